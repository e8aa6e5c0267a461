import type { Assignment, UnitId } from './types.ts';

/**
 * The entry of a record, or undefined. Only own entries count: `constructor` and `toString` are fine unit ids, and a
 * plain object inherits something under both.
 */
export const entry = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** A record made by the engine inherits nothing, so that reading an absent id gives undefined. */
export function toRecord<T>(entries: Iterable<readonly [string, T]>): Readonly<Record<string, T>> {
  const record: Record<string, T> = Object.create(null);
  for (const [key, value] of entries) record[key] = value;
  return record;
}

/** The raw amount that an assignment puts on a unit; 0 where the unit is left out. */
export const amountOn = (assignment: Assignment, id: UnitId): number => entry(assignment, id) ?? 0;

/** What an assignment assigns in all, raw. */
export const assignedBy = (assignment: Assignment): number =>
  Object.values(assignment).reduce((sum, amount) => sum + amount, 0);
