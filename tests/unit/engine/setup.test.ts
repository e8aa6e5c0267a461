import { describe, expect, it } from 'vitest';
import { createCombat, isUnitId, limits, type SetupRefusal, toSetup } from '../../../src/engine/index.ts';

const a = { id: 'a', might: 1 };
const b = { id: 'b', might: 2 };
const good = { v: 1, attacker: { units: [a] }, defender: { units: [b] } };

const refusalsOf = (setup: unknown): readonly SetupRefusal[] => {
  const made = createCombat(setup);
  return made.ok ? [] : made.refusals;
};

/** What is wrong with a setup whose attacking unit has these fields as well. */
const ofUnit = (fields: object) => refusalsOf({ ...good, attacker: { units: [{ ...a, ...fields }] } });
const ofSide = (fields: object) => refusalsOf({ ...good, attacker: { units: [a], ...fields } });
const unit = '/attacker/units/0';
const refused = (path: string, problem: object) => [{ rule: 'not-a-combat', path, ...problem }];

describe('createCombat', () => {
  it('fills in everything that was left out', () => {
    const bare = {
      mightChange: 0,
      assault: 0,
      shield: 0,
      marked: 0,
      stunned: false,
      dealsNoCombatDamage: false,
      tank: false,
      backline: false,
      immune: false,
      replacements: [],
    };
    expect(createCombat(good)).toEqual({
      ok: true,
      value: {
        v: 1,
        attacker: { units: [{ ...a, ...bare }], ignores: [], anyDamageIsLethal: false },
        defender: { units: [{ ...b, ...bare }], ignores: [], anyDamageIsLethal: false },
      },
    });
  });

  it('keeps everything that was written down, and toSetup writes no more than that', () => {
    const whole = {
      v: 1,
      attacker: { units: [a] },
      defender: {
        ignores: ['tank'],
        anyDamageIsLethal: true,
        units: [
          {
            id: 't1',
            name: 'Stone wall',
            card: 'sunlit-guardian',
            might: -99,
            mightChange: 99,
            assault: 1,
            shield: 999,
            marked: 3,
            stunned: true,
            dealsNoCombatDamage: true,
            tank: true,
            backline: true,
            immune: true,
            replacements: [
              { kind: 'prevent', amount: 3 },
              { kind: 'double' },
              { kind: 'prevent', amount: 'all' },
            ],
          },
        ],
      },
    };
    const made = createCombat(whole);
    expect(made).toMatchObject({ ok: true, value: whole });
    if (made.ok) expect(toSetup(made.value)).toEqual(whole);
  });

  it('toSetup leaves out what is as usual', () => {
    const long = { ...a, mightChange: 0, stunned: false, replacements: [] };
    const made = createCombat({
      ...good,
      attacker: { units: [long], ignores: [], anyDamageIsLethal: false },
    });
    expect(made.ok && toSetup(made.value)).toEqual(good);
  });

  it('the keywords that are ignored stand in one order, once each', () => {
    const made = createCombat({ ...good, attacker: { units: [a], ignores: ['backline', 'tank'] } });
    expect(made.ok && made.value.attacker.ignores).toEqual(['tank', 'backline']);
    const twice = createCombat({ ...good, attacker: { units: [a], ignores: ['tank', 'tank'] } });
    expect(twice.ok && twice.value.attacker.ignores).toEqual(['tank']);
  });

  it('reads -0 as 0', () => {
    const made = createCombat(
      JSON.parse(
        '{"v":1,"attacker":{"units":[{"id":"a","might":-0}]},"defender":{"units":[{"id":"b","might":1}]}}',
      ),
    );
    expect(made.ok && Object.is(made.value.attacker.units[0]?.might, 0)).toBe(true);
  });

  describe.each([
    ['might', -99, 999],
    ['mightChange', -99, 99],
    ['assault', 0, 999],
    ['shield', 0, 999],
    ['marked', 0, 999],
  ] as const)('%s', (key, min, max) => {
    it(`may be ${min} to ${max}`, () => {
      expect(limits[key]).toEqual({ min, max });
      expect(ofUnit({ [key]: min })).toEqual([]);
      expect(ofUnit({ [key]: max })).toEqual([]);
    });
    it('is refused beyond, with the limit', () => {
      const outOfRange = refused(`${unit}/${key}`, { problem: 'out-of-range', min, max });
      for (const value of [min - 1, max + 1, 1e300]) expect(ofUnit({ [key]: value })).toEqual(outOfRange);
    });
    it('is refused when it is no whole number', () => {
      const wrong = refused(`${unit}/${key}`, { problem: 'wrong-type', expected: 'whole-number' });
      for (const value of [
        '1',
        1.5,
        Number.NaN,
        Number.POSITIVE_INFINITY,
        null,
        true,
        [1],
        {},
        undefined,
        1n,
      ]) {
        expect(ofUnit({ [key]: value })).toEqual(wrong);
      }
    });
  });

  it.each(['stunned', 'dealsNoCombatDamage', 'tank', 'backline', 'immune'])('%s is true or false', (key) => {
    expect(ofUnit({ [key]: true })).toEqual([]);
    for (const value of [0, 'true', null]) {
      expect(ofUnit({ [key]: value })).toEqual(
        refused(`${unit}/${key}`, { problem: 'wrong-type', expected: 'yes-or-no' }),
      );
    }
  });

  it('names are texts of at most 40 characters, and so are card ids', () => {
    for (const key of ['name', 'card']) {
      expect(ofUnit({ [key]: 'x'.repeat(40) })).toEqual([]);
      expect(ofUnit({ [key]: '' })).toEqual([]);
      expect(ofUnit({ [key]: 'x'.repeat(41) })).toEqual(
        refused(`${unit}/${key}`, { problem: 'too-long', max: 40 }),
      );
      expect(ofUnit({ [key]: 7 })).toEqual(
        refused(`${unit}/${key}`, { problem: 'wrong-type', expected: 'text' }),
      );
    }
  });

  it('ids are a letter and up to 23 letters, digits, _ and -', () => {
    for (const id of ['x', 'Z', 'constructor', 'toString', 'hasOwnProperty', 'a-_9', `a${'9'.repeat(23)}`]) {
      expect(ofUnit({ id })).toEqual([]);
      expect(isUnitId(id)).toBe(true);
    }
    for (const id of ['', '1a', '__proto__', '-a', 'a b', 'é', 'a\n', 'a.b', `a${'9'.repeat(24)}`]) {
      expect(ofUnit({ id })).toEqual(refused(`${unit}/id`, { problem: 'bad-id' }));
      expect(isUnitId(id)).toBe(false);
    }
    expect(ofUnit({ id: 1 })).toEqual(refused(`${unit}/id`, { problem: 'wrong-type', expected: 'text' }));
  });

  it('an id is there once in the whole combat; each further one is refused', () => {
    const side = { units: [a, a] };
    expect(refusalsOf({ ...good, attacker: side, defender: { units: [a] } })).toEqual([
      ...refused('/attacker/units/1/id', { problem: 'repeated-id', id: 'a' }),
      ...refused('/defender/units/0/id', { problem: 'repeated-id', id: 'a' }),
    ]);
  });

  it('a side has 1 to 20 units; of more only the first 20 are looked at', () => {
    const units = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: `u${index}`, might: 1 }));
    expect(ofSide({ units: units(20) })).toEqual([]);
    expect(ofSide({ units: [] })).toEqual(refused('/attacker/units', { problem: 'too-few', min: 1 }));
    expect(ofSide({ units: units(21) })).toEqual(
      refused('/attacker/units', { problem: 'too-many', max: 20 }),
    );
    expect(ofSide({ units: [...units(20), 'nonsense'] })).toHaveLength(1);
    expect(ofSide({ units: new Array(100_000_000) })).toHaveLength(21);
    expect(ofSide({ units: { 0: a } })).toEqual(
      refused('/attacker/units', { problem: 'wrong-type', expected: 'array' }),
    );
    expect(ofSide({ units: [null] })).toEqual(refused(unit, { problem: 'wrong-type', expected: 'object' }));
  });

  it('replacements: at most 6, each prevent with an amount or double without', () => {
    const double = { kind: 'double' };
    const at = `${unit}/replacements`;
    const ofReplacement = (replacement: unknown) => ofUnit({ replacements: [replacement] });
    expect(ofUnit({ replacements: Array(6).fill(double) })).toEqual([]);
    expect(ofUnit({ replacements: Array(7).fill(double) })).toEqual(
      refused(at, { problem: 'too-many', max: 6 }),
    );
    expect(ofUnit({ replacements: double })).toEqual(
      refused(at, { problem: 'wrong-type', expected: 'array' }),
    );
    for (const amount of [1, 999, 'all']) expect(ofReplacement({ kind: 'prevent', amount })).toEqual([]);
    for (const amount of [0, 1000]) {
      expect(ofReplacement({ kind: 'prevent', amount })).toEqual(
        refused(`${at}/0/amount`, { problem: 'out-of-range', min: 1, max: 999 }),
      );
    }
    expect(ofReplacement({ kind: 'prevent', amount: 'ALL' })).toEqual(
      refused(`${at}/0/amount`, { problem: 'wrong-type', expected: 'whole-number' }),
    );
    expect(ofReplacement({ kind: 'prevent' })).toEqual(refused(`${at}/0/amount`, { problem: 'missing' }));
    expect(ofReplacement({})).toEqual(refused(`${at}/0/kind`, { problem: 'missing' }));
    expect(ofReplacement({ kind: 'halve' })).toEqual(
      refused(`${at}/0/kind`, { problem: 'not-one-of', allowed: ['prevent', 'double'] }),
    );
    expect(ofReplacement({ kind: 'double', amount: 2 })).toEqual(
      refused(`${at}/0/amount`, { problem: 'unknown-key' }),
    );
    expect(ofReplacement({ kind: 'double', x: 2 })).toEqual(refused(`${at}/0/x`, { problem: 'unknown-key' }));
    expect(ofReplacement('double')).toEqual(
      refused(`${at}/0`, { problem: 'wrong-type', expected: 'object' }),
    );
  });

  it('ignores is a list of tank and backline, anyDamageIsLethal true or false', () => {
    expect(ofSide({ ignores: ['tank', 'backline'], anyDamageIsLethal: true })).toEqual([]);
    expect(ofSide({ ignores: ['Tank'] })).toEqual(
      refused('/attacker/ignores/0', { problem: 'not-one-of', allowed: ['tank', 'backline'] }),
    );
    expect(ofSide({ ignores: 'tank' })).toEqual(
      refused('/attacker/ignores', { problem: 'wrong-type', expected: 'array' }),
    );
    expect(ofSide({ ignores: ['tank', 'tank', 'tank'] })).toEqual(
      refused('/attacker/ignores', { problem: 'too-many', max: 2 }),
    );
    expect(ofSide({ anyDamageIsLethal: 1 })).toEqual(
      refused('/attacker/anyDamageIsLethal', { problem: 'wrong-type', expected: 'yes-or-no' }),
    );
  });

  it('what must be there and is not', () => {
    expect(refusalsOf({})).toEqual(
      ['/v', '/attacker', '/defender'].flatMap((path) => refused(path, { problem: 'missing' })),
    );
    expect(ofSide({})).toEqual([]);
    expect(refusalsOf({ ...good, attacker: {} })).toEqual(refused('/attacker/units', { problem: 'missing' }));
    expect(refusalsOf({ ...good, attacker: { units: [{}] } })).toEqual(
      ['id', 'might'].flatMap((key) => refused(`${unit}/${key}`, { problem: 'missing' })),
    );
  });

  it('a version other than 1 is refused', () => {
    for (const v of [0, 2, '1', null]) {
      expect(refusalsOf({ ...good, v })).toEqual(refused('/v', { problem: 'not-one-of', allowed: [1] }));
    }
  });

  it('anything that is no object is refused as a whole', () => {
    for (const setup of [undefined, null, true, 1, Number.NaN, 'x', [], [good], () => good]) {
      expect(refusalsOf(setup)).toEqual(refused('', { problem: 'wrong-type', expected: 'object' }));
    }
  });

  it('unknown keys are refused by their JSON Pointer, also hostile ones', () => {
    const problem = { problem: 'unknown-key' };
    expect(refusalsOf({ ...good, 'a/b~c': 1 })).toEqual(refused('/a~1b~0c', problem));
    expect(ofUnit({ Might: 1 })).toEqual(refused(`${unit}/Might`, problem));
    expect(ofSide(JSON.parse('{"__proto__":{"units":[]}}'))).toEqual(refused('/attacker/__proto__', problem));
    const hostile = JSON.parse(
      '{"v":1,"attacker":{"units":[{"id":"a","might":1,"__proto__":{"tank":true}}]},"defender":{"units":[{"id":"b","might":1,"constructor":1}]}}',
    );
    expect(refusalsOf(hostile)).toEqual([
      ...refused(`${unit}/__proto__`, problem),
      ...refused('/defender/units/0/constructor', problem),
    ]);
  });

  it('what is only inherited is not there', () => {
    expect(refusalsOf(Object.create(good))).toHaveLength(3);
  });

  it('gives everything that is wrong at once, in the order of the format', () => {
    const setup = {
      v: 2,
      attacker: { units: [{ id: '?', might: 1.5, tank: 'no' }], extra: 1 },
      defender: { units: [{ id: 'b', marked: -1, replacements: [{ kind: 'prevent', amount: 0 }] }] },
    };
    expect(refusalsOf(setup).map(({ path, problem }) => `${path} ${problem}`)).toEqual([
      '/v not-one-of',
      '/attacker/extra unknown-key',
      '/attacker/units/0/id bad-id',
      '/attacker/units/0/might wrong-type',
      '/attacker/units/0/tank wrong-type',
      '/defender/units/0/might missing',
      '/defender/units/0/marked out-of-range',
      '/defender/units/0/replacements/0/amount out-of-range',
    ]);
  });

  it('stops at 200 refusals', () => {
    const keys = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, index]));
    expect(refusalsOf({ ...good, ...keys })).toHaveLength(200);
  });
});
