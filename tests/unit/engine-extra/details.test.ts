import { describe, expect, it } from 'vitest';
import {
  type Assignment,
  assignable,
  type Combat,
  checkAssignment,
  checkLegality,
  createCombat,
  type LegalAssignment,
  ledger,
  resolve,
  type SideName,
  type UnitSetup,
} from '../../../src/engine/index.ts';
import { limits } from '../../../src/engine/limits.ts';
import { nothingFound, record, whole } from '../../../src/engine/read.ts';

const combatOf = (attackers: readonly UnitSetup[], defenders: readonly UnitSetup[]): Combat => {
  const made = createCombat({ v: 1, attacker: { units: attackers }, defender: { units: defenders } });
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  return made.value;
};

const against = (might: number, units: readonly UnitSetup[]): Combat => combatOf([{ id: 'A', might }], units);

const legalOf = (combat: Combat, split: Assignment, side: SideName = 'attacker'): LegalAssignment => {
  const result = checkAssignment(combat, side, split);
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  return result.value;
};

const fixOf = (combat: Combat, split: Assignment): Assignment | undefined => {
  const result = checkAssignment(combat, 'attacker', split);
  return result.ok ? undefined : result.fix?.amounts;
};

const wall = { id: 'wall', might: 2, tank: true };
const p = { id: 'p', might: 3 };
const q = { id: 'q', might: 3 };
const archer = { id: 'archer', might: 2, backline: true };
const both = { id: 'both', might: 2, tank: true, backline: true };
const ghost = { id: 'ghost', might: 1, immune: true };
const dying = { id: 'dying', might: 1, marked: 1 };

describe('the rule that each step names', () => {
  const rules = (combat: Combat, attacker: Assignment, defender: Assignment): readonly string[] =>
    resolve(combat, {
      attacker: legalOf(combat, attacker),
      defender: legalOf(combat, defender, 'defender'),
    }).steps.map(({ kind, rule }) => `${kind}: ${rule}`);
  const first = (combat: Combat, split: Assignment): readonly string[] =>
    resolve(combat, {
      attacker: legalOf(combat, split),
      defender: legalOf(combat, {}, 'defender'),
    }).steps.flatMap((step) => (step.kind === 'assign' && step.side === 'attacker' ? [step.rule] : []));
  const idle = (...units: readonly UnitSetup[]): UnitSetup[] =>
    units.map((unit) => ({ ...unit, stunned: true }));

  it('from the sums to the result', () => {
    const board = combatOf([{ id: 'A', might: 5 }], [both, { ...p, stunned: true }]);
    expect(rules(board, { both: 2, p: 3 }, { A: 2 })).toEqual([
      'add-up: sum-attackers',
      'add-up: sum-defenders',
      'choose: pick-tank-or-backline',
      'assign: tank-first',
      'assign: lethal-in-full',
      'assign: assign-whole-total',
      'deal: deal-at-once',
      'kill: kill-together',
      'heal: heal-all',
      'result: combat-result',
    ]);
    expect(rules(combatOf([{ id: 'A', might: 1 }], idle(p)), { p: 1 }, {})).toEqual([
      'add-up: sum-attackers',
      'add-up: sum-defenders',
      'assign: assign-whole-total',
      'assign-nothing: assign-nothing',
      'deal: deal-at-once',
      'heal: heal-all',
      'recall: recall-attackers',
      'result: combat-result',
    ]);
  });

  it('tank-first and backline-last only beside units of another tier that want something', () => {
    expect(first(against(3, idle(wall, { ...wall, id: 'w' }, ghost, dying)), { wall: 2, w: 1 })).toEqual([
      'lethal-in-full',
      'assign-whole-total',
    ]);
    expect(
      first(against(3, idle(archer, { ...archer, id: 'x' }, ghost, dying)), { archer: 2, x: 1 }),
    ).toEqual(['lethal-in-full', 'assign-whole-total']);
    expect(first(against(3, idle(wall, { ...p, tank: true }, archer)), { wall: 2, p: 1 })).toEqual([
      'tank-first',
      'tank-first',
    ]);
  });

  it('free-order only where another unit of the same tier waits', () => {
    expect(first(against(2, idle(p, archer)), { p: 2 })).toEqual(['assign-whole-total']);
    expect(first(against(2, idle(p, q, archer)), { p: 2 })).toEqual(['free-order']);
  });
});

describe('what a legal assignment says', () => {
  it('units that only take leftover come last, in setup order', () => {
    const board = against(7, [dying, ghost, p]);
    expect(legalOf(board, { dying: 2, ghost: 1, p: 4 }).order).toEqual(['p', 'dying', 'ghost']);
    expect(legalOf(against(7, [ghost, dying, p]), { dying: 2, ghost: 1, p: 4 }).order).toEqual([
      'p',
      'ghost',
      'dying',
    ]);
  });

  it('an untouched unit with both keywords counts as Backline, whatever the others get', () => {
    expect(legalOf(against(2, [wall, both, p]), { wall: 2 }).choices).toEqual({ both: 'backline' });
    expect(legalOf(against(3, [wall, both, p]), { wall: 2, p: 1 }).choices).toEqual({ both: 'backline' });
    expect(legalOf(against(3, [wall, both, p]), { wall: 2, both: 1 }).choices).toEqual({ both: 'tank' });
  });
});

describe('what else is said', () => {
  it('assignable names a rule about the unit itself', () => {
    // p and q are begun, which no rule allows; r could be done with 1 but for the Tanks.
    const board = against(6, [
      { ...p, tank: true },
      { ...q, tank: true },
      { id: 'r', might: 1 },
    ]);
    expect(assignable(board, 'attacker', { p: 1, q: 1 }).get('r')).toEqual({
      most: 0,
      rule: 'tank-first',
      section: '815.1.c.2',
      units: ['r'],
      waiting: ['p', 'q'],
    });
  });

  it('of fixes that are equally near, one that finishes the first units in setup order', () => {
    const board = against(5, [p, q, { id: 'r', might: 3 }]);
    expect(fixOf(board, {})).toMatchObject({ p: 3 });
    expect(fixOf(board, { p: 2, q: 2, r: 1 })).toEqual({ p: 3, q: 2 });
    const ones = ['a', 'b', 'c', 'd'].map((id) => ({ id, might: 1 }));
    expect(fixOf(against(2, ones), {})).toEqual({ a: 1, b: 1 });
    expect(fixOf(against(2, ones), { c: 1 })).toEqual({ a: 1, c: 1 });
  });

  it('nobody is dealt nothing, by no replacement', () => {
    expect(ledger(against(1, [p]), 'nobody', 3)).toEqual({ raw: 3, entries: [], adjusted: 3, dealt: 0 });
  });
});

describe('checkLegality', () => {
  it('gives no fix, for what is refused and for what is no amount', () => {
    const board = against(3, [p, q]);
    expect(checkLegality(board, 'attacker', { p: 1, q: 2 })).toEqual({
      ok: false,
      refusals: [{ rule: 'lethal-in-full', section: '465.2.c.3', units: ['p', 'q'], waiting: [] }],
    });
    expect(checkLegality(board, 'attacker', { p: 2.5, q: 0.5 })).toMatchObject({
      ok: false,
      refusals: [{ rule: 'assign-whole-total', units: ['p', 'q'], given: 3, total: 3 }],
    });
    expect(checkLegality(board, 'attacker', { p: 3 })).toMatchObject({
      ok: true,
      value: { amounts: { p: 3 } },
    });
  });
});

describe('what a setup is refused for', () => {
  const unit = (more: object) => ({
    v: 1,
    attacker: { units: [{ id: 'a', might: 1 }] },
    defender: { units: [more] },
  });

  it('a replacement of an unknown kind is refused for its kind alone', () => {
    expect(createCombat(unit({ id: 'b', might: 1, replacements: [{ kind: 'halve', amount: 3 }] }))).toEqual({
      ok: false,
      refusals: [
        {
          rule: 'not-a-combat',
          path: '/defender/units/0/replacements/0/kind',
          problem: 'not-one-of',
          allowed: ['prevent', 'double'],
        },
      ],
    });
  });

  it('at most 200 faults are told, of whatever kind', () => {
    // Seven a unit, so that the 200th is in the middle of one.
    const wrong = { id: 1, might: 'x', stunned: 0, tank: 0, backline: 0, shield: -1, marked: -1 };
    const units = Array.from({ length: 20 }, () => wrong);
    const made = createCombat({ v: 1, attacker: { units }, defender: { units } });
    expect(made.ok).toBe(false);
    if (!made.ok) expect(made.refusals.length).toBe(limits.refusals.max);
  });

  it('an object of amounts is read by its own keys, with a place for each fault', () => {
    const read = record(whole(limits.amount));
    const findings = nothingFound();
    const amounts = read(JSON.parse('{"a":1,"__proto__":2,"b/c":-1}'), '/assignment', findings);
    expect(Object.entries(amounts).slice(0, 2)).toEqual([
      ['a', 1],
      ['__proto__', 2],
    ]);
    expect(findings.refusals).toEqual([
      {
        rule: 'not-a-combat',
        path: '/assignment/b~1c',
        problem: 'out-of-range',
        min: 0,
        max: Number.MAX_SAFE_INTEGER,
      },
    ]);
    for (const value of [null, [], 'text', 3]) {
      const none = nothingFound();
      expect(Object.entries(read(value, '', none))).toEqual([]);
      expect(none.refusals).toMatchObject([{ path: '', problem: 'wrong-type', expected: 'object' }]);
    }
  });
});
