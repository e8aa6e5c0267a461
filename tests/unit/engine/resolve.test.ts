import { describe, expect, it } from 'vitest';
import {
  type Assignment,
  type Choices,
  type Combat,
  hits,
  killedBy,
  type Resolution,
  resolve,
  type Step,
  withOrder,
} from '../../../src/engine/index.ts';
import { against, combatOf, legalOf, needing } from './combats.ts';

const p = needing('p', 3);
const q = needing('q', 3);
const tank = needing('tank', 2, { tank: true });
const back = needing('back', 2, { backline: true });
const both = needing('both', 2, { tank: true, backline: true });
const ghost = needing('ghost', 'exempt');
const warded = needing('warded', 'never');

const fought = (combat: Combat, attacker: Assignment, defender: Assignment, choices?: Choices): Resolution =>
  resolve(combat, {
    attacker: legalOf(combat, attacker, choices),
    defender: legalOf(combat, defender, undefined, 'defender'),
  });

describe('E13 dealing', () => {
  it('deal-at-once: all of it at one moment, a unit that dies still counted', () => {
    const combat = against(3, [p]);
    expect(fought(combat, { p: 3 }, { A: 3 })).toMatchObject({
      dealt: { A: 3, p: 3 },
      killed: ['A', 'p'],
      healed: [],
      recalled: false,
      result: 'no-result',
    });
  });
  it('dealt names every unit, zeros included, attackers first', () => {
    const combat = combatOf(
      {
        units: [
          { id: 'z', might: 2 },
          { id: 'y', might: 1 },
        ],
      },
      { units: [ghost, p] },
    );
    expect(Object.entries(fought(combat, { p: 3 }, { z: 2, y: 2 }).dealt)).toEqual([
      ['z', 2],
      ['y', 2],
      ['ghost', 0],
      ['p', 3],
    ]);
  });
  it('replacements-at-assignment: applied once, not again when dealt', () => {
    const double = { ...p, replacements: [{ kind: 'double' }] } as const;
    expect(fought(against(2, [double]), { p: 2 }, { A: 3 }).dealt).toEqual({ A: 3, p: 4 });
  });
  it('hits: what one side alone does', () => {
    const combat = against(4, [{ ...p, marked: 1 }, q, ghost]);
    expect(hits(combat, legalOf(combat, { p: 2, q: 2 }))).toEqual([
      { id: 'p', dealt: 2, marked: 3, dies: true },
      { id: 'q', dealt: 2, marked: 2, dies: false },
      { id: 'ghost', dealt: 0, marked: 0, dies: false },
    ]);
  });
  it('killedBy: who dies of it, in setup order, also of marks from before alone', () => {
    const combat = against(4, [q, { ...ghost, marked: 1 }, tank]);
    expect(killedBy(combat, legalOf(combat, { tank: 2, q: 2 }))).toEqual(['ghost', 'tank']);
  });
});

describe('E14 afterwards', () => {
  it('kill-together: marks from before count, also on an immune unit', () => {
    const combat = against(3, [
      { ...p, marked: 2 },
      { ...ghost, marked: 1 },
      { ...q, marked: 3 },
    ]);
    expect(fought(combat, { p: 3 }, { A: 7 }).killed).toEqual(['A', 'ghost', 'p', 'q']);
  });
  it('any damage is lethal: dealt 1 kills, what is prevented does not', () => {
    const combat = combatOf(
      { units: [{ id: 'A', might: 9 }] },
      { anyDamageIsLethal: true, units: [{ id: 'p', might: 1, stunned: false }] },
    );
    expect(fought(combat, { p: 9 }, { A: 1 })).toMatchObject({ killed: ['A', 'p'] });
    const shielded = combatOf(
      { units: [{ id: 'A', might: 9, replacements: [{ kind: 'prevent', amount: 1 }] }] },
      { anyDamageIsLethal: true, units: [{ id: 'p', might: 1 }] },
    );
    expect(fought(shielded, { p: 9 }, { A: 1 })).toMatchObject({
      killed: ['p'],
      healed: [],
      result: 'attacker',
    });
  });
  it('heal-all: survivors with new or old damage, nobody else', () => {
    const combat = combatOf(
      {
        units: [
          { id: 'A', might: 1 },
          { id: 'B', might: 5, marked: 2 },
          { id: 'C', might: 5 },
        ],
      },
      {
        units: [
          { id: 'p', might: 20, stunned: true },
          { ...ghost, might: 3, marked: 2, stunned: true },
        ],
      },
    );
    const after = fought(combat, { p: 11 }, {});
    expect(after).toMatchObject({
      killed: [],
      healed: ['B', 'ghost', 'p'],
      recalled: true,
      result: 'no-result',
    });
  });
  it.each([
    ['attacker', { p: 4 }, { A: 3 }, 4, 'attacker', false],
    ['defender', { p: 3 }, { A: 4 }, 3, 'defender', false],
  ] as const)(
    'combat-result: only the %s has units left',
    (_, attacker, defender, might, result, recalled) => {
      const combat = against(might, [{ id: 'p', might: might === 4 ? 3 : 4 }]);
      expect(fought(combat, attacker, defender)).toMatchObject({ result, recalled });
    },
  );
  it('recall-attackers: when units of both sides are left', () => {
    const after = fought(against(5, [{ ...p, immune: true }]), { p: 5 }, { A: 3 });
    expect(after).toMatchObject({ killed: [], healed: ['A'], recalled: true, result: 'no-result' });
    expect(after.steps.at(-2)).toEqual({ kind: 'recall', rule: 'recall-attackers', units: ['A'] });
  });
});

describe('steps', () => {
  const outline = (steps: readonly Step[]): string[] =>
    steps.map((step) => {
      switch (step.kind) {
        case 'add-up':
          return `${step.side} ${step.total}: ${step.units.map(({ id, adds, nothing }) => `${id} ${nothing ?? adds}`).join(', ')}`;
        case 'assign-nothing':
          return `${step.side} nothing`;
        case 'choose':
          return `${step.side} ${JSON.stringify(step.choices)}`;
        case 'assign':
          return `${step.raw} on ${step.unit} of ${step.need}${step.done ? ', done' : ''}${step.leftover ? `, ${step.leftover} over` : ''}, ${step.left} left: ${step.rule}`;
        case 'replace':
          return `${step.entry.before} to ${step.entry.after} on ${step.unit}, ${step.index}: ${step.rule}`;
        case 'deal':
          return `deal ${JSON.stringify(step.dealt)}`;
        case 'result':
          return `result ${step.result}`;
        default:
          return `${step.kind} ${step.units.join(' ')}`;
      }
    });
  /** What the attacker does while assigning. */
  const attackerSteps = (
    combat: Combat,
    assignment: Assignment,
    order?: string[],
    choices?: Choices,
  ): string[] => {
    const legal = legalOf(combat, assignment, choices);
    const attacker = order ? withOrder(combat, legal, order) : legal;
    const defender = legalOf(combat, {}, undefined, 'defender');
    if (!attacker) throw new Error('no such order');
    const { steps } = resolve(combat, { attacker, defender });
    return outline(steps.filter((step) => 'side' in step && step.side === 'attacker')).slice(1);
  };
  /** The units of a board whose defenders deal nothing. */
  const idle = <T extends object>(units: readonly T[]): (T & { stunned: true })[] =>
    units.map((unit) => ({ ...unit, stunned: true }));

  it('the whole of a small combat', () => {
    const combat = combatOf(
      {
        units: [
          { id: 'A', might: 4 },
          { id: 'B', might: 2, stunned: true },
          { id: 'C', might: -1 },
        ],
      },
      { units: [tank, { ...p, mightChange: -3, shield: 1 }] },
    );
    expect(outline(fought(combat, { tank: 3, p: 1 }, { B: 2, A: 1 }).steps)).toEqual([
      'attacker 4: A 4, B stunned, C negative',
      'defender 3: tank 2, p 1',
      '2 on tank of 2, done, 2 left: tank-first',
      '1 on p of 1, done, 1 left: lethal-in-full',
      '1 on tank of 2, done, 1 over, 0 left: no-excess',
      '2 on B of 2, done, 1 left: lethal-in-full',
      '1 on A of 4, 0 left: free-order',
      'deal {"A":1,"B":2,"C":0,"tank":3,"p":1}',
      'kill B p tank',
      'heal A',
      'result attacker',
    ]);
  });
  it('assign-nothing: a side whose total is 0 does nothing, and makes no choice', () => {
    const combat = against(0, idle([both, p]));
    const { steps } = fought(combat, {}, {});
    expect(outline(steps)).toEqual([
      'attacker 0: A 0',
      'defender 0: both stunned, p stunned',
      'attacker nothing',
      'defender nothing',
      'deal {"A":0,"both":0,"p":0}',
      'recall A',
      'result no-result',
    ]);
  });
  it('pick-tank-or-backline: the choice comes before the damage', () => {
    expect(attackerSteps(against(4, idle([both, p])), { both: 2, p: 2 })).toEqual([
      'attacker {"both":"tank"}',
      '2 on both of 2, done, 2 left: tank-first',
      '2 on p of 3, 0 left: assign-whole-total',
    ]);
    expect(attackerSteps(against(4, idle([both, p])), { both: 1, p: 3 })).toEqual([
      'attacker {"both":"backline"}',
      '3 on p of 3, done, 1 left: lethal-in-full',
      '1 on both of 2, 0 left: backline-last',
    ]);
  });
  it('free-order: another order gives other steps', () => {
    const combat = against(5, idle([tank, { ...tank, id: 'other' }, p]));
    const assignment = { tank: 2, other: 2, p: 1 };
    expect(attackerSteps(combat, assignment, ['other', 'tank', 'p'])).toEqual([
      '2 on other of 2, done, 3 left: tank-first',
      '2 on tank of 2, done, 1 left: tank-first',
      '1 on p of 3, 0 left: assign-whole-total',
    ]);
    expect(attackerSteps(against(2, idle([p, q])), { q: 2 })).toEqual(['2 on q of 3, 0 left: free-order']);
  });
  it('replacements: each one’s turn follows the part', () => {
    const doubled = { ...p, replacements: [{ kind: 'double' }] } as const;
    expect(attackerSteps(against(3, idle([doubled, q])), { p: 2, q: 1 })).toEqual([
      '2 on p of 2, done, 1 left: smallest-raw-amount',
      '2 to 4 on p, 0: replacements-at-assignment',
      '1 on q of 3, 0 left: assign-whole-total',
    ]);
    const barrier = {
      id: 'x',
      might: 4,
      replacements: [{ kind: 'double' }, { kind: 'prevent', amount: 7 }],
    } as const;
    expect(attackerSteps(against(4, idle([barrier])), { x: 4 })).toEqual([
      '4 on x of 6, 0 left: assign-whole-total',
      '4 to 8 on x, 0: replacements-at-assignment',
      '8 to 1 on x, 1: prevent-value',
    ]);
  });
  it('prevented-never-lethal and exempt units', () => {
    expect(attackerSteps(against(4, idle([warded, p])), { warded: 1, p: 3 })).toEqual([
      '3 on p of 3, done, 1 left: lethal-in-full',
      '1 on warded of never, 0 left: prevented-never-lethal',
      '1 to 0 on warded, 0: prevent-value',
    ]);
    expect(attackerSteps(against(4, idle([ghost, p])), { ghost: 1, p: 3 })).toEqual([
      '3 on p of 3, done, 1 left: lethal-in-full',
      '1 on ghost of exempt, 1 over, 0 left: no-excess',
    ]);
  });
  it('leftover: with the part when all else is done, else at the end, on the ledger of all that lies there', () => {
    expect(attackerSteps(against(8, idle([tank, p])), { tank: 2, p: 6 })).toEqual([
      '2 on tank of 2, done, 6 left: tank-first',
      '6 on p of 3, done, 3 over, 0 left: no-excess',
    ]);
    const doubled = { ...tank, replacements: [{ kind: 'double' }] } as const;
    const combat = against(9, idle([doubled, p]));
    expect(attackerSteps(combat, { tank: 5, p: 4 })).toEqual([
      '1 on tank of 1, done, 8 left: tank-first',
      '1 to 2 on tank, 0: replacements-at-assignment',
      '4 on p of 3, done, 1 over, 4 left: no-excess',
      '4 on tank of 1, done, 4 over, 0 left: no-excess',
      '5 to 10 on tank, 0: replacements-at-assignment',
    ]);
    const parts = resolve(combat, {
      attacker: legalOf(combat, { tank: 5, p: 4 }),
      defender: legalOf(combat, {}, undefined, 'defender'),
    }).steps.filter((step) => step.kind === 'assign');
    expect(parts.map(({ unit, raw, ledger }) => [unit, raw, ledger.raw, ledger.dealt])).toEqual([
      ['tank', 1, 1, 2],
      ['p', 4, 4, 4],
      ['tank', 4, 5, 10],
    ]);
  });
  it('tank-first and backline-last explain only where there is another tier', () => {
    expect(attackerSteps(against(3, idle([tank, { ...tank, id: 'other' }])), { tank: 2, other: 1 })).toEqual([
      '2 on tank of 2, done, 1 left: lethal-in-full',
      '1 on other of 2, 0 left: assign-whole-total',
    ]);
    expect(attackerSteps(against(3, idle([back, { ...back, id: 'other' }])), { back: 1, other: 2 })).toEqual([
      '2 on other of 2, done, 1 left: lethal-in-full',
      '1 on back of 2, 0 left: assign-whole-total',
    ]);
  });
});
