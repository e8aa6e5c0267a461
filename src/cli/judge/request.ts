import {
  type Assignment,
  type Choices,
  type Combat,
  enemyOf,
  type Keyword,
  limits,
  type SetupRefusal,
  type SideName,
} from '../../engine/index.ts';
import {
  type Findings,
  nothingFound,
  object,
  oneOf,
  optional,
  pointer,
  type Read,
  record,
  refuse,
  required,
  whole,
} from '../../engine/read.ts';
import { noCombat, readCombat } from '../../engine/setup.ts';

/** How many assignments may be asked for. */
export const listLength = { min: 0, max: 10_000 };

/** One question about a combat. */
export type Request =
  | { readonly ask: 'sides'; readonly combat: Combat }
  | { readonly ask: 'list'; readonly combat: Combat; readonly side: SideName; readonly list: number }
  | {
      readonly ask: 'check';
      readonly combat: Combat;
      readonly side: SideName;
      readonly assignment: Assignment;
      readonly choices: Choices;
    }
  | {
      readonly ask: 'resolve';
      readonly combat: Combat;
      readonly attacker: Assignment;
      readonly defender: Assignment;
    };

/** A request, or everything that keeps the value from being one. */
export type Reading =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly refusals: readonly SetupRefusal[] };

const noRequest: Request = { ask: 'sides', combat: noCombat };

const combatOf = (from: object, path: string, findings: Findings): Combat =>
  required(from, path, 'combat', findings, readCombat, noCombat);

const sideOf = (from: object, path: string, findings: Findings): SideName =>
  required(from, path, 'side', findings, oneOf<SideName>(['attacker', 'defender'], 'attacker'), 'attacker');

const amounts: Read<Assignment> = record(whole(limits.amount));

const keywords: Read<Choices> = record(oneOf<Keyword>(['tank', 'backline'], 'tank'));

/** Which units may be given a choice is known only with the combat and the side. */
function refuseChoices(
  combat: Combat,
  side: SideName,
  choices: Choices,
  path: string,
  findings: Findings,
): void {
  const { units } = combat[enemyOf(side)];
  for (const id of Object.keys(choices)) {
    const unit = units.find((candidate) => candidate.id === id);
    const at = pointer(path, id);
    if (!unit) refuse(findings, at, { problem: 'unknown-unit', id });
    else if (!unit.tank || !unit.backline) refuse(findings, at, { problem: 'not-both-keywords', id });
  }
}

const sides = object<Request>(['combat'], noRequest, (from, path, findings) => ({
  ask: 'sides',
  combat: combatOf(from, path, findings),
}));

const list = object<Request>(['combat', 'side', 'list'], noRequest, (from, path, findings) => ({
  ask: 'list',
  combat: combatOf(from, path, findings),
  side: sideOf(from, path, findings),
  list: required(from, path, 'list', findings, whole(listLength), 0),
}));

const check = object<Request>(
  ['combat', 'side', 'assignment', 'choices'],
  noRequest,
  (from, path, findings) => {
    const combat = combatOf(from, path, findings);
    const side = sideOf(from, path, findings);
    const isKnown = findings.refusals.length === 0;
    const assignment = required(from, path, 'assignment', findings, amounts, {});
    const choices = optional(from, path, 'choices', findings, keywords, {});
    if (isKnown) refuseChoices(combat, side, choices, pointer(path, 'choices'), findings);
    return { ask: 'check', combat, side, assignment, choices };
  },
);

const resolve = object<Request>(['combat', 'attacker', 'defender'], noRequest, (from, path, findings) => ({
  ask: 'resolve',
  combat: combatOf(from, path, findings),
  attacker: required(from, path, 'attacker', findings, amounts, {}),
  defender: required(from, path, 'defender', findings, amounts, {}),
}));

/** What is asked follows from the keys; those that do not belong to the question are then refused. */
function formOf(value: unknown): Read<Request> {
  const has = (...keys: readonly string[]): boolean =>
    typeof value === 'object' && value !== null && keys.some((key) => Object.hasOwn(value, key));
  if (has('attacker', 'defender')) return resolve;
  if (has('assignment', 'choices')) return check;
  return has('side', 'list') ? list : sides;
}

/** Reads one question. Paths are JSON Pointers from the root of the value. */
export function readRequest(value: unknown): Reading {
  const findings = nothingFound();
  const request = formOf(value)(value, '', findings);
  return findings.refusals.length > 0 ? { ok: false, refusals: findings.refusals } : { ok: true, request };
}
