import { legalAmounts } from './amounts.ts';
import { assignmentFamilies } from './families.ts';
import { costAt } from './groups.ts';
import { toLegal } from './legal.ts';
import { countSubsets } from './sums.ts';
import { type Targets, targetsOf } from './targets.ts';
import type { Combat, LegalAssignment, SideName } from './types.ts';

/** How many ways there are to choose `k` of `n`. */
function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** As `countAssignments`. */
export function countOf(targets: Targets): bigint {
  const { leftover, units } = targets;
  if (leftover !== undefined) return choose(leftover + units.length - 1, units.length - 1);
  const counts = assignmentFamilies(targets).map(({ free, low, high }) =>
    countSubsets(
      free.map((index) => costAt(targets, index)),
      low,
      high,
    ),
  );
  return BigInt(counts.reduce((sum, count) => sum + count, 0));
}

/**
 * How many legal assignments a side has: distinct raw amounts, so the same amounts under two choices count once. Exact
 * at any size; nothing is enumerated.
 */
export const countAssignments = (combat: Combat, side: SideName): bigint => countOf(targetsOf(combat, side));

/** Every legal assignment of a side, each once, made as they are asked for. */
export function* legalAssignments(combat: Combat, side: SideName): Generator<LegalAssignment> {
  const targets = targetsOf(combat, side);
  for (const amounts of legalAmounts(targets)) yield toLegal(targets, amounts);
}
