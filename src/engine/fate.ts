import { type Family, narrowed, outcomeFamilies } from './families.ts';
import { costAt } from './groups.ts';
import { enemyOf } from './sides.ts';
import { isReachable } from './sums.ts';
import { costOf, type Targets, targetsOf } from './targets.ts';
import type { Combat, SideName, UnitId } from './types.ts';
import { settled, unsettled, type Wish } from './wish.ts';

/** What a side's legal assignments do to an enemy unit: it lives under each, dies under some, or dies under each. */
export type Fate = 'lives' | 'open' | 'dies';

/**
 * Whether some legal assignment finishes these units (by index) or leaves them unfinished, all at once. Each must be one
 * that can be finished.
 */
function isPossible(targets: Targets, wanted: ReadonlyMap<number, boolean>): boolean {
  if (targets.leftover !== undefined) return ![...wanted.values()].includes(false);
  return outcomeFamilies(targets).some((family) => {
    let part: Family | undefined = family;
    for (const [index, finished] of wanted) part = part && narrowed(targets, part, index, finished);
    const costs = part?.free.map((other) => costAt(targets, other)) ?? [];
    return part !== undefined && isReachable(costs, part.low, part.high);
  });
}

/** As `fate`, by index. */
export function fateAt(combat: Combat, targets: Targets, index: number): Fate {
  const known = settled(combat, targets, index);
  if (known) return known;
  if (!isPossible(targets, new Map([[index, true]]))) return 'lives';
  return isPossible(targets, new Map([[index, false]])) ? 'open' : 'dies';
}

/** What this side's legal assignments do to an enemy unit. An id that is no enemy unit lives. */
export function fate(combat: Combat, side: SideName, unit: UnitId): Fate {
  const targets = targetsOf(combat, side);
  const index = targets.units.findIndex(({ id }) => id === unit);
  return index < 0 ? 'lives' : fateAt(combat, targets, index);
}

/** The smallest totals of raw damage with which a unit can die and must die; undefined where no total does it. */
export interface DeathTotals {
  readonly can: number | undefined;
  readonly must: number | undefined;
}

/** The smallest whole number from 0 to `most` for which a question is answered yes, where it stays yes from there on. */
function smallest(most: number, isTrue: (n: number) => boolean): number | undefined {
  if (!isTrue(most)) return undefined;
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The same question with other totals, up to one with which whatever can ever die can die. */
function totalsOf(now: Targets): { most: number; withTotal: (total: number) => Targets } {
  const costs = now.units.map(({ need }) => (need === 'exempt' ? 0 : costOf(need)));
  const all = costs.reduce((sum, cost) => sum + cost, 0);
  const most = costs.filter(Number.isFinite).reduce((sum, cost) => sum + cost, 0);
  const withTotal = (total: number) => ({
    ...now,
    total,
    leftover: all <= total ? total - all : undefined,
  });
  return { most, withTotal };
}

/**
 * With which totals an enemy unit can die and must die, if this side had more or less damage and all else stayed the
 * same. More damage never takes an outcome away: what kills the unit with some total still does with one more, and what
 * spares it still does with one less. An id that is no enemy unit does neither.
 */
export function deathTotals(combat: Combat, side: SideName, unit: UnitId): DeathTotals {
  const now = targetsOf(combat, side);
  const index = now.units.findIndex(({ id }) => id === unit);
  const known = index < 0 ? 'lives' : settled(combat, now, index);
  if (known) return known === 'dies' ? { can: 0, must: 0 } : { can: undefined, must: undefined };

  const { most, withTotal } = totalsOf(now);
  return {
    can: smallest(most, (total) => isPossible(withTotal(total), new Map([[index, true]]))),
    must: smallest(most, (total) => !isPossible(withTotal(total), new Map([[index, false]]))),
  };
}

/**
 * The smallest total of raw damage with which a wish comes true, all else being the same; undefined where no total does
 * it.
 */
export function totalToGrant(combat: Combat, side: SideName, wish: Wish): number | undefined {
  const now = targetsOf(combat, side);
  const open = unsettled(combat, now, wish);
  if (!open) return undefined;
  const { most, withTotal } = totalsOf(now);
  const dead = new Map([...open].filter(([, finished]) => finished));
  const least = smallest(most, (total) => isPossible(withTotal(total), dead));
  // With just enough for the dead only those die that must die with them: who does not live then never does.
  return least !== undefined && isPossible(withTotal(least), open) ? least : undefined;
}

/** As `fate`, for every enemy unit, in setup order. */
export const fates = (combat: Combat, side: SideName): ReadonlyMap<UnitId, Fate> => {
  const targets = targetsOf(combat, side);
  return new Map(
    combat[enemyOf(side)].units.map(({ id }, index) => [id, fateAt(combat, targets, index)] as const),
  );
};
