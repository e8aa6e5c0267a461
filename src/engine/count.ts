import { cost, partialFamilies } from './families.ts';
import { toLegal } from './legal.ts';
import { countSubsets, subsetsBetween } from './sums.ts';
import { type Target, type Targets, targetsOf } from './targets.ts';
import type { Combat, LegalAssignment, SideName } from './types.ts';

/** How many ways there are to choose `k` of `n`. */
function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

const costs = (targets: Targets, indices: readonly number[]): number[] =>
  indices.map((index) => cost(targets.units[index] as Target));

/** As `countAssignments`. */
export function countOf(targets: Targets): bigint {
  const { leftover, units } = targets;
  if (leftover !== undefined) return choose(leftover + units.length - 1, units.length - 1);
  return BigInt(
    partialFamilies(targets).reduce(
      (sum, { free, low, high }) => sum + countSubsets(costs(targets, free), low, high),
      0,
    ),
  );
}

/**
 * How many legal assignments a side has: distinct raw amounts (the same amounts under two choices count once). Exact at
 * any size; nothing is enumerated.
 */
export const countAssignments = (combat: Combat, side: SideName): bigint => countOf(targetsOf(combat, side));

/** Every way to put `amount` on the units from `index` on, on top of what they have; most on the first one first. */
function* spread(amounts: number[], index: number, amount: number): Generator<readonly number[]> {
  const before = amounts[index] ?? 0;
  if (index === amounts.length - 1) {
    amounts[index] = before + amount;
    yield amounts;
  } else {
    for (let here = amount; here >= 0; here--) {
      amounts[index] = before + here;
      yield* spread(amounts, index + 1, amount - here);
    }
  }
  amounts[index] = before;
}

/** Raw amounts by index of every legal assignment; each array is only good until the next one is asked for. */
export function* legalAmounts(targets: Targets): Generator<readonly number[]> {
  const { leftover, total, units } = targets;
  if (leftover !== undefined) {
    yield* spread(
      units.map(({ need }) => (typeof need === 'number' ? need : 0)),
      0,
      leftover,
    );
    return;
  }
  for (const { forced, free, low, high, partial } of partialFamilies(targets)) {
    for (const chosen of subsetsBetween(costs(targets, free), low, high)) {
      const finished = [...forced, ...chosen.map((place) => free[place] as number)];
      yield withRest(targets, finished, partial, total);
    }
  }
}

/** The amounts that finish some units and put what is left of the total on another. */
export function withRest(
  targets: Targets,
  finished: readonly number[],
  partial: number | undefined,
  total: number,
): number[] {
  const amounts = targets.units.map(() => 0);
  let rest = total;
  for (const index of finished) {
    amounts[index] = cost(targets.units[index] as Target);
    rest -= amounts[index];
  }
  if (partial !== undefined) amounts[partial] = rest;
  return amounts;
}

/** Every legal assignment of a side, each once, made as they are asked for. */
export function* legalAssignments(combat: Combat, side: SideName): Generator<LegalAssignment> {
  const targets = targetsOf(combat, side);
  for (const amounts of legalAmounts(targets)) yield toLegal(targets, amounts);
}
