import { defaultSide, defaultUnit } from './defaults.ts';
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

/** What was found so far. After a fault, reading goes on with a filler that nobody gets to see. */
interface Findings {
  readonly refusals: SetupRefusal[];
  readonly ids: Set<UnitId>;
}

/** Reads the value at a place, or notes what is wrong with it and gives a filler. */
type Read<T> = (value: unknown, path: string, findings: Findings) => T;

const isFull = ({ refusals }: Findings): boolean => refusals.length >= limits.refusals.max;

function refuse(findings: Findings, path: string, problem: SetupProblem): void {
  if (!isFull(findings)) findings.refusals.push({ rule: 'not-a-combat', path, ...problem });
}

/** One more part of a JSON Pointer (RFC 6901). */
const pointer = (path: string, part: string | number): string =>
  `${path}/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The value under a key, or `usual` where the key is left out. */
function optional<T>(
  from: object,
  path: string,
  key: string,
  findings: Findings,
  read: Read<T>,
  usual: T,
): T {
  if (!Object.hasOwn(from, key)) return usual;
  return read((from as Record<string, unknown>)[key], pointer(path, key), findings);
}

/** The value under a key, which is refused where the key is left out. */
function required<T>(
  from: object,
  path: string,
  key: string,
  findings: Findings,
  read: Read<T>,
  filler: T,
): T {
  if (!Object.hasOwn(from, key)) refuse(findings, pointer(path, key), { problem: 'missing' });
  return optional(from, path, key, findings, read, filler);
}

const whole =
  ({ min, max }: Range): Read<number> =>
  (value, path, findings) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      refuse(findings, path, { problem: 'wrong-type', expected: 'whole-number' });
      return 0;
    }
    if (value < min || value > max) refuse(findings, path, { problem: 'out-of-range', min, max });
    // JSON can write -0, which would otherwise be told apart from 0.
    return value === 0 ? 0 : value;
  };

const text =
  ({ max }: Range): Read<string> =>
  (value, path, findings) => {
    if (typeof value !== 'string') {
      refuse(findings, path, { problem: 'wrong-type', expected: 'text' });
      return '';
    }
    if (value.length > max) refuse(findings, path, { problem: 'too-long', max });
    return value;
  };

const flag: Read<boolean> = (value, path, findings) => {
  if (typeof value !== 'boolean') refuse(findings, path, { problem: 'wrong-type', expected: 'yes-or-no' });
  return value === true;
};

const oneOf =
  <T extends string | number>(allowed: readonly T[], filler: NoInfer<T>): Read<T> =>
  (value, path, findings) => {
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) refuse(findings, path, { problem: 'not-one-of', allowed });
    return found ?? filler;
  };

/** An object; its unknown keys are refused. */
const object =
  <T>(
    known: readonly string[],
    filler: T,
    read: (from: object, path: string, findings: Findings) => T,
  ): Read<T> =>
  (value, path, findings) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      refuse(findings, path, { problem: 'wrong-type', expected: 'object' });
      return filler;
    }
    for (const key in value) {
      if (isFull(findings)) return filler;
      if (Object.hasOwn(value, key) && !known.includes(key)) {
        refuse(findings, pointer(path, key), { problem: 'unknown-key' });
      }
    }
    return read(value, path, findings);
  };

/** A list; of one that is too long only the beginning is looked at. */
const list =
  <T>({ min, max }: Range, read: Read<T>, filler: T): Read<T[]> =>
  (value, path, findings) => {
    if (!Array.isArray(value)) {
      refuse(findings, path, { problem: 'wrong-type', expected: 'array' });
      return [];
    }
    if (value.length < min) refuse(findings, path, { problem: 'too-few', min });
    if (value.length > max) refuse(findings, path, { problem: 'too-many', max });
    return Array.from({ length: Math.min(value.length, max) }, (_, index) =>
      required(value, path, String(index), findings, read, filler),
    );
  };

const id: Read<UnitId> = (value, path, findings) => {
  if (typeof value !== 'string') {
    refuse(findings, path, { problem: 'wrong-type', expected: 'text' });
    return '';
  }
  if (!isUnitId(value)) refuse(findings, path, { problem: 'bad-id' });
  else if (findings.ids.has(value)) refuse(findings, path, { problem: 'repeated-id', id: value });
  findings.ids.add(value);
  return value;
};

const double: Replacement = { kind: 'double' };

const amount: Read<number | 'all'> = (value, path, findings) =>
  value === 'all' ? value : whole(limits.prevent)(value, path, findings);

const kinds = oneOf<Replacement['kind'] | 'none'>(['prevent', 'double'], 'none');

const replacement: Read<Replacement> = object<Replacement>(
  ['kind', 'amount'],
  double,
  (from, path, findings) => {
    const kind = required(from, path, 'kind', findings, kinds, 'none');
    if (kind === 'prevent') return { kind, amount: required(from, path, 'amount', findings, amount, 'all') };
    if (kind === 'double' && Object.hasOwn(from, 'amount')) {
      refuse(findings, pointer(path, 'amount'), { problem: 'unknown-key' });
    }
    return double;
  },
);

const noUnit: Unit = { id: '', might: 0, ...defaultUnit };

const unit: Read<Unit> = object(
  ['id', 'name', 'card', 'might', ...Object.keys(defaultUnit)],
  noUnit,
  (from, path, findings) => {
    const given = <T>(key: string, read: Read<T>, usual: T): T =>
      optional(from, path, key, findings, read, usual);
    const number = (key: 'mightChange' | 'assault' | 'shield' | 'marked'): number =>
      given(key, whole(limits[key]), defaultUnit[key]);
    const yes = (key: 'stunned' | 'dealsNoCombatDamage' | 'tank' | 'backline' | 'immune'): boolean =>
      given(key, flag, defaultUnit[key]);

    const name = given<string | undefined>('name', text(limits.nameLength), undefined);
    const card = given<string | undefined>('card', text(limits.cardLength), undefined);
    return {
      id: required(from, path, 'id', findings, id, ''),
      ...(name === undefined ? {} : { name }),
      ...(card === undefined ? {} : { card }),
      might: required(from, path, 'might', findings, whole(limits.might), 0),
      mightChange: number('mightChange'),
      assault: number('assault'),
      shield: number('shield'),
      marked: number('marked'),
      stunned: yes('stunned'),
      dealsNoCombatDamage: yes('dealsNoCombatDamage'),
      tank: yes('tank'),
      backline: yes('backline'),
      immune: yes('immune'),
      replacements: given(
        'replacements',
        list(limits.replacementsPerUnit, replacement, double),
        defaultUnit.replacements,
      ),
    };
  },
);

const keywords = ['tank', 'backline'] as const satisfies readonly Keyword[];

const noUnits: Side = { units: [], ...defaultSide };

const side: Read<Side> = object(['units', ...Object.keys(defaultSide)], noUnits, (from, path, findings) => {
  const ignores = list({ min: 0, max: keywords.length }, oneOf<Keyword>(keywords, 'tank'), 'tank');
  const ignored = optional(from, path, 'ignores', findings, ignores, []);
  return {
    units: required(from, path, 'units', findings, list(limits.unitsPerSide, unit, noUnit), []),
    ignores: keywords.filter((keyword) => ignored.includes(keyword)),
    anyDamageIsLethal: optional(from, path, 'anyDamageIsLethal', findings, flag, false),
  };
});

const combat: Read<Combat> = object(
  ['v', 'attacker', 'defender'],
  { v: 1, attacker: noUnits, defender: noUnits },
  (from, path, findings) => ({
    v: required(from, path, 'v', findings, oneOf([1], 1), 1),
    attacker: required(from, path, 'attacker', findings, side, noUnits),
    defender: required(from, path, 'defender', findings, side, noUnits),
  }),
);

/**
 * Checks a setup (combat format, version 1) and fills in what was left out. Takes any value and never throws for one
 * that JSON can write. Refuses with everything that is wrong at once (at most `limits.refusals`), each with its JSON
 * Pointer.
 */
export function createCombat(setup: unknown): Result<Combat, SetupRefusal> {
  const findings: Findings = { refusals: [], ids: new Set() };
  const value = combat(setup, '', findings);
  return findings.refusals.length > 0 ? { ok: false, refusals: findings.refusals } : { ok: true, value };
}
