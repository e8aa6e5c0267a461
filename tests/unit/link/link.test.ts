import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCombat, type Setup, toSetup } from '../../../src/engine/index.ts';
import { examples } from '../../../src/examples/index.ts';
import { decodeBoard, encodeBoard, exampleOf } from '../../../src/islands/link/link.ts';
import type { KnownExample, Shared } from '../../../src/islands/link/types.ts';
import { runs } from '../oracle/runs.ts';
import { name, states } from './arbitraries.ts';
import { alphabet, bodyOf, sealed } from './seal.ts';

/** The setup as a link gives it back: no defaults. */
const shortest = (setup: Setup): Setup => {
  const made = createCombat(setup);
  if (!made.ok) throw new Error(`impossible: ${JSON.stringify(made.refusals)}`);
  return toSetup(made.value);
};

const exampleWith = (...variants: KnownExample['variants']) => ({ variants });
const none: KnownExample = { variants: [] };
const withVariant = ({ variant, setup }: Shared): KnownExample =>
  variant === undefined ? none : exampleWith({ id: variant, setup });

const reasonOf = (link: string, known: KnownExample | undefined = none): string => {
  const read = decodeBoard(link, () => known);
  return read.ok ? 'fine' : (read.refusals[0]?.reason ?? 'none');
};

const walls: Shared = {
  example: 'two-tanks',
  variant: 'only',
  setup: {
    v: 1,
    attacker: { units: [{ id: 'ram', might: 6 }] },
    defender: {
      units: [
        { id: 'low-wall', might: 2, tank: true },
        { id: 'high-wall', might: 3, tank: true },
        { id: 'lookout', might: 4 },
      ],
    },
  },
  splits: {
    attacker: { amounts: { 'low-wall': 2, 'high-wall': 3, lookout: 1 }, choices: {} },
    defender: { amounts: { ram: 9 }, choices: {} },
  },
  mode: 'replay',
  side: 'attacker',
};
const wallsExample = exampleWith({ id: 'only', setup: walls.setup });

describe('a link brings back', () => {
  test('any board with both splits, order, mode, side and step', () => {
    fc.assert(
      fc.property(states, (shared) => {
        const read = decodeBoard(encodeBoard(shared), () => withVariant(shared));
        expect(read).toEqual({ ok: true, value: { ...shared, setup: shortest(shared.setup) } });
      }),
      runs(200),
    );
  });

  test('the same by the short way, where the board is the example’s own', () => {
    fc.assert(
      fc.property(states, (shared) => {
        const known = withVariant(shared);
        const read = decodeBoard(encodeBoard(shared, known), () => known);
        expect(read).toEqual({ ok: true, value: { ...shared, setup: shortest(shared.setup) } });
      }),
      runs(100),
    );
  });

  test('any typed name, letter by letter', () => {
    fc.assert(
      fc.property(name, (typed) => {
        const setup: Setup = {
          ...walls.setup,
          attacker: { units: [{ id: 'ram', might: 6, name: typed }] },
        };
        const read = decodeBoard(encodeBoard({ ...walls, setup }), () => none);
        expect(read.ok && read.value.setup.attacker.units[0]?.name).toBe(typed);
      }),
      runs(1000),
    );
  });

  test('every variant of every example, whole and short', () => {
    for (const { id, variants } of Object.values(examples)) {
      const known = exampleWith(...variants.map((v) => ({ id: v.id, setup: v.combat as Setup })));
      for (const { id: variant, setup } of known.variants) {
        const shared: Shared = { ...walls, example: id, variant, setup, step: 3 };
        const splits = { attacker: { amounts: {}, choices: {} }, defender: { amounts: {}, choices: {} } };
        const expected = { ok: true, value: { ...shared, splits, setup: shortest(setup) } };
        for (const link of [encodeBoard({ ...shared, splits }), encodeBoard({ ...shared, splits }, known)])
          expect(decodeBoard(link, () => known)).toEqual(expected);
      }
    }
  });

  test('no variant that the example does not have', () => {
    const read = decodeBoard(encodeBoard(walls), () => none);
    expect(read.ok && Object.hasOwn(read.value, 'variant')).toBe(false);
  });
});

describe('one state has one text', () => {
  test('defaults written out or left out, zeros written out or left out, keys in any order', () => {
    const longhand: Shared = {
      side: 'attacker',
      mode: 'replay',
      splits: {
        defender: { choices: {}, amounts: { ram: 9 } },
        attacker: { choices: {}, amounts: { lookout: 1, 'low-wall': 2, 'high-wall': 3 }, order: [] },
      },
      setup: {
        defender: {
          anyDamageIsLethal: false,
          ignores: [],
          units: [
            { tank: true, might: 2, id: 'low-wall', marked: 0, replacements: [], stunned: false },
            { tank: true, might: 3, id: 'high-wall', shield: 0, immune: false },
            { might: 4, id: 'lookout', tank: false, backline: false },
          ],
        },
        attacker: { units: [{ assault: 0, id: 'ram', mightChange: 0, might: 6 }] },
        v: 1,
      },
      variant: 'only',
      example: 'two-tanks',
    };
    expect(encodeBoard(longhand)).toBe(encodeBoard(walls));
    expect(encodeBoard(longhand, wallsExample)).toBe(encodeBoard(walls, wallsExample));
    const zero = { amounts: { ...walls.splits.attacker.amounts, ram: 5, 'no-such-unit': 1 }, choices: {} };
    expect(encodeBoard({ ...walls, splits: { ...walls.splits, attacker: zero } })).toBe(encodeBoard(walls));
  });

  test('what no board can show is left out', () => {
    const attacker = {
      amounts: { 'low-wall': 1.5, 'high-wall': -1, lookout: 41_941 },
      choices: { lookout: 'tank' as const },
      order: ['lookout', 'lookout'],
    };
    const read = decodeBoard(
      encodeBoard({ ...walls, splits: { ...walls.splits, attacker }, step: -1 }),
      () => none,
    );
    expect(read.ok && read.value.splits.attacker).toEqual({ amounts: {}, choices: {} });
    expect(read.ok && Object.hasOwn(read.value, 'step')).toBe(false);
  });

  test('whatever text is read is the text that its board has', () => {
    const bodies = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'ABCDEFGHabcdefgh0123-_'), maxLength: 60 }),
      fc.tuple(states, fc.nat(), fc.nat(63)).map(([shared, at, digit]) => {
        const body = bodyOf(encodeBoard(shared));
        const place = at % body.length;
        const character = alphabet[digit];
        return `${body.slice(0, place)}${character}${body.slice(place + 1)}`;
      }),
    );
    let fine = 0;
    fc.assert(
      fc.property(bodies, (body) => {
        const link = sealed('walls', body);
        const read = decodeBoard(link, () => none);
        if (!read.ok) {
          expect(['damaged', 'impossible-board', 'changed-example']).toContain(read.refusals[0]?.reason);
          return;
        }
        fine += 1;
        expect(createCombat(read.value.setup).ok).toBe(true);
        // The first character says what follows; a variant that the example lacks is not given back.
        if ((alphabet.indexOf(body[0] ?? 'A') & 16) === 0) expect(encodeBoard(read.value)).toBe(link);
      }),
      runs(500),
    );
    expect(fine).toBeGreaterThan(20);
  });
});

describe('a link that is not whole is refused', () => {
  const link = encodeBoard(walls);
  const short = encodeBoard(walls, wallsExample);

  test('cut anywhere', () => {
    for (const whole of [link, short])
      for (let end = 0; end < whole.length; end += 1)
        expect(reasonOf(whole.slice(0, end), wallsExample), whole.slice(0, end)).toBe('cut-short');
  });

  test('one character altered, two neighbours swapped, one left out, one too many: never read', () => {
    for (const whole of [link, short])
      for (let at = 0; at < whole.length; at += 1) {
        const [before, here = '', next = '', after] = [
          whole.slice(0, at),
          whole[at],
          whole[at + 1],
          whole.slice(at + 2),
        ];
        for (const other of `${alphabet} %.é`) {
          expect(reasonOf(before + other + whole.slice(at), wallsExample)).not.toBe('fine');
          if (other !== here) expect(reasonOf(before + other + next + after, wallsExample)).not.toBe('fine');
        }
        if (next !== '' && here !== next)
          expect(reasonOf(before + next + here + after, wallsExample)).not.toBe('fine');
        expect(reasonOf(before + next + after, wallsExample)).not.toBe('fine');
      }
  });

  test('any text at all: refused or a board within the limits, nothing thrown', () => {
    const piece = fc.constantFrom(
      'two-tanks',
      '-',
      'A',
      'B',
      '_',
      '__proto__',
      link,
      short,
      '%',
      '\u0000',
      '🙂',
    );
    const anything = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'abAB01-_'), maxLength: 200 }),
      fc.array(piece, { maxLength: 6 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const read = decodeBoard(text, (id) => (id === 'two-tanks' ? wallsExample : undefined));
        if (read.ok) expect([link, short]).toContain(text);
        else expect(read.refusals).toHaveLength(1);
      }),
      runs(1500),
    );
  });

  test.each([
    ['', 'cut-short'],
    ['two-tanks', 'cut-short'],
    ['two-tanks-', 'cut-short'],
    ['two-tanks-A', 'cut-short'],
    ['two-tanks-Ax', 'cut-short'],
    ['two-tanks-B', 'newer-version'],
    ['two-tanks-Z-9_x', 'newer-version'],
    ['Two-tanks-AAAAAA', 'damaged'],
    ['-AAAAAAA', 'damaged'],
    ['--', 'cut-short'],
    ['__proto__', 'damaged'],
    ['two-tanks-A%3Cimg%20src=x%20onerror=alert(1)%3E', 'damaged'],
    [`${link}.`, 'damaged'],
    [`${link}A`, 'damaged'],
    [link + link, 'damaged'],
    [link.replace('two-tanks', 'two-tankz'), 'damaged'],
    [link.toLowerCase(), 'cut-short'],
    [sealed('two-tanks', 'A'), 'impossible-board'],
    [sealed('two-tanks', `${bodyOf(link)}A`), 'damaged'],
    // A fifth mode, and no mode at all.
    [sealed('two-tanks', bodyOf(link).replace(/^(.)A/, '$1E')), 'damaged'],
    [sealed('two-tanks', bodyOf(link).replace(/^zA/, 'y')), 'damaged'],
  ])('%j is %s', (text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });

  test('huge texts, at once', () => {
    const full = [...'A_9-z'].map((character) => sealed('a', character.repeat(30_000)));
    const start = performance.now();
    for (const text of ['a', 'A', '-', 'a-', '_', 'é'].map((c) => c.repeat(300_000)))
      for (const huge of [text, `two-tanks-A${text}`, `two-tanks-B${text}`, `${text}-A`]) {
        expect(reasonOf(huge)).not.toBe('fine');
        exampleOf(huge);
      }
    for (const link of full) expect(reasonOf(link)).not.toBe('fine');
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test('an example that is not here', () => {
    const read = decodeBoard(link, () => undefined);
    expect(read).toEqual({ ok: false, refusals: [{ reason: 'unknown-example' }] });
  });

  test('a board beyond the limits, with every limit it breaks', () => {
    // Two attackers called a with Might 1000 and -100, a defender without id.
    const body = ['jAA', 'B', 'C', 'Baw-BAA', 'BanGAA', 'B', 'B', 'AAAA'].join('');
    expect(decodeBoard(sealed('walls', body), () => none)).toEqual({
      ok: false,
      refusals: [
        {
          reason: 'impossible-board',
          refusals: [
            {
              rule: 'not-a-combat',
              path: '/attacker/units/0/might',
              problem: 'out-of-range',
              min: -99,
              max: 999,
            },
            { rule: 'not-a-combat', path: '/attacker/units/1/id', problem: 'repeated-id', id: 'a' },
            {
              rule: 'not-a-combat',
              path: '/attacker/units/1/might',
              problem: 'out-of-range',
              min: -99,
              max: 999,
            },
            { rule: 'not-a-combat', path: '/defender/units/0/id', problem: 'bad-id' },
          ],
        },
      ],
    });
  });

  test('an id that objects inherit is an id like any other, and __proto__ is none', () => {
    const named: Setup = {
      ...walls.setup,
      attacker: { units: [{ id: 'constructor', might: 1, name: '__proto__' }] },
    };
    const read = decodeBoard(encodeBoard({ ...walls, setup: named }), () => none);
    expect(read.ok && read.value.splits.defender.amounts).toEqual({});
    expect(read.ok && read.value.setup.attacker.units[0]?.name).toBe('__proto__');
    // _ is written with its code point, 95: the escape, 63 and 2.
    const proto = 'J__C__Cproto__C__C';
    const body = ['jAA', 'B', 'B', proto, 'AAA', 'B', 'B', 'BbAAA'].join('');
    expect(decodeBoard(sealed('walls', body), () => none)).toEqual({
      ok: false,
      refusals: [
        {
          reason: 'impossible-board',
          refusals: [{ rule: 'not-a-combat', path: '/attacker/units/0/id', problem: 'bad-id' }],
        },
      ],
    });
  });

  test('a short link once its board is no longer the example’s, unless the earlier one is handed in', () => {
    const changed = { ...walls.setup, attacker: { units: [{ id: 'ram', might: 7 }] } };
    expect(reasonOf(short, exampleWith({ id: 'only', setup: changed }))).toBe('changed-example');
    const both = exampleWith({ id: 'only', setup: changed }, { id: 'only', setup: walls.setup });
    expect(reasonOf(short, both)).toBe('fine');
    expect(reasonOf(link, exampleWith({ id: 'only', setup: changed }))).toBe('fine');
  });
});

test('the example that a link is for is known even where the link is refused', () => {
  expect(exampleOf(encodeBoard(walls))).toBe('two-tanks');
  expect(exampleOf('two-tanks-Z-9')).toBe('two-tanks');
  expect(exampleOf('two-tanks-A%%%')).toBe('two-tanks');
  expect(exampleOf('two-tanks-')).toBe('two-tanks');
  expect(exampleOf('two-tanks')).toBe('two-tanks');
  expect(exampleOf('')).toBeUndefined();
  expect(exampleOf('<img src=x>')).toBeUndefined();
});

test('an impossible board has no link', () => {
  const setup: Setup = { v: 1, attacker: { units: [] }, defender: walls.setup.defender };
  expect(() => encodeBoard({ ...walls, setup })).toThrow();
});

describe('a link is', () => {
  test('made of A-Z a-z 0-9 - _ alone and ends with a letter', () => {
    fc.assert(
      fc.property(states, (shared) => {
        for (const link of [encodeBoard(shared), encodeBoard(shared, withVariant(shared))])
          expect(link).toMatch(/^[a-z0-9-]+-A[\w-]*[A-Za-f]$/);
      }),
      runs(200),
    );
  });

  test('at most 300 characters for four units with every field at its limit and two effects each', () => {
    const unit = (id: string) => ({
      id,
      might: -99,
      mightChange: -99,
      assault: 999,
      shield: 999,
      marked: 999,
      stunned: true,
      dealsNoCombatDamage: true,
      tank: true,
      backline: true,
      immune: true,
      replacements: Array.from({ length: 2 }, () => ({ kind: 'prevent' as const, amount: 999 })),
    });
    const ids = ['conflicting-one', 'conflicting-two', 'conflicting-three', 'conflicting-four'] as const;
    const full: Shared = {
      example: 'without-and-with-tank-and-backline',
      variant: 'not-in-the-middle',
      setup: {
        v: 1,
        attacker: { units: [unit(ids[0])], ignores: ['tank', 'backline'], anyDamageIsLethal: true },
        defender: { units: ids.slice(1).map(unit), ignores: ['tank', 'backline'], anyDamageIsLethal: true },
      },
      splits: {
        attacker: {
          amounts: Object.fromEntries(ids.slice(1).map((id) => [id, 41_940])),
          choices: Object.fromEntries(ids.slice(1).map((id) => [id, 'backline'])),
          order: ids.slice(1),
        },
        defender: { amounts: { [ids[0]]: 41_940 }, choices: { [ids[0]]: 'tank' }, order: [ids[0]] },
      },
      mode: 'change',
      side: 'defender',
      step: 100,
    };
    expect(encodeBoard(full).length).toBeLessThanOrEqual(300);
  });

  test('for an example’s board far below that, and 35 characters beside its id as long as it is the example’s own', () => {
    for (const { id, variants } of Object.values(examples)) {
      const known = exampleWith(...variants.map((v) => ({ id: v.id, setup: v.combat as Setup })));
      for (const { id: variant, combat: setup, plays } of variants) {
        const splits = {
          attacker: { choices: {}, ...plays.attacker },
          defender: { choices: {}, ...plays.defender },
        };
        const shared: Shared = {
          example: id,
          variant,
          setup,
          splits,
          mode: 'try',
          side: 'attacker',
          step: 9,
        };
        const units = setup.attacker.units.length + setup.defender.units.length;
        expect(encodeBoard(shared).length, `${id}/${variant}`).toBeLessThanOrEqual(60 + 25 * units);
        expect(encodeBoard(shared, known).length - id.length, `${id}/${variant}`).toBeLessThanOrEqual(35);
      }
    }
  });
});

interface Vector {
  readonly link: string;
  readonly shared: Shared;
}
const vectors = JSON.parse(
  readFileSync(new URL('links-v1.json', import.meta.url), 'utf8'),
) as readonly Vector[];

describe('links of version 1 that are out in the world', () => {
  test.each(vectors)('$link', ({ link, shared }) => {
    expect(decodeBoard(link, () => withVariant(shared))).toEqual({ ok: true, value: shared });
  });

  test('the first one, put together by hand from the format', () => {
    const body = [
      'j', // mode, side and the whole board; no step, not the example's own, no variant
      'A', // replay
      'A', // attacker
      'B', // attacker: units alone
      ...['B', 'DramM', 'A', 'A'], // one unit: three characters, Might 6 folded to 12, no traits
      'B', // defender: units alone
      ...['D', 'Ilow-wallE', 'E', 'A', 'Jhigh-wallG', 'E', 'A', 'HlookoutI', 'A', 'A'], // Tank is the third trait
      ...['D', 'H', 'C', 'D', 'B'], // attacker's split: amounts and choices; all three units: 2, 3, 1
      ...['D', 'B', 'J'], // defender's split: the only unit: 9
    ];
    expect(vectors[0]?.link).toBe(sealed('two-tanks', body.join('')));
  });
});
