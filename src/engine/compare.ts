import { countAssignments, legalAssignments } from './count.ts';
import { outcomes } from './outcomes.ts';
import type { Combat, LegalAssignment, OutcomeGroup, SideName } from './types.ts';

/** What is found in two combats: in the first alone, in the second alone, and in how many places in both. */
export interface Difference<T> {
  readonly first: readonly T[];
  readonly second: readonly T[];
  readonly both: number;
}

/** How one side's legal assignments and their outcomes differ between two combats. Units are the same by id. */
export interface Comparison {
  /** Legal assignments, exact. */
  readonly splits: readonly [bigint, bigint];
  /** Assignments that are legal in one alone; absent where one of the combats has more than were to be listed. */
  readonly onlySplits?: Difference<LegalAssignment>;
  /** Sets of enemy units that can die, exact. */
  readonly deaths: readonly [bigint, bigint];
  /** Sets of deaths that are possible in one alone; absent where one of the combats does not list all of its own. */
  readonly onlyDeaths?: Difference<OutcomeGroup>;
}

function differenceOf<T>(first: readonly T[], second: readonly T[], key: (item: T) => string): Difference<T> {
  const [inFirst, inSecond] = [new Set(first.map(key)), new Set(second.map(key))];
  return {
    first: first.filter((item) => !inSecond.has(key(item))),
    second: second.filter((item) => !inFirst.has(key(item))),
    both: first.filter((item) => inSecond.has(key(item))).length,
  };
}

const keyOfAmounts = ({ amounts }: LegalAssignment): string => JSON.stringify(Object.entries(amounts).sort());

/**
 * What two combats let a side do. Assignments are compared by raw amounts, and listed where each combat has `listed` or
 * fewer.
 */
export function compare(first: Combat, second: Combat, side: SideName, listed = 500): Comparison {
  const splits = [countAssignments(first, side), countAssignments(second, side)] as const;
  const [here, there] = [outcomes(first, side), outcomes(second, side)];
  const isListed = splits.every((count) => count <= BigInt(listed));
  const isComplete = [here, there].every(({ count, groups }) => count === BigInt(groups.length));
  return {
    splits,
    ...(isListed && {
      onlySplits: differenceOf(
        [...legalAssignments(first, side)],
        [...legalAssignments(second, side)],
        keyOfAmounts,
      ),
    }),
    deaths: [here.count, there.count],
    ...(isComplete && {
      onlyDeaths: differenceOf(here.groups, there.groups, ({ killed }) => JSON.stringify([...killed].sort())),
    }),
  };
}
