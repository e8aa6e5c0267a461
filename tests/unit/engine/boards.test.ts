import { describe, expect, it } from 'vitest';
import {
  type Assignment,
  type Combat,
  checkAssignment,
  contribution,
  ledger,
  legalAssignments,
  need,
  type Replacement,
  resolve,
  threshold,
  total,
  type UnitSetup,
  withOrder,
} from '../../../src/engine/index.ts';
import { against, combatOf, keyOf, legalOf, needing, refusedBy } from './combats.ts';

const splits = (combat: Combat): string[] =>
  [...legalAssignments(combat, 'attacker')].map(({ amounts }) => keyOf(amounts)).sort();
const double: Replacement = { kind: 'double' };
const prevent = (amount: number | 'all'): Replacement => ({ kind: 'prevent', amount });

/** The boards that the guide shows, with what each of them is there to show. */
describe('the boards of the guide', () => {
  it('sum-assault-shield', () => {
    const a = { id: 'a', might: 3, assault: 2 };
    const d = { id: 'd', might: 2, shield: 1 };
    const more = (id: string): UnitSetup[] => [
      { id: `${id}-stunned`, might: 4, stunned: true },
      { id: `${id}-negative`, might: -2 },
    ];
    const combat = combatOf({ units: [a, ...more('a')] }, { units: [d, ...more('d')] });
    expect([total(combat, 'attacker'), total(combat, 'defender')]).toEqual([5, 3]);
    expect(contribution(combat, 'a-stunned')).toEqual({ adds: 0, nothing: 'stunned' });
    expect(contribution(combat, 'd-negative')).toEqual({ adds: 0, nothing: 'negative' });
  });
  it('marked-counts', () => {
    expect(need(against(4, [{ id: 'd', might: 4 }]), 'd')).toBe(4);
    expect(need(against(4, [{ id: 'd', might: 4, marked: 1 }]), 'd')).toBe(3);
  });
  it('two-tanks', () => {
    const combat = against(6, [
      needing('t2', 2, { tank: true }),
      needing('t3', 3, { tank: true }),
      needing('o', 4),
    ]);
    expect(splits(combat)).toEqual(['o:1 t2:2 t3:3']);
    const legal = legalOf(combat, { t2: 2, t3: 3, o: 1 });
    expect(legal.order).toEqual(['t2', 't3', 'o']);
    expect(withOrder(combat, legal, ['t3', 't2', 'o'])?.order).toEqual(['t3', 't2', 'o']);
    const refused = checkAssignment(combat, 'attacker', { t2: 1, t3: 1, o: 4 });
    expect(refused).toMatchObject({
      refusals: [{ rule: 'lethal-in-full' }, { rule: 'tank-first' }],
      fix: { amounts: { t2: 2, t3: 3, o: 1 } },
    });
  });
  it('two-backlines', () => {
    const combat = against(6, [
      needing('o', 3),
      needing('b', 2, { backline: true }),
      needing('c', 2, { backline: true }),
    ]);
    expect(splits(combat)).toEqual(['b:1 c:2 o:3', 'b:2 c:1 o:3']);
  });
  it('two-conflicting', () => {
    const both = { tank: true, backline: true };
    const combat = against(6, [needing('x2', 2, both), needing('x3', 3, both), needing('o', 2)]);
    expect(splits(combat)).toEqual(['o:1 x2:2 x3:3', 'o:2 x2:1 x3:3', 'o:2 x2:2 x3:2']);
    const middle = against(3, [needing('x', 2, both), needing('o', 2), needing('r', 2)]);
    expect(refusedBy(middle, { o: 2, x: 1 })).toEqual(['pick-tank-or-backline']);
  });
  it('duplicate-keywords', () => {
    // Assault 2 and Assault 1 on one unit are written as 3; Tank is there or not.
    const combat = combatOf(
      { units: [{ id: 'a', might: 2, assault: 3 }] },
      { units: [needing('t', 2, { tank: true })] },
    );
    expect([total(combat, 'attacker'), need(combat, 'a')]).toEqual([5, 5]);
  });
  it('prevent-three', () => {
    const combat = against(6, [{ id: 'd', might: 2, replacements: [prevent(3)] }, needing('o', 2)]);
    expect(need(combat, 'd')).toBe(5);
    expect(splits(combat)).toEqual(['d:4 o:2', 'd:5 o:1']);
  });
  it('doubled', () => {
    const combat = against(3, [{ id: 'd', might: 3, replacements: [double] }, needing('o', 2)]);
    expect(need(combat, 'd')).toBe(2);
    expect(ledger(combat, 'd', 2).dealt).toBe(4);
    expect(refusedBy(combat, { d: 3 })).toEqual(['no-excess']);
    expect(splits(combat)).toEqual(['d:1 o:2', 'd:2 o:1']);
  });
  it('ki-barrier-lotus-trap', () => {
    const of = (...replacements: Replacement[]) => against(4, [{ id: 'd', might: 4, replacements }]);
    const first = ledger(of(prevent(7), double), 'd', 4);
    expect([first.dealt, first.entries[0]?.left]).toEqual([0, 3]);
    const last = ledger(of(double, prevent(7)), 'd', 4);
    expect([last.dealt, last.entries[1]?.left]).toEqual([1, 0]);
    const combat = of(double, prevent(7));
    const assignments = {
      attacker: legalOf(combat, { d: 4 }),
      defender: legalOf(combat, { A: 4 }, undefined, 'defender'),
    };
    expect(resolve(combat, assignments)).toMatchObject({
      dealt: { d: 1 },
      killed: ['A'],
      healed: ['d'],
      result: 'defender',
    });
  });
  it('zero-might-tank', () => {
    const combat = against(3, [{ id: 't', might: 0, tank: true }, needing('o', 3)]);
    expect(need(combat, 't')).toBe(1);
    expect(contribution(combat, 't').adds).toBe(0);
    expect(splits(combat)).toEqual(['o:2 t:1']);
  });
  it('immune-or-prevented', () => {
    const immune = needing('immune', 'exempt');
    const prevented = needing('prevented', 'never');
    const ordinary = needing('ordinary', 2);
    expect(splits(against(3, [immune, prevented, ordinary]))).toEqual([
      'ordinary:2 prevented:1',
      'prevented:3',
    ]);
    expect(splits(against(3, [{ ...immune, tank: true }, ordinary, prevented]))).toEqual([
      'ordinary:2 prevented:1',
      'prevented:3',
    ]);
    expect(splits(against(3, [immune, { ...prevented, tank: true }, ordinary]))).toEqual(['prevented:3']);
  });
  it('tank-then-backline', () => {
    const marauder = { id: 'marauder', card: 'maddened-marauder', might: 4, tank: true };
    const pyke = { id: 'pyke', card: 'pyke-returned', might: 3, backline: true };
    const combat = against(7, [pyke, marauder]);
    expect(splits(combat)).toEqual(['marauder:4 pyke:3']);
    const attacker = legalOf(combat, { marauder: 4, pyke: 3 });
    expect(attacker.order).toEqual(['marauder', 'pyke']);
    const { steps } = resolve(combat, {
      attacker,
      defender: legalOf(combat, { A: 7 }, undefined, 'defender'),
    });
    expect(steps.map((step) => step.kind)).toEqual([
      'add-up',
      'add-up',
      'assign',
      'assign',
      'assign',
      'deal',
      'kill',
      'result',
    ]);
  });
  it('four-threes', () => {
    const units = (marked: number): UnitSetup[] =>
      ['a', 'b', 'c', 'd'].map((id) => ({ id, might: 3, marked }));
    expect(splits(against(5, units(0)))).toHaveLength(12);
    expect(refusedBy(against(5, units(0)), { a: 2, b: 1, c: 1, d: 1 })).toEqual(['lethal-in-full']);
    expect(refusedBy(against(5, units(0)), { a: 3, b: 2 })).toEqual([]);
    expect(splits(against(5, units(1)))).toHaveLength(12);
    expect(refusedBy(against(5, units(1)), { a: 3, b: 2 })).toEqual(['no-excess']);
    expect(refusedBy(against(5, units(1)), { a: 2, b: 2, c: 1 })).toEqual([]);
  });
  it('tank-ordinary-backline', () => {
    const combat = against(5, [
      needing('b', 2, { backline: true }),
      needing('o', 2),
      needing('t', 2, { tank: true }),
    ]);
    const legal = legalOf(combat, { t: 2, o: 2, b: 1 });
    expect(splits(combat)).toEqual(['b:1 o:2 t:2']);
    expect(legal.order).toEqual(['t', 'o', 'b']);
    for (const order of [
      ['t', 'b', 'o'],
      ['o', 't', 'b'],
      ['b', 'o', 't'],
    ])
      expect(withOrder(combat, legal, order)).toBeUndefined();
  });
  it('without-and-with-tank', () => {
    const of = (tank: boolean) => against(3, [{ id: 'sentinel', might: 3, tank }, needing('volunteer', 2)]);
    expect(splits(of(false))).toEqual(['sentinel:1 volunteer:2', 'sentinel:3']);
    expect(splits(of(true))).toEqual(['sentinel:3']);
  });
  it('lethal-or-not', () => {
    const needOf = (might: number, marked: number) => need(against(1, [{ id: 'd', might, marked }]), 'd');
    expect([needOf(3, 3), needOf(3, 5), needOf(0, 0), needOf(0, 1)]).toEqual([0, 0, 1, 0]);
  });
  it('might-falls-to-marks', () => {
    const combat = against(0, [{ id: 'd', might: 5, mightChange: -2, marked: 3 }]);
    expect([threshold(combat, 'd'), need(combat, 'd')]).toEqual([3, 0]);
    const nothing: Assignment = {};
    const after = resolve(combat, {
      attacker: legalOf(combat, nothing),
      defender: legalOf(combat, { A: 3 }, undefined, 'defender'),
    });
    expect(after.killed).toEqual(['A', 'd']);
  });
});
