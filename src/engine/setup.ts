import { defaultSide, defaultUnit } from './defaults.ts';
import { isUnitId, limits } from './limits.ts';
import {
  flag,
  list,
  nothingFound,
  object,
  oneOf,
  optional,
  pointer,
  type Read,
  refuse,
  required,
  text,
  whole,
} from './read.ts';
import type { Combat, Keyword, Replacement, Result, SetupRefusal, Side, Unit, UnitId } from './types.ts';

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

/** Stands for a combat that cannot be read. */
export const noCombat: Combat = { v: 1, attacker: noUnits, defender: noUnits };

/** Reads a setup; what it gives is a combat only if no refusal was noted. */
export const readCombat: Read<Combat> = object(
  ['v', 'attacker', 'defender'],
  noCombat,
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
  const findings = nothingFound();
  const value = readCombat(setup, '', findings);
  return findings.refusals.length > 0 ? { ok: false, refusals: findings.refusals } : { ok: true, value };
}
