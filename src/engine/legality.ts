import { brokenRules, refusal } from './broken.ts';
import { toLegal } from './legal.ts';
import { entry } from './record.ts';
import { enemyOf } from './sides.ts';
import { type Targets, targetsOf } from './targets.ts';
import type {
  Assignment,
  AssignmentRefusal,
  Choices,
  Combat,
  LegalAssignment,
  Result,
  SideName,
  UnitId,
} from './types.ts';

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Choices that name no enemy unit, and choices for a unit without both keywords (or that are no keyword). */
function wrongChoices(
  combat: Combat,
  side: SideName,
  choices: Choices,
): { unknown: UnitId[]; unfit: UnitId[] } {
  const unknown: UnitId[] = [];
  const unfit: UnitId[] = [];
  const { units } = combat[enemyOf(side)];
  for (const id of Object.keys(choices)) {
    const unit = units.find((candidate) => candidate.id === id);
    if (!unit) unknown.push(id);
    else if (!unit.tank || !unit.backline || (choices[id] !== 'tank' && choices[id] !== 'backline'))
      unfit.push(id);
  }
  return { unknown, unfit };
}

/** An assignment as the rules meet it, and what they have against it. */
export interface Look {
  readonly targets: Targets;
  /** Raw amounts of the enemy units, in setup order; undefined where one is not a whole number of 0 or more. */
  readonly amounts: readonly number[] | undefined;
  readonly refusals: readonly AssignmentRefusal[];
}

/** Looks at an assignment by every rule. */
export function lookAt(combat: Combat, side: SideName, assignment: Assignment, choices: Choices = {}): Look {
  const wrong = wrongChoices(combat, side, choices);
  const stated = Object.fromEntries(Object.entries(choices).filter(([id]) => !wrong.unfit.includes(id)));
  const targets = targetsOf(combat, side, stated);
  const inOrder = (ids: readonly UnitId[]): UnitId[] =>
    targets.units.filter(({ id }) => ids.includes(id)).map(({ id }) => id);

  const given = Object.keys(assignment);
  const unknown = given.filter((id) => !targets.units.some((target) => target.id === id));
  const notAmounts = given.filter((id) => !isAmount(assignment[id]));
  const sum = given.reduce((soFar, id) => soFar + Number(assignment[id]), 0);
  const amounts = targets.units.map(({ id }) => entry(assignment, id) ?? 0);

  const refusals: AssignmentRefusal[] = [];
  if (sum !== targets.total || notAmounts.length > 0) {
    const units = [...inOrder(notAmounts), ...notAmounts.filter((id) => unknown.includes(id)).sort()];
    refusals.push({ ...refusal('assign-whole-total', units), given: sum, total: targets.total });
  }
  const strangers = [...new Set([...unknown, ...wrong.unknown])].sort();
  if (strangers.length > 0) refusals.push(refusal('own-enemy-only', strangers));
  if (notAmounts.length === 0) refusals.push(...brokenRules(targets, amounts));
  if (wrong.unfit.length > 0) refusals.push(refusal('pick-tank-or-backline', inOrder(wrong.unfit)));
  return { targets, amounts: notAmounts.length === 0 ? amounts : undefined, refusals };
}

/** What `checkAssignment` says, without the nearest legal assignment, which is most of its work. */
export function checkLegality(
  combat: Combat,
  side: SideName,
  assignment: Assignment,
  choices?: Choices,
): Result<LegalAssignment, AssignmentRefusal> {
  const { targets, amounts, refusals } = lookAt(combat, side, assignment, choices);
  return amounts && refusals.length === 0
    ? { ok: true, value: toLegal(targets, amounts) }
    : { ok: false, refusals };
}
