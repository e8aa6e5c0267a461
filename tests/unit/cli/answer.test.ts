import { describe, expect, it } from 'vitest';
import { judgeLine } from '../../../src/cli/judge/answer.ts';
import { longestLine } from '../../../src/cli/judge/lines.ts';

const judgeText = (text: string): unknown => {
  const answer = judgeLine(new TextEncoder().encode(text));
  return answer === undefined ? undefined : JSON.parse(answer);
};
const judge = (question: unknown): unknown => judgeText(JSON.stringify(question));

/** 6 damage on Tanks of 2 and 3 and an ordinary unit of 4; they deal 9 to a unit of 6. */
const combat = {
  v: 1,
  attacker: { units: [{ id: 'a', might: 6 }] },
  defender: {
    units: [
      { id: 't2', might: 2, tank: true },
      { id: 't3', might: 3, tank: true },
      { id: 'o', might: 4 },
    ],
  },
};
const sides = {
  ok: true,
  attacker: { total: 6, need: { t2: 2, t3: 3, o: 4 }, count: '1', outcomes: '1' },
  defender: { total: 9, need: { a: 6 }, count: '1', outcomes: '1' },
};

const refused = (path: string, problem: object) => ({
  ok: false,
  refusals: [{ rule: 'not-a-combat', path, ...problem }],
});
const wrongType = (expected: string) => ({ problem: 'wrong-type', expected });

describe('a combat', () => {
  it('is answered with totals, needs, counts and outcomes of both sides', () => {
    expect(judge({ combat })).toEqual(sides);
  });
  it('needs may be never and exempt, counts are exact text', () => {
    const board = {
      v: 1,
      attacker: { units: [{ id: 'a', might: 999, immune: true }] },
      defender: {
        units: Array.from({ length: 20 }, (_, index) => ({
          id: `d${index}`,
          might: 1,
          replacements: index === 0 ? [{ kind: 'prevent', amount: 'all' }] : [],
        })),
      },
    };
    expect(judge({ combat: board })).toMatchObject({
      attacker: { need: { d0: 'never', d1: 1 } },
      defender: { need: { a: 'exempt' }, count: '1', outcomes: '1' },
    });
    // 979 left over on 20 units: C(998, 19).
    let ways = 1n;
    for (let i = 1n; i <= 19n; i += 1n) ways = (ways * (979n + i)) / i;
    const plain = {
      ...board,
      defender: { units: board.defender.units.map((unit) => ({ ...unit, replacements: [] })) },
    };
    expect(judge({ combat: plain })).toMatchObject({ attacker: { count: String(ways) } });
  });
  it('is refused with paths from the root of the line', () => {
    expect(judge({ combat: { ...combat, v: 2, attacker: { units: [] } } })).toEqual({
      ok: false,
      refusals: [
        { rule: 'not-a-combat', path: '/combat/v', problem: 'not-one-of', allowed: [1] },
        { rule: 'not-a-combat', path: '/combat/attacker/units', problem: 'too-few', min: 1 },
      ],
    });
  });
});

describe('a list', () => {
  it('comes on top, at most as long as asked, zeros left out', () => {
    expect(judge({ combat, side: 'attacker', list: 10 })).toEqual({
      ...sides,
      assignments: [{ t2: 2, t3: 3, o: 1 }],
    });
    expect(judge({ combat, side: 'attacker', list: 0 })).toEqual({ ...sides, assignments: [] });
    expect(judge({ combat, side: 'defender', list: 10_000 })).toEqual({ ...sides, assignments: [{ a: 9 }] });
  });
  it('is refused: a wrong side, a wrong length', () => {
    for (const side of ['Attacker', 1, null]) {
      expect(judge({ combat, side, list: 1 })).toEqual(
        refused('/side', { problem: 'not-one-of', allowed: ['attacker', 'defender'] }),
      );
    }
    for (const list of [-1, 10_001]) {
      expect(judge({ combat, side: 'attacker', list })).toEqual(
        refused('/list', { problem: 'out-of-range', min: 0, max: 10_000 }),
      );
    }
    expect(judge({ combat, side: 'attacker', list: '5' })).toEqual(
      refused('/list', wrongType('whole-number')),
    );
    expect(judge({ combat, side: 'attacker' })).toEqual(refused('/list', { problem: 'missing' }));
    expect(judge({ combat, list: 1 })).toEqual(refused('/side', { problem: 'missing' }));
  });
});

describe('one side’s assignment', () => {
  it('is accepted: who dies, sorted, and what is dealt to each, zeros included', () => {
    expect(judge({ combat, side: 'attacker', assignment: { t3: 3, t2: 2, o: 1 } })).toEqual({
      ok: true,
      killed: ['t2', 't3'],
      dealt: { t2: 2, t3: 3, o: 1 },
    });
    const idle = { ...combat, attacker: { units: [{ id: 'a', might: 0 }] } };
    expect(judge({ combat: idle, side: 'attacker', assignment: {} })).toEqual({
      ok: true,
      killed: [],
      dealt: { t2: 0, t3: 0, o: 0 },
    });
  });
  it('is refused: every rule with its section, and one fix', () => {
    expect(judge({ combat, side: 'attacker', assignment: { t2: 1, t3: 1, o: 4 } })).toEqual({
      ok: false,
      refusals: [
        { rule: 'lethal-in-full', section: '465.2.c.3', units: ['t2', 't3'], waiting: [] },
        { rule: 'tank-first', section: '815.1.c.2', units: ['o'], waiting: ['t2', 't3'] },
      ],
      fix: { t2: 2, t3: 3, o: 1 },
    });
    expect(judge({ combat, side: 'attacker', assignment: { nobody: 6 } })).toMatchObject({
      refusals: [{ rule: 'own-enemy-only', units: ['nobody'] }],
    });
  });
  it('with choices', () => {
    const both = {
      v: 1,
      attacker: { units: [{ id: 'a', might: 3 }] },
      defender: {
        units: [
          { id: 'x', might: 2, tank: true, backline: true },
          { id: 'o', might: 2 },
        ],
      },
    };
    const ask = (choices: unknown, assignment: object = { x: 2, o: 1 }) =>
      judge({ combat: both, side: 'attacker', assignment, choices });
    expect(ask({ x: 'tank' })).toMatchObject({ ok: true });
    expect(ask({})).toMatchObject({ ok: true });
    expect(ask({ x: 'backline' })).toMatchObject({
      refusals: [{ rule: 'backline-last' }],
      fix: { x: 1, o: 2 },
    });
    expect(ask({ o: 'tank' })).toEqual(refused('/choices/o', { problem: 'not-both-keywords', id: 'o' }));
    expect(ask({ z: 'tank' })).toEqual(refused('/choices/z', { problem: 'unknown-unit', id: 'z' }));
    expect(ask({ x: 'Tank' })).toEqual(
      refused('/choices/x', { problem: 'not-one-of', allowed: ['tank', 'backline'] }),
    );
    expect(ask(['x'])).toEqual(refused('/choices', wrongType('object')));
  });
  it('is refused as no question: amounts that are no whole numbers of 0 or more', () => {
    const ask = (assignment: unknown) => judge({ combat, side: 'attacker', assignment });
    expect(ask({ t2: -1 })).toEqual(
      refused('/assignment/t2', { problem: 'out-of-range', min: 0, max: Number.MAX_SAFE_INTEGER }),
    );
    for (const amount of [1.5, '2', null, true, [1], {}]) {
      expect(ask({ t2: amount })).toEqual(refused('/assignment/t2', wrongType('whole-number')));
    }
    for (const assignment of [null, [], 6, 'all'])
      expect(ask(assignment)).toEqual(refused('/assignment', wrongType('object')));
    expect(judge({ combat, assignment: {} })).toEqual(refused('/side', { problem: 'missing' }));
    expect(judge({ combat, side: 'attacker', choices: {} })).toEqual(
      refused('/assignment', { problem: 'missing' }),
    );
    expect(judge({ combat, side: 'attacker', assignment: {}, list: 1 })).toEqual(
      refused('/list', { problem: 'unknown-key' }),
    );
  });
});

describe('both sides’ assignments', () => {
  it('are accepted: what comes of them', () => {
    expect(judge({ combat, attacker: { t2: 2, t3: 3, o: 1 }, defender: { a: 9 } })).toEqual({
      ok: true,
      dealt: { a: 9, t2: 2, t3: 3, o: 1 },
      killed: ['a', 't2', 't3'],
      healed: ['o'],
      result: 'defender',
      recalled: false,
    });
  });
  it('are refused: each refusal with its side', () => {
    expect(judge({ combat, attacker: { o: 6 }, defender: { a: 8 } })).toEqual({
      ok: false,
      refusals: [
        { side: 'attacker', rule: 'no-excess', section: '465.2.c.4', units: ['o'], waiting: ['t2', 't3'] },
        { side: 'attacker', rule: 'tank-first', section: '815.1.c.2', units: ['o'], waiting: ['t2', 't3'] },
        {
          side: 'defender',
          rule: 'assign-whole-total',
          section: '465.2.c',
          units: [],
          waiting: [],
          given: 8,
          total: 9,
        },
      ],
    });
  });
  it('are refused as no question: one is missing, or something else is there', () => {
    expect(judge({ combat, attacker: {} })).toEqual(refused('/defender', { problem: 'missing' }));
    expect(judge({ combat, attacker: {}, defender: {}, side: 'attacker' })).toEqual(
      refused('/side', { problem: 'unknown-key' }),
    );
    expect(judge({ combat, attacker: {}, defender: { a: -9 } })).toMatchObject({
      refusals: [{ path: '/defender/a' }],
    });
  });
});

describe('anything else', () => {
  it('blank lines have no answer', () => {
    for (const line of ['', ' ', '\r', '\t \r', '\uFEFF']) expect(judgeText(line)).toBeUndefined();
  });
  it('what is no JSON is refused', () => {
    for (const line of [
      '{',
      'nope',
      '{"combat":',
      "{'combat':1}",
      'NaN',
      '[1,]',
      '\u0000',
      '[['.repeat(100_000),
    ]) {
      expect(judgeText(line)).toEqual(refused('', { problem: 'not-json' }));
    }
    const malformed = judgeLine(Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d));
    expect(JSON.parse(malformed ?? '')).toEqual(refused('', { problem: 'not-json' }));
  });
  it('a line that was too long to keep is refused', () => {
    expect(JSON.parse(judgeLine(undefined) ?? '')).toEqual(
      refused('', { problem: 'too-long', max: longestLine }),
    );
  });
  it('JSON that is no question is refused', () => {
    for (const line of ['null', '1', '"combat"', '[]', 'true'])
      expect(judgeText(line)).toEqual(refused('', wrongType('object')));
    expect(judgeText('{}')).toEqual(refused('/combat', { problem: 'missing' }));
    expect(judgeText('{"combat":1}')).toEqual(refused('/combat', wrongType('object')));
    expect(judge({ combat, 'a/b': 1 })).toEqual(refused('/a~1b', { problem: 'unknown-key' }));
  });
  it('hostile keys are unknown keys', () => {
    expect(judgeText('{"__proto__":{"combat":1}}')).toEqual({
      ok: false,
      refusals: [
        { rule: 'not-a-combat', path: '/__proto__', problem: 'unknown-key' },
        { rule: 'not-a-combat', path: '/combat', problem: 'missing' },
      ],
    });
    const text = JSON.stringify({ combat, side: 'attacker', assignment: {} });
    expect(judgeText(text.replace('"assignment":{}', '"assignment":{"__proto__":6}'))).toMatchObject({
      refusals: [{ rule: 'own-enemy-only', units: ['__proto__'] }],
    });
    expect(
      judgeText(text.replace('"assignment":{}', '"assignment":{},"choices":{"__proto__":"tank"}')),
    ).toEqual(refused('/choices/__proto__', { problem: 'unknown-unit', id: '__proto__' }));
  });
  it('ids that objects inherit are ids like any other', () => {
    const inherited = {
      v: 1,
      attacker: { units: [{ id: 'toString', might: 2 }] },
      defender: { units: [{ id: 'constructor', might: 2 }] },
    };
    expect(judge({ combat: inherited })).toMatchObject({ attacker: { need: { constructor: 2 } } });
    expect(judge({ combat: inherited, side: 'attacker', assignment: {} })).toMatchObject({
      fix: { constructor: 2 },
    });
    expect(
      judge({ combat: inherited, attacker: { constructor: 2 }, defender: { toString: 2 } }),
    ).toMatchObject({
      killed: ['constructor', 'toString'],
    });
  });
  it('no more refusals than 200', () => {
    const assignment = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`u${index}`, -1]));
    expect(
      (judge({ combat, side: 'attacker', assignment }) as { refusals: unknown[] }).refusals,
    ).toHaveLength(200);
  });
});
