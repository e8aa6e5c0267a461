import { isUnitId, limits, type Range } from './limits.ts';
import type {
  Combat,
  Keyword,
  Replacement,
  Result,
  SetupProblem,
  SetupRefusal,
  Side,
  Unit,
  UnitId,
} from './types.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One more part of a JSON Pointer (RFC 6901). */
const pointer = (path: string, part: string | number): string =>
  `${path}/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Collects what is wrong; what is read after a fault is filler that nobody sees. */
interface Reader {
  readonly refusals: SetupRefusal[];
  readonly ids: Set<UnitId>;
}

function refuse(reader: Reader, path: string, problem: SetupProblem): void {
  if (reader.refusals.length < limits.refusals.max)
    reader.refusals.push({ rule: 'not-a-combat', path, ...problem });
}

/** The object at `path` with its unknown keys refused; undefined when it is no object. */
function readObject(
  reader: Reader,
  value: unknown,
  path: string,
  known: readonly string[],
): Json | undefined {
  if (!isObject(value)) {
    refuse(reader, path, { problem: 'wrong-type', expected: 'object' });
    return undefined;
  }
  for (const key in value) {
    if (reader.refusals.length >= limits.refusals.max) break;
    if (Object.hasOwn(value, key) && !known.includes(key)) {
      refuse(reader, pointer(path, key), { problem: 'unknown-key' });
    }
  }
  return value;
}

/** The own value under `key`; one that is left out is refused unless it may be. */
function field(reader: Reader, from: Json, path: string, key: string, mayBeLeftOut: boolean): unknown {
  const value = Object.hasOwn(from, key) ? from[key] : undefined;
  if (value === undefined && !mayBeLeftOut) refuse(reader, pointer(path, key), { problem: 'missing' });
  return value;
}

function readNumber(reader: Reader, value: unknown, path: string, { min, max }: Range): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    refuse(reader, path, { problem: 'wrong-type', expected: 'whole-number' });
  } else if (value < min || value > max) {
    refuse(reader, path, { problem: 'out-of-range', min, max });
  } else {
    return value + 0; // -0 becomes 0
  }
  return 0;
}

function readText(reader: Reader, value: unknown, path: string, { max }: Range): string {
  if (typeof value !== 'string') refuse(reader, path, { problem: 'wrong-type', expected: 'text' });
  else if (value.length > max) refuse(reader, path, { problem: 'too-long', max });
  else return value;
  return '';
}

/** A list with at most `max` entries read: a longer one is refused, and only its beginning is looked at. */
function readList<T>(
  reader: Reader,
  value: unknown,
  path: string,
  { min, max }: Range,
  read: (entry: unknown, path: string) => T,
): T[] {
  if (!Array.isArray(value)) {
    refuse(reader, path, { problem: 'wrong-type', expected: 'array' });
    return [];
  }
  if (value.length < min) refuse(reader, path, { problem: 'too-few', min });
  if (value.length > max) refuse(reader, path, { problem: 'too-many', max });
  return value.slice(0, max).map((entry, index) => read(entry, pointer(path, index)));
}

function readOneOf<T extends string | number>(
  reader: Reader,
  value: unknown,
  path: string,
  allowed: readonly [T, ...T[]],
): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) refuse(reader, path, { problem: 'not-one-of', allowed });
  return found ?? allowed[0];
}

function readId(reader: Reader, value: unknown, path: string): UnitId {
  if (typeof value !== 'string') {
    refuse(reader, path, { problem: 'wrong-type', expected: 'text' });
    return '';
  }
  if (!isUnitId(value)) refuse(reader, path, { problem: 'bad-id' });
  else if (reader.ids.has(value)) refuse(reader, path, { problem: 'repeated-id', id: value });
  reader.ids.add(value);
  return value;
}

function readReplacement(reader: Reader, value: unknown, path: string): Replacement {
  const kind = isObject(value) && Object.hasOwn(value, 'kind') ? value['kind'] : undefined;
  const from = readObject(reader, value, path, kind === 'double' ? ['kind'] : ['kind', 'amount']);
  if (!from || field(reader, from, path, 'kind', false) === undefined) return { kind: 'double' };
  if (readOneOf(reader, kind, pointer(path, 'kind'), ['prevent', 'double']) === 'double')
    return { kind: 'double' };
  if (kind !== 'prevent') return { kind: 'double' };
  const amount = field(reader, from, path, 'amount', false);
  if (amount === undefined || amount === 'all') return { kind: 'prevent', amount: 'all' };
  return { kind: 'prevent', amount: readNumber(reader, amount, pointer(path, 'amount'), limits.prevent) };
}

const numberFields = ['might', 'mightChange', 'assault', 'shield', 'marked'] as const;
const flagFields = ['stunned', 'dealsNoCombatDamage', 'tank', 'backline', 'immune'] as const;
const unitFields = ['id', 'name', 'card', ...numberFields, ...flagFields, 'replacements'];

function readUnit(reader: Reader, value: unknown, path: string): Unit | undefined {
  const from = readObject(reader, value, path, unitFields);
  if (!from) return undefined;
  const optional = <T>(key: string, read: (value: unknown, path: string) => T): T | undefined => {
    const found = field(reader, from, path, key, true);
    return found === undefined ? undefined : read(found, pointer(path, key));
  };
  const number = (key: (typeof numberFields)[number]): number =>
    optional(key, (found, at) => readNumber(reader, found, at, limits[key])) ?? 0;
  const flag = (key: (typeof flagFields)[number]): boolean =>
    optional(key, (found, at) => {
      if (typeof found !== 'boolean') refuse(reader, at, { problem: 'wrong-type', expected: 'yes-or-no' });
      return found === true;
    }) ?? false;

  const id = field(reader, from, path, 'id', false);
  const name = optional('name', (found, at) => readText(reader, found, at, limits.nameLength));
  const card = optional('card', (found, at) => readText(reader, found, at, limits.cardLength));
  field(reader, from, path, 'might', false);
  return {
    id: id === undefined ? '' : readId(reader, id, pointer(path, 'id')),
    ...(name === undefined ? {} : { name }),
    ...(card === undefined ? {} : { card }),
    might: number('might'),
    mightChange: number('mightChange'),
    assault: number('assault'),
    shield: number('shield'),
    marked: number('marked'),
    stunned: flag('stunned'),
    dealsNoCombatDamage: flag('dealsNoCombatDamage'),
    tank: flag('tank'),
    backline: flag('backline'),
    immune: flag('immune'),
    replacements:
      optional('replacements', (found, at) =>
        readList(reader, found, at, limits.replacementsPerUnit, (entry, entryPath) =>
          readReplacement(reader, entry, entryPath),
        ),
      ) ?? [],
  };
}

const keywords = ['tank', 'backline'] as const satisfies readonly Keyword[];

function readSide(reader: Reader, value: unknown, path: string): Side {
  const from = readObject(reader, value, path, ['units', 'ignores', 'anyDamageIsLethal']);
  const side: { units: Unit[]; ignores: Keyword[]; anyDamageIsLethal: boolean } = {
    units: [],
    ignores: [],
    anyDamageIsLethal: false,
  };
  if (!from) return side;

  const units = field(reader, from, path, 'units', false);
  if (units !== undefined) {
    side.units = readList(reader, units, pointer(path, 'units'), limits.unitsPerSide, (unit, unitPath) =>
      readUnit(reader, unit, unitPath),
    ).filter((unit) => unit !== undefined);
  }
  const ignores = field(reader, from, path, 'ignores', true);
  if (ignores !== undefined) {
    const found = readList(
      reader,
      ignores,
      pointer(path, 'ignores'),
      { min: 0, max: 2 },
      (keyword, keywordPath) => readOneOf<Keyword>(reader, keyword, keywordPath, keywords),
    );
    side.ignores = keywords.filter((keyword) => found.includes(keyword));
  }
  const lethal = field(reader, from, path, 'anyDamageIsLethal', true);
  if (lethal !== undefined && typeof lethal !== 'boolean') {
    refuse(reader, pointer(path, 'anyDamageIsLethal'), { problem: 'wrong-type', expected: 'yes-or-no' });
  }
  side.anyDamageIsLethal = lethal === true;
  return side;
}

/**
 * Checks a setup (combat format, version 1) and fills in what was left out. Takes any value and never throws for one
 * that JSON can write. Refuses with everything that is wrong at once (at most `limits.refusals`), each with its JSON
 * Pointer. A key whose value is undefined counts as left out.
 */
export function createCombat(setup: unknown): Result<Combat, SetupRefusal> {
  const reader: Reader = { refusals: [], ids: new Set() };
  const root = readObject(reader, setup, '', ['v', 'attacker', 'defender']);
  if (!root) return { ok: false, refusals: reader.refusals };
  const v = field(reader, root, '', 'v', false);
  if (v !== undefined) readOneOf(reader, v, '/v', [1]);
  const [attacker, defender] = (['attacker', 'defender'] as const).map((name) => {
    const side = field(reader, root, '', name, false);
    return side === undefined ? undefined : readSide(reader, side, `/${name}`);
  });
  if (reader.refusals.length > 0 || !attacker || !defender) return { ok: false, refusals: reader.refusals };
  return { ok: true, value: { v: 1, attacker, defender } };
}
