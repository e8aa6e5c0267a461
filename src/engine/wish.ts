import { finishing } from './amounts.ts';
import { countOf } from './count.ts';
import { hit } from './dealing.ts';
import { assignmentFamilies, narrowed, type PartialFamily } from './families.ts';
import { nearestLegal } from './fix.ts';
import { costAt } from './groups.ts';
import { toLegal } from './legal.ts';
import { enemyOf } from './sides.ts';
import { countSubsets, subsetsBetween } from './sums.ts';
import { type Targets, targetsOf } from './targets.ts';
import type { Combat, LegalAssignment, SideName, UnitId } from './types.ts';

/** What should become of some enemy units. The others may die or live. An id that is no enemy unit can do neither. */
export interface Wish {
  readonly dead: readonly UnitId[];
  readonly alive: readonly UnitId[];
}

/** The legal assignments under which a wish comes true. */
export interface Granted {
  /** Exact, however many there are. */
  readonly count: bigint;
  /** One of them; absent where there is none. Always the same one for the same input. */
  readonly example?: LegalAssignment;
}

/**
 * Whether a unit dies or lives whatever this side assigns: it dies when its marks are lethal already, it lives when it
 * cannot be dealt damage or no amount is lethal. Undefined where that depends on what is assigned to it.
 */
export function settled(combat: Combat, targets: Targets, index: number): 'dies' | 'lives' | undefined {
  const enemy = enemyOf(targets.side);
  const unit = combat[enemy].units[index];
  if (unit && hit(combat, unit, enemy, 0).dies) return 'dies';
  return typeof targets.units[index]?.need === 'number' ? undefined : 'lives';
}

/** The wishes that are not settled, by index: whether the unit is to be finished. Undefined where one is settled against. */
export function unsettled(
  combat: Combat,
  targets: Targets,
  { dead, alive }: Wish,
): Map<number, boolean> | undefined {
  const open = new Map<number, boolean>();
  for (const [ids, finished] of [
    [dead, true],
    [alive, false],
  ] as const) {
    for (const id of ids) {
      const index = targets.units.findIndex((target) => target.id === id);
      const fate = index < 0 ? undefined : settled(combat, targets, index);
      const against = finished ? 'lives' : 'dies';
      if (index < 0 || fate === against || open.get(index) === !finished) return undefined;
      if (fate === undefined) open.set(index, finished);
    }
  }
  return open;
}

/**
 * How many of a side's legal assignments kill every unit that should die and none that should live, and one of them.
 * Exact at any size; nothing is enumerated.
 */
export function grant(combat: Combat, side: SideName, wish: Wish): Granted {
  const targets = targetsOf(combat, side);
  const open = unsettled(combat, targets, wish);
  if (!open) return { count: 0n };
  // With enough damage for everybody, everybody dies who can.
  if (targets.leftover !== undefined)
    return [...open.values()].includes(false)
      ? { count: 0n }
      : { count: countOf(targets), example: toLegal(targets, nearestLegal(targets, [])) };

  const families = assignmentFamilies(targets).flatMap((family) => {
    let part: PartialFamily | undefined = family;
    for (const [index, finished] of open) part = part && narrowed(targets, part, index, finished);
    return part ?? [];
  });
  let count = 0;
  let example: LegalAssignment | undefined;
  for (const { forced, free, low, high, partial } of families) {
    const costs = free.map((index) => costAt(targets, index));
    count += countSubsets(costs, low, high);
    if (example || count === 0) continue;
    for (const chosen of subsetsBetween(costs, low, high)) {
      const finished = [...forced, ...chosen.map((place) => free[place] as number)];
      example = toLegal(targets, finishing(targets, finished, partial));
      break;
    }
  }
  return { count: BigInt(count), ...(example && { example }) };
}
