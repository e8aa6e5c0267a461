import { finishing } from './amounts.ts';
import { countOf } from './count.ts';
import { hit } from './dealing.ts';
import { type Family, narrowed, outcomeFamilies } from './families.ts';
import { nearestLegal } from './fix.ts';
import { costAt, groupsOf, startable } from './groups.ts';
import { toLegal } from './legal.ts';
import { enemyOf } from './sides.ts';
import { cheapestSubset, countSubsets, subsetsBetween } from './sums.ts';
import { type Targets, targetsOf } from './targets.ts';
import type { Combat, OutcomeGroup, Outcomes, SideName } from './types.ts';

/** Up to so many outcomes are all listed. */
const listed = 200;

/** Indices of finished units, ascending. */
type Finished = readonly number[];

const members = ({ forced, free }: Family, chosen: readonly number[]): Finished =>
  [...forced, ...chosen.map((place) => free[place] as number)].sort((a, b) => a - b);

const costsOf = (targets: Targets, { free }: Family): number[] => free.map((index) => costAt(targets, index));

function* everyOutcome(targets: Targets, families: readonly Family[]): Generator<Finished> {
  for (const family of families) {
    for (const chosen of subsetsBetween(costsOf(targets, family), family.low, family.high)) {
      yield members(family, chosen);
    }
  }
}

function countIn(targets: Targets, families: readonly Family[]): number {
  const counts = families.map((family) => countSubsets(costsOf(targets, family), family.low, family.high));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How many distinct sets of enemy units can die under this side's legal assignments; exact at any size. */
export function countOutcomes(combat: Combat, side: SideName): bigint {
  const targets = targetsOf(combat, side);
  return targets.leftover === undefined ? BigInt(countIn(targets, outcomeFamilies(targets))) : 1n;
}

/** The outcome with the most (`-1`) or the fewest (`1`) units finished. */
function extreme(targets: Targets, families: readonly Family[], perUnit: -1 | 1): Finished {
  let best: Finished = [];
  let least = Number.POSITIVE_INFINITY;
  for (const family of families) {
    const { forced, free, low, high } = family;
    const fixed = forced.length * perUnit;
    if (fixed + Math.min(0, free.length * perUnit) >= least) continue;
    const prices = free.map(() => perUnit);
    const found = cheapestSubset(costsOf(targets, family), prices, low, high, () => 0);
    if (found && fixed + found.price < least) {
      least = fixed + found.price;
      best = members(family, found.chosen);
    }
  }
  return best;
}

/** Most deaths first, then by the earliest unit in setup order that tells them apart. */
function byDeaths(a: Finished, b: Finished): number {
  const differ = a.findIndex((index, place) => index !== b[place]);
  return b.length - a.length || (differ < 0 ? 0 : (a[differ] as number) - (b[differ] as number));
}

/** The most and the fewest units finished, and for each unit one outcome with it finished and one with it not. */
function tellingOutcomes(targets: Targets, families: readonly Family[]): Finished[] {
  const telling = [extreme(targets, families, -1)];
  const fewest = extreme(targets, families, 1);
  if (byDeaths(telling[0] as Finished, fewest) !== 0) telling.push(fewest);
  for (const unit of targets.units.keys()) {
    for (const finished of [true, false]) {
      if (telling.some((outcome) => outcome.includes(unit) === finished)) continue;
      const parts = families.map((family) => narrowed(targets, family, unit, finished));
      const [found] = everyOutcome(
        targets,
        parts.filter((part) => part !== undefined),
      );
      if (found) telling.push(found);
    }
  }
  return telling;
}

/**
 * The distinct sets of enemy units that die under this side's legal assignments, each with the exact count of
 * assignments and one of them. All sets up to 200, those with the most deaths first; beyond, the most and the fewest
 * deaths, and for each unit one set with it and one without it, where there is one. `count` is exact at any size.
 */
export function outcomes(combat: Combat, side: SideName): Outcomes {
  const targets = targetsOf(combat, side);
  const enemy = enemyOf(side);
  const group = (amounts: readonly number[], count: bigint): OutcomeGroup => ({
    killed: combat[enemy].units
      .filter((unit, index) => hit(combat, unit, enemy, amounts[index] ?? 0).dies)
      .map(({ id }) => id),
    count,
    example: toLegal(targets, amounts),
  });
  // With enough damage for everybody there is nothing to choose but where the leftover goes.
  if (targets.leftover !== undefined) {
    return { count: 1n, groups: [group(nearestLegal(targets, []), countOf(targets))] };
  }

  const families = outcomeFamilies(targets);
  const count = countIn(targets, families);
  const sets = count <= listed ? [...everyOutcome(targets, families)] : tellingOutcomes(targets, families);

  const groups = groupsOf(targets);
  return {
    count: BigInt(count),
    groups: sets.toSorted(byDeaths).map((finished) => {
      const rest = finished.reduce((left, index) => left - costAt(targets, index), targets.total);
      if (rest === 0) return group(finishing(targets, finished, undefined), 1n);
      const takers = startable(groups, new Set(finished)).filter((index) => costAt(targets, index) > rest);
      return group(finishing(targets, finished, takers[0]), BigInt(takers.length));
    }),
  };
}
