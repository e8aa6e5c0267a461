import {
  type Assignment,
  type Choices,
  type Combat,
  createCombat,
  enemyOf,
  limits,
  type SetupProblem,
  type SetupRefusal,
  type SideName,
} from '../../engine/index.ts';

/** At most so many assignments are listed. */
export const longestList = 10_000;

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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pointer = (path: string, key: string): string =>
  `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const sides: readonly SideName[] = ['attacker', 'defender'];

/**
 * Reads one question. What it asks follows from its keys: `attacker` or `defender` make it a question about a whole
 * combat, else `assignment` or `choices` one about a split, else `side` or `list` one for a list. Keys that do not
 * belong to the question are refused. Paths are JSON Pointers from the root of the value.
 */
export function readRequest(value: unknown): Reading {
  const refusals: SetupRefusal[] = [];
  const refuse = (path: string, problem: SetupProblem): void => {
    if (refusals.length < limits.refusals.max) refusals.push({ rule: 'not-a-combat', path, ...problem });
  };
  if (!isObject(value)) {
    refuse('', { problem: 'wrong-type', expected: 'object' });
    return { ok: false, refusals };
  }
  const has = (...keys: readonly string[]): boolean => keys.some((key) => Object.hasOwn(value, key));

  const part = <T>(key: string, read: (part: unknown, path: string) => T): T | undefined => {
    if (has(key)) return read(value[key], pointer('', key));
    refuse(pointer('', key), { problem: 'missing' });
    return undefined;
  };
  const onlyKeys = (...known: readonly string[]): void => {
    for (const key of Object.keys(value)) {
      if (!known.includes(key)) refuse(pointer('', key), { problem: 'unknown-key' });
    }
  };

  const readCombat = (setup: unknown, path: string): Combat | undefined => {
    const made = createCombat(setup);
    if (made.ok) return made.value;
    for (const refusal of made.refusals) {
      if (refusals.length < limits.refusals.max) refusals.push({ ...refusal, path: path + refusal.path });
    }
    return undefined;
  };
  const readSide = (name: unknown, path: string): SideName | undefined => {
    const side = sides.find((candidate) => candidate === name);
    if (!side) refuse(path, { problem: 'not-one-of', allowed: sides });
    return side;
  };
  const readWhole = (number: unknown, path: string, min: number, max: number): number | undefined => {
    if (typeof number !== 'number' || !Number.isInteger(number)) {
      refuse(path, { problem: 'wrong-type', expected: 'whole-number' });
    } else if (number < min || number > max) refuse(path, { problem: 'out-of-range', min, max });
    else return number;
    return undefined;
  };
  const readAssignment = (amounts: unknown, path: string): Assignment | undefined => {
    if (!isObject(amounts)) {
      refuse(path, { problem: 'wrong-type', expected: 'object' });
      return undefined;
    }
    for (const [id, amount] of Object.entries(amounts)) {
      readWhole(amount, pointer(path, id), limits.amount.min, limits.amount.max);
    }
    return amounts as Assignment;
  };
  const readChoices = (choices: unknown, path: string): Choices | undefined => {
    if (!isObject(choices)) {
      refuse(path, { problem: 'wrong-type', expected: 'object' });
      return undefined;
    }
    for (const [id, keyword] of Object.entries(choices)) {
      if (keyword !== 'tank' && keyword !== 'backline') {
        refuse(pointer(path, id), { problem: 'not-one-of', allowed: ['tank', 'backline'] });
      }
    }
    return choices as Choices;
  };
  /** Which units may be given a choice is known only with the combat. */
  const checkChoices = (combat: Combat, side: SideName, choices: Choices): void => {
    const { units } = combat[enemyOf(side)];
    for (const id of Object.keys(choices)) {
      const unit = units.find((candidate) => candidate.id === id);
      if (!unit) refuse(pointer('/choices', id), { problem: 'unknown-unit', id });
      else if (!unit.tank || !unit.backline)
        refuse(pointer('/choices', id), { problem: 'not-both-keywords', id });
    }
  };
  const answer = (request: Request): Reading =>
    refusals.length > 0 ? { ok: false, refusals } : { ok: true, request };

  const combat = part('combat', readCombat);
  if (has('attacker', 'defender')) {
    onlyKeys('combat', 'attacker', 'defender');
    const attacker = part('attacker', readAssignment);
    const defender = part('defender', readAssignment);
    if (combat && attacker && defender) return answer({ ask: 'resolve', combat, attacker, defender });
  } else if (has('assignment', 'choices')) {
    onlyKeys('combat', 'side', 'assignment', 'choices');
    const side = part('side', readSide);
    const assignment = part('assignment', readAssignment);
    const choices = has('choices') ? part('choices', readChoices) : {};
    if (combat && side && choices) checkChoices(combat, side, choices);
    if (combat && side && assignment && choices)
      return answer({ ask: 'check', combat, side, assignment, choices });
  } else if (has('side', 'list')) {
    onlyKeys('combat', 'side', 'list');
    const side = part('side', readSide);
    const list = part('list', (number, path) => readWhole(number, path, 0, longestList));
    if (combat && side && list !== undefined) return answer({ ask: 'list', combat, side, list });
  } else {
    onlyKeys('combat');
    if (combat) return answer({ ask: 'sides', combat });
  }
  return { ok: false, refusals };
}
