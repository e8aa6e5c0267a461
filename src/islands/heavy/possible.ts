import {
  type Combat,
  countAssignments,
  type LegalAssignment,
  legalAssignments,
  type Outcomes,
  outcomes,
  type SideName,
} from '../../engine/index.ts';

/** What a side's legal splits are and do. */
export interface Possible {
  /** How many there are. */
  readonly count: bigint;
  /** All of them where they are few, else none. */
  readonly all: readonly LegalAssignment[];
  readonly outcomes: Outcomes;
}

/** Counts a side's legal splits and what they kill; lists them where there are at most so many. */
export const possible = (combat: Combat, side: SideName, listed: number): Possible => {
  const count = countAssignments(combat, side);
  return {
    count,
    all: count <= BigInt(listed) ? [...legalAssignments(combat, side)] : [],
    outcomes: outcomes(combat, side),
  };
};
