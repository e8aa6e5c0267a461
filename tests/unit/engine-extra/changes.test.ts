import { describe, expect, it } from 'vitest';
import {
  flips,
  type Replacement,
  type SingleChange,
  singleChanges,
  type UnitSetup,
  withChange,
} from '../../../src/engine/index.ts';
import { against, combatOf } from '../engine/combats.ts';

const unitOf = (more: Partial<UnitSetup>) => {
  const [unit] = against(1, [{ id: 'd', might: 3, ...more }]).defender.units;
  if (!unit) throw new Error('no unit');
  return unit;
};
const changesOf = (more: Partial<UnitSetup>): SingleChange[] => [...singleChanges(unitOf(more), 'defender')];
const numbersOf = (more: Partial<UnitSetup>) =>
  changesOf(more).flatMap((change) => ('by' in change ? [`${change.kind} ${change.by}`] : []));

describe('a single change', () => {
  const plain = combatOf({ units: [{ id: 'a', might: 3 }] }, { units: [{ id: 'd', might: 3 }] });
  const changed = (change: SingleChange) => {
    const { attacker, defender } = withChange(plain, change);
    return [attacker.units[0], defender.units[0]];
  };
  const [a, d] = [plain.attacker.units[0], plain.defender.units[0]];

  it('of the bonus is Assault for an attacker and Shield for a defender', () => {
    expect(changed({ kind: 'bonus', unit: 'a', by: 1 })).toEqual([{ ...a, assault: 1 }, d]);
    expect(changed({ kind: 'bonus', unit: 'd', by: 1 })).toEqual([a, { ...d, shield: 1 }]);
  });

  it('sets one thing of one unit', () => {
    expect(changed({ kind: 'might', unit: 'd', by: -1 })).toEqual([a, { ...d, mightChange: -1 }]);
    expect(changed({ kind: 'marked', unit: 'd', by: 1 })).toEqual([a, { ...d, marked: 1 }]);
    expect(changed({ kind: 'stunned', unit: 'a', on: true })).toEqual([{ ...a, stunned: true }, d]);
    expect(changed({ kind: 'tank', unit: 'd', on: true })).toEqual([a, { ...d, tank: true }]);
    expect(changed({ kind: 'backline', unit: 'd', on: true })).toEqual([a, { ...d, backline: true }]);
    const replacements: Replacement[] = [{ kind: 'double' }];
    expect(changed({ kind: 'order', unit: 'd', replacements })).toEqual([a, { ...d, replacements }]);
    expect(changed({ kind: 'tank', unit: 'nobody', on: true })).toEqual([a, d]);
  });

  it('stays within the limits and reaches them', () => {
    expect(numbersOf({})).toEqual(['might 1', 'might -1', 'bonus 1', 'marked 1']);
    const near = ['might 1', 'might -1', 'bonus 1', 'bonus -1', 'marked 1', 'marked -1'];
    expect(numbersOf({ mightChange: 98, shield: 998, marked: 998 })).toEqual(near);
    expect(numbersOf({ mightChange: -98, shield: 1, marked: 1 })).toEqual(near);
    expect(numbersOf({ mightChange: 99, shield: 999, marked: 999 })).toEqual([
      'might -1',
      'bonus -1',
      'marked -1',
    ]);
    expect(numbersOf({ mightChange: -99 })).toEqual(['might 1', 'bonus 1', 'marked 1']);
  });

  it('of an order gives each order that looks different once, and not the one that is there', () => {
    const double: Replacement = { kind: 'double' };
    const prevent: Replacement = { kind: 'prevent', amount: 1 };
    const orders = changesOf({ replacements: [double, double, prevent] }).flatMap((change) =>
      change.kind === 'order' ? [change.replacements] : [],
    );
    expect(orders).toEqual([
      [double, prevent, double],
      [prevent, double, double],
    ]);
    expect(changesOf({ replacements: [double, double] }).some(({ kind }) => kind === 'order')).toBe(false);
  });

  it('flips nothing for somebody who is no enemy unit', () => {
    expect([...flips(plain, 'attacker', 'nobody')]).toEqual([]);
    expect([...flips(plain, 'attacker', 'a')]).toEqual([]);
  });
});
