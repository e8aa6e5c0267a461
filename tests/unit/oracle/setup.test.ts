import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Combat, createCombat, fromSetup, type Setup, toSetup } from '../../../src/engine/index.ts';
import { combats, deepFreeze, largest, small } from './arbitraries.ts';
import { runs } from './runs.ts';

const unescaped = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~');

/** What a JSON Pointer leads to: a value, a key that is missing from an object or list that is there, or nothing. */
const follow = (root: unknown, pointer: string): 'there' | 'missing' | 'nowhere' => {
  if (pointer === '') return 'there';
  if (!pointer.startsWith('/')) return 'nowhere';
  let at: unknown = root;
  const tokens = pointer.slice(1).split('/').map(unescaped);
  for (const [i, token] of tokens.entries()) {
    if (typeof at !== 'object' || at === null) return 'nowhere';
    if (!Object.hasOwn(at, token)) return i === tokens.length - 1 ? 'missing' : 'nowhere';
    at = (at as Record<string, unknown>)[token];
  }
  return 'there';
};

const expectAnswer = (input: unknown): void => {
  const result = createCombat(input);
  if (result.ok) {
    expect(createCombat(result.value)).toEqual(result);
    return;
  }
  expect(result.refusals.length).toBeGreaterThan(0);
  for (const refusal of result.refusals) {
    expect(refusal.rule).toBe('not-a-combat');
    const place = follow(input, refusal.path);
    expect([refusal, place]).toEqual([refusal, refusal.problem === 'missing' ? 'missing' : 'there']);
  }
  const said = result.refusals.map((refusal) => JSON.stringify(refusal));
  expect(new Set(said).size).toBe(said.length);
};

/** Every place of a value, by its keys. */
const places = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))]
    : [path];

const bend = (
  root: unknown,
  path: readonly string[],
  change: (parent: Record<string, unknown>, key: string) => void,
): unknown => {
  const copy = structuredClone({ root }) as Record<string, unknown>;
  let parent = copy;
  const keys = ['root', ...path];
  for (const key of keys.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
  change(parent, keys.at(-1) as string);
  return copy['root'];
};

const poison = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    '1',
    'all',
    'tank',
    [],
    {},
    -1,
    0,
    0.5,
    1000,
    -100,
    1e21,
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    undefined,
    JSON.parse('{"__proto__":{"units":[]}}'),
    { constructor: 1 },
    Array.from({ length: 21 }, () => ({ id: 'a', might: 1 })),
    'x'.repeat(41),
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

describe('createCombat', () => {
  it('never throws, and each of its refusals leads to a place of the input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.anything({
            withBigInt: true,
            withBoxedValues: true,
            withDate: true,
            withMap: true,
            withNullPrototype: true,
            withObjectString: true,
            withSet: true,
            withSparseArray: true,
            withTypedArray: true,
          }),
        ),
        expectAnswer,
      ),
      runs(500),
    );
  });

  it('never throws where one or two things of a good setup are wrong', () => {
    const bent = fc
      .record({
        combat: combats(small),
        spoils: fc.array(fc.record({ where: fc.nat(), how: fc.nat(), value: poison, key: fc.string() }), {
          minLength: 1,
          maxLength: 2,
        }),
      })
      .map(({ combat, spoils }) => {
        let setup: unknown = combat;
        for (const { where, how, value, key } of spoils) {
          const all = places(setup);
          setup = bend(setup, all[where % all.length] as string[], (parent, last) => {
            const inner = parent[last];
            if (how % 3 === 0) delete parent[last];
            else if (how % 3 === 1 && typeof inner === 'object' && inner !== null)
              Object.defineProperty(inner, Array.isArray(inner) ? String(inner.length) : key, {
                value,
                enumerable: true,
                configurable: true,
                writable: true,
              });
            else parent[last] = value;
          });
        }
        return setup;
      });
    fc.assert(fc.property(bent, expectAnswer), runs(600));
  });

  it('takes every combat of the format as it is, and its shortest form as the same', () => {
    const words = fc.record(
      { name: fc.string({ maxLength: 40 }), card: fc.stringMatching(/^[a-z-]{1,40}$/) },
      { requiredKeys: [] },
    );
    const worded = fc
      .tuple(fc.oneof(combats(small), combats(largest)), fc.array(words, { minLength: 1, maxLength: 5 }))
      .map(([combat, said]): Combat => {
        const units = combat.defender.units.map((unit, i) => ({ ...unit, ...said[i % said.length] }));
        return { ...combat, defender: { ...combat.defender, units } };
      });
    fc.assert(
      fc.property(worded, (combat: Combat) => {
        deepFreeze(combat);
        expect(createCombat(combat)).toEqual({ ok: true, value: combat });
        const setup: Setup = deepFreeze(toSetup(combat));
        expect(createCombat(setup)).toEqual({ ok: true, value: combat });
        expect(fromSetup(setup)).toEqual(combat);
        expect(createCombat(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: combat });
        const made = createCombat(setup);
        if (made.ok) expect(toSetup(made.value)).toEqual(setup);
      }),
      runs(150),
    );
  });
});
