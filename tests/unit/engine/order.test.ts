import { describe, expect, it } from 'vitest';
import { assignable, type Choices, choosers, tiers, withOrder } from '../../../src/engine/index.ts';
import { against, legalOf, needing } from './combats.ts';

const p = needing('p', 3);
const q = needing('q', 3);
const tank = needing('tank', 2, { tank: true });
const back = needing('back', 2, { backline: true });
const both = needing('both', 2, { tank: true, backline: true });
const ghost = needing('ghost', 'exempt');
const warded = needing('warded', 'never');
const dead = needing('dead', 0);

describe('the default replay order', () => {
  it.each([
    ['by tier', against(7, [back, p, tank]), { back: 2, p: 3, tank: 2 }, ['tank', 'p', 'back']],
    [
      'finished units in setup order, the unfinished one last',
      against(7, [p, q, needing('r', 3)]),
      { p: 1, q: 3, r: 3 },
      ['q', 'r', 'p'],
    ],
    [
      'requirements-if-able: both keywords between Tank and Backline',
      against(5, [back, both, tank]),
      { tank: 2, both: 2, back: 1 },
      ['tank', 'both', 'back'],
    ],
    ['a chosen Tank first', against(4, [p, both]), { both: 2, p: 2 }, ['both', 'p']],
    ['a chosen Backline last', against(4, [both, p]), { both: 1, p: 3 }, ['p', 'both']],
    [
      'what takes only leftover last',
      against(9, [ghost, dead, p]),
      { ghost: 3, dead: 3, p: 3 },
      ['p', 'ghost', 'dead'],
    ],
    ['units without damage are left out', against(3, [q, p]), { p: 3, q: 0 }, ['p']],
  ])('%s', (_, combat, assignment, order) => {
    expect(legalOf(combat, assignment).order).toEqual(order);
  });

  it('amounts are in setup order, zeros left out', () => {
    expect(Object.entries(legalOf(against(4, [p, q, back]), { back: 0, q: 3, p: 1 }).amounts)).toEqual([
      ['p', 1],
      ['q', 3],
    ]);
  });
});

describe('withOrder', () => {
  const reorder = (
    combat: ReturnType<typeof against>,
    assignment: Record<string, number>,
    order: string[],
    choices?: Choices,
  ) => withOrder(combat, legalOf(combat, assignment, choices), order)?.order;

  it('free-order accepted: among equals', () => {
    const board = against(5, [tank, { ...tank, id: 'other' }, p]);
    const assignment = { tank: 2, other: 2, p: 1 };
    expect(reorder(board, assignment, ['other', 'tank', 'p'])).toEqual(['other', 'tank', 'p']);
    expect(reorder(board, assignment, ['tank', 'other', 'p'])).toEqual(['tank', 'other', 'p']);
    expect(reorder(board, assignment, ['tank', 'p', 'other'])).toBeUndefined();
  });
  it('free-order refused: the unfinished unit before another', () => {
    expect(reorder(against(4, [p, q]), { p: 1, q: 3 }, ['p', 'q'])).toBeUndefined();
    expect(reorder(against(2, [p, needing('one', 1)]), { p: 1, one: 1 }, ['p', 'one'])).toBeUndefined();
    expect(reorder(against(9, [p, warded]), { p: 3, warded: 6 }, ['warded', 'p'])).toBeUndefined();
  });
  it('refused: another set of units, or one of them twice', () => {
    const board = against(4, [p, q]);
    for (const order of [[], ['q'], ['q', 'p', 'p'], ['q', 'q'], ['q', 'A'], ['q', 'p', 'nobody']]) {
      expect(reorder(board, { p: 1, q: 3 }, order)).toBeUndefined();
    }
  });
  it('what is beyond a need counts as put down at the end', () => {
    const board = against(8, [tank, p]);
    expect(reorder(board, { tank: 4, p: 4 }, ['tank', 'p'])).toEqual(['tank', 'p']);
    expect(reorder(board, { tank: 4, p: 4 }, ['p', 'tank'])).toBeUndefined();
    expect(reorder(against(5, [ghost, p]), { ghost: 2, p: 3 }, ['ghost', 'p'])).toEqual(['ghost', 'p']);
    expect(reorder(against(4, [dead, p]), { dead: 1, p: 3 }, ['dead', 'p'])).toEqual(['dead', 'p']);
  });
  it('choice-fixed: an order that needs another choice is none', () => {
    const board = against(5, [both, p]);
    expect(reorder(board, { both: 2, p: 3 }, ['p', 'both'], { both: 'backline' })).toEqual(['p', 'both']);
    expect(reorder(board, { both: 2, p: 3 }, ['p', 'both'], { both: 'tank' })).toBeUndefined();
    expect(reorder(board, { both: 2, p: 3 }, ['both', 'p'], { both: 'backline' })).toBeUndefined();
  });
});

describe('assignable', () => {
  const may = (combat: ReturnType<typeof against>, soFar: Record<string, number>, choices?: Choices) =>
    Object.fromEntries(
      [...assignable(combat, 'attacker', soFar, choices)].map(([id, allowance]) => [
        id,
        'rule' in allowance ? `${allowance.rule}: ${allowance.waiting.join(' ')}` : allowance.most,
      ]),
    );

  it('up to the need, or to what is left', () => {
    expect(may(against(4, [p, q]), {})).toEqual({ p: 3, q: 3 });
    expect(may(against(2, [p, q]), {})).toEqual({ p: 2, q: 2 });
    expect(may(against(4, [p, q]), { q: 3 })).toEqual({ p: 1, q: 'no-excess: p' });
    expect(may(against(9, [warded, p]), {})).toEqual({ warded: 9, p: 3 });
  });
  it('everything that is left on the last one that waits, and on anything after it', () => {
    expect(may(against(9, [p, q]), { p: 3 })).toEqual({ p: 'no-excess: q', q: 6 });
    expect(may(against(9, [p, q]), { p: 3, q: 3 })).toEqual({ p: 3, q: 3 });
    expect(may(against(5, [ghost]), { ghost: 1 })).toEqual({ ghost: 4 });
  });
  it('assign-whole-total: nothing when nothing is left', () => {
    expect(may(against(4, [p, q]), { p: 3, q: 1 })).toEqual({
      p: 'assign-whole-total: ',
      q: 'assign-whole-total: ',
    });
    expect(may(against(1, [p]), { p: 3 })).toEqual({ p: 'assign-whole-total: ' });
    expect(may(against(0, [p]), {})).toEqual({ p: 'assign-whole-total: ' });
  });
  it('lethal-in-full: not while another one is begun', () => {
    expect(may(against(4, [p, q]), { p: 1 })).toEqual({ p: 2, q: 'lethal-in-full: p' });
  });
  it('tank-first, backline-last and exempt-immune, with those that come first', () => {
    expect(may(against(9, [ghost, back, p, tank]), {})).toEqual({
      ghost: 'exempt-immune: back p tank',
      back: 'tank-first: tank',
      p: 'tank-first: tank',
      tank: 2,
    });
    expect(may(against(9, [back, p, tank]), { tank: 2 })).toEqual({
      back: 'backline-last: p',
      p: 3,
      tank: 'no-excess: back p',
    });
  });
  it('pick-tank-or-backline: a unit with both keywords first or last', () => {
    const board = against(9, [both, p, q]);
    expect(may(board, {})).toEqual({ both: 2, p: 3, q: 3 });
    expect(may(board, { p: 3 })).toEqual({ both: 'pick-tank-or-backline: q', p: 'no-excess: both q', q: 3 });
    expect(may(board, { p: 3, q: 3 })).toEqual({ both: 3, p: 'no-excess: both', q: 'no-excess: both' });
    expect(may(board, {}, { both: 'tank' })).toEqual({
      both: 2,
      p: 'tank-first: both',
      q: 'tank-first: both',
    });
    expect(may(board, {}, { both: 'backline' })).toEqual({ both: 'backline-last: p q', p: 3, q: 3 });
    // Begun, it is the one that goes on: nobody else is waited for.
    expect(may(board, { both: 1 })).toEqual({
      both: 1,
      p: 'lethal-in-full: both',
      q: 'lethal-in-full: both',
    });
    expect(may(against(9, [both, { ...p, might: 1 }, q]), { both: 1 })).toEqual({
      both: 1,
      p: 'pick-tank-or-backline: both',
      q: 'lethal-in-full: both',
    });
  });
  it('which units break the rule: the one that is asked about, where nobody else has too much', () => {
    const faulty = (combat: ReturnType<typeof against>, soFar: Record<string, number>) =>
      [...assignable(combat, 'attacker', soFar)].map(
        ([, allowance]) => 'rule' in allowance && allowance.units,
      );
    expect(faulty(against(4, [p, q]), { p: 3, q: 1 })).toEqual([['p'], ['q']]);
    expect(faulty(against(9, [both, { ...p, might: 1 }, q]), { both: 1 })).toEqual([
      false,
      ['p'],
      ['both', 'q'],
    ]);
  });
  it('for what others have already, it names them', () => {
    const held = (combat: ReturnType<typeof against>, soFar: Record<string, number>) =>
      assignable(combat, 'attacker', soFar).get('warded');
    expect(held(against(9, [warded, p]), { p: 4 })).toEqual({
      most: 0,
      rule: 'no-excess',
      section: '465.2.c.4',
      units: ['p'],
      waiting: ['warded'],
    });
    expect(held(against(9, [warded, ghost]), { ghost: 1 })).toMatchObject({
      rule: 'exempt-immune',
      units: ['ghost'],
    });
  });
  it('from a beginning that is refused as it stands: what would be legal', () => {
    expect(may(against(9, [p, tank]), { p: 1 })).toEqual({
      p: 'tank-first: tank',
      tank: 'lethal-in-full: p',
    });
    expect(may(against(9, [p, { ...tank, might: 1 }]), { p: 1 })).toEqual({ p: 'tank-first: tank', tank: 1 });
  });
});

describe('choosers and tiers', () => {
  it('E10 gives a choice only beside an ordinary unit in need, per assigning side', () => {
    expect(choosers(against(3, [both, p, tank]), 'attacker')).toEqual(['both']);
    expect(choosers(against(3, [both, p]), 'defender')).toEqual([]);
    expect(choosers(against(3, [both, tank, back, ghost, dead]), 'attacker')).toEqual([]);
    expect(choosers(against(3, [both, p], { ignores: ['tank'] }), 'attacker')).toEqual([]);
    expect(choosers(against(3, [{ ...both, immune: true }, p]), 'attacker')).toEqual([]);
    expect(choosers(against(3, [{ ...both, id: 'z' }, warded, both]), 'attacker')).toEqual(['z', 'both']);
  });
  it('first, middle, last', () => {
    const units = [back, both, p, tank];
    const of = (combat: ReturnType<typeof against>, choices?: Choices) =>
      Object.fromEntries(tiers(combat, 'attacker', choices));
    expect(of(against(3, units))).toEqual({ back: 'last', both: 'first', p: 'middle', tank: 'first' });
    expect(of(against(3, units), { both: 'tank' })).toMatchObject({ both: 'first' });
    expect(of(against(3, units), { both: 'backline' })).toMatchObject({ both: 'last' });
    expect(of(against(3, [back, both, tank]), { both: 'backline' })).toEqual({
      back: 'last',
      both: 'middle',
      tank: 'first',
    });
    expect(of(against(3, units, { ignores: ['tank'] }))).toEqual({
      back: 'last',
      both: 'last',
      p: 'middle',
      tank: 'middle',
    });
  });
});
