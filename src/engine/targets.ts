import { total } from './might.ts';
import { needOf } from './need.ts';
import { entry } from './record.ts';
import { enemyOf } from './sides.ts';
import type { Choices, Combat, Need, SideName, UnitId } from './types.ts';

/** What orders a unit for the assigning player: the keywords in force on it. */
export type Rank = 'tank' | 'ordinary' | 'backline' | 'both';

/** One enemy unit as the assigning player meets it. */
export interface Target {
  readonly id: UnitId;
  readonly need: Need;
  /** After what the player ignores, and after the stated choice where E10 gives one. */
  readonly rank: Rank;
  /** E10 gives a choice for this unit, stated or not. An exempt unit has no place in the order to choose. */
  readonly choice: boolean;
}

/** The enemy units of one side, in setup order, with all that E5 to E12 ask about. */
export interface Targets {
  readonly side: SideName;
  readonly total: number;
  readonly units: readonly Target[];
  /**
   * An ordinary unit that can be dealt damage still has a need (E10). Then a unit of rank `both` is one whose choice
   * is open; else it comes after every unit without Backline and before every unit without Tank.
   */
  readonly clash: boolean;
  /** Raw damage beyond all needs (E12), 0 or more; undefined when some unit that is not exempt cannot be finished. */
  readonly leftover: number | undefined;
}

function rankOf(tank: boolean, backline: boolean): Rank {
  if (tank) return backline ? 'both' : 'tank';
  return backline ? 'backline' : 'ordinary';
}

/** What `side` assigns to. `choices` are those the player states; entries for which E10 gives no choice are ignored. */
export function targetsOf(combat: Combat, side: SideName, choices: Choices = {}): Targets {
  const enemy = enemyOf(side);
  const { ignores } = combat[side];
  const met = combat[enemy].units.map((unit) => ({
    id: unit.id,
    need: needOf(combat, unit, enemy),
    rank: rankOf(unit.tank && !ignores.includes('tank'), unit.backline && !ignores.includes('backline')),
  }));
  const clash = met.some(({ need, rank }) => rank === 'ordinary' && need !== 'exempt' && need !== 0);
  const units = met.map((target): Target => {
    const isOpen = clash && target.rank === 'both';
    const rank = isOpen ? (entry(choices, target.id) ?? target.rank) : target.rank;
    return { ...target, rank, choice: isOpen && target.need !== 'exempt' };
  });
  const sum = total(combat, side);
  const needed = met.reduce((soFar, { need }) => soFar + (need === 'exempt' ? 0 : costOf(need)), 0);
  return { side, total: sum, units, clash, leftover: needed <= sum ? sum - needed : undefined };
}

/** The raw amount that finishes a unit: infinite where nothing does. */
export const costOf = (need: Need): number => (typeof need === 'number' ? need : Number.POSITIVE_INFINITY);

/** The unit has its need in full. */
export const isDone = ({ need }: Target, amount: number): boolean => amount >= costOf(need);

/** The unit can be dealt damage and does not have its need (E11: exempt units are not waited for). */
export const isWaiting = (target: Target, amount: number): boolean =>
  target.need !== 'exempt' && !isDone(target, amount);

/** How much of a raw amount counts toward the unit's need; what is beyond is leftover (E12). */
export function towardNeed({ need }: Target, amount: number): number {
  return need === 'exempt' ? 0 : Math.min(amount, costOf(need));
}

/** Enemy units for which E10 gives this side's player a choice between Tank and Backline, in setup order. */
export const choosers = (combat: Combat, side: SideName): readonly UnitId[] =>
  targetsOf(combat, side)
    .units.filter(({ choice }) => choice)
    .map(({ id }) => id);

/** Where a unit stands in the assigning player's order. */
export type Tier = 'first' | 'middle' | 'last';

const tierOf: Readonly<Record<Rank, Tier>> = {
  tank: 'first',
  both: 'middle',
  ordinary: 'middle',
  backline: 'last',
};

/**
 * The place of each enemy unit in this side's order, for display: Tank units first, Backline units last. A unit with
 * both keywords stands in the middle where no choice is given, else where the choice puts it (first when none is stated).
 */
export function tiers(combat: Combat, side: SideName, choices?: Choices): ReadonlyMap<UnitId, Tier> {
  const { units } = targetsOf(combat, side, choices);
  return new Map(
    units.map(({ id, rank, choice }) => [id, choice && rank === 'both' ? 'first' : tierOf[rank]] as const),
  );
}
