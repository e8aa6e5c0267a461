import { nearestLegal } from './fix.ts';
import { toLegal } from './legal.ts';
import { lookAt } from './legality.ts';
import type { Assignment, AssignmentResult, Choices, Combat, SideName } from './types.ts';

/**
 * Whether `side` may assign like this, and under which choices and replay order; else every rule that refuses it and
 * one nearest legal assignment. Amounts are raw; a unit left out gets 0. Without `choices` an assignment is legal if
 * some choice of E10 makes it so. An amount that is not a whole number of 0 or more is refused by `assign-whole-total`,
 * without a fix and without looking at the order.
 */
export function checkAssignment(
  combat: Combat,
  side: SideName,
  assignment: Assignment,
  choices?: Choices,
): AssignmentResult {
  const { targets, amounts, refusals } = lookAt(combat, side, assignment, choices);
  if (!amounts) return { ok: false, refusals };
  if (refusals.length === 0) return { ok: true, value: toLegal(targets, amounts) };
  return { ok: false, refusals, fix: toLegal(targets, nearestLegal(targets, amounts)) };
}
