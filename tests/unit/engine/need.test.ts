import { describe, expect, it } from 'vitest';
import { ledger, need, type Replacement, type UnitSetup } from '../../../src/engine/index.ts';
import { against } from './combats.ts';

const double: Replacement = { kind: 'double' };
const prevent = (amount: number | 'all'): Replacement => ({ kind: 'prevent', amount });

const needOf = (unit: Omit<UnitSetup, 'id'>, anyDamageIsLethal = false) =>
  need(against(1, [{ ...unit, id: 'x' }], { anyDamageIsLethal }), 'x');
const ledgerOf = (unit: Omit<UnitSetup, 'id'>, raw: number) =>
  ledger(against(1, [{ ...unit, id: 'x' }]), 'x', raw);

describe('E3 replacements, from raw to dealt', () => {
  it('prevent takes what it can and keeps the rest', () => {
    expect(ledgerOf({ might: 2, replacements: [prevent(7)] }, 4)).toEqual({
      raw: 4,
      entries: [{ replacement: prevent(7), before: 4, after: 0, left: 3 }],
      adjusted: 0,
      dealt: 0,
    });
    expect(ledgerOf({ might: 2, replacements: [prevent(3)] }, 5)).toMatchObject({
      dealt: 2,
      entries: [{ left: 0 }],
    });
  });

  it('prevent-value: "all" takes everything and stays', () => {
    expect(ledgerOf({ might: 2, replacements: [prevent('all'), double] }, 9)).toEqual({
      raw: 9,
      entries: [
        { replacement: prevent('all'), before: 9, after: 0, left: 'all' },
        { replacement: double, before: 0, after: 0 },
      ],
      adjusted: 0,
      dealt: 0,
    });
  });

  it('replacements-at-assignment: in the controller’s order, each entry once', () => {
    // The official example: 3 on a 2-Might unit with prevent 2 and doubling.
    expect(ledgerOf({ might: 2, replacements: [prevent(2), double] }, 3).dealt).toBe(2);
    expect(ledgerOf({ might: 2, replacements: [double, prevent(2)] }, 3).dealt).toBe(4);
    expect(ledgerOf({ might: 2, replacements: [double, double] }, 3).dealt).toBe(12);
    expect(ledgerOf({ might: 2, replacements: [prevent(1), double, prevent(3), double] }, 4).dealt).toBe(6);
  });

  it('an immune unit is dealt 0 and spends nothing', () => {
    expect(ledgerOf({ might: 2, immune: true, replacements: [prevent(2), double] }, 3)).toEqual({
      raw: 3,
      entries: [],
      adjusted: 3,
      dealt: 0,
    });
  });

  it('an id that is nobody is dealt nothing', () => {
    expect(ledger(against(1, [{ id: 'x', might: 1 }]), 'nobody', 3).dealt).toBe(0);
    expect(need(against(1, [{ id: 'x', might: 1 }]), 'nobody')).toBe('exempt');
  });
});

describe('E4 need', () => {
  it.each([
    ['its Might', { might: 4 }, 4],
    ['less what is marked', { might: 4, marked: 1 }, 3],
    ['0 when it already has lethal damage', { might: 3, marked: 3 }, 0],
    ['0 when it has more', { might: 3, marked: 5 }, 0],
    ['1 at 0 Might', { might: 0 }, 1],
    ['0 at 0 Might with 1 marked', { might: 0, marked: 1 }, 0],
    ['1 at negative Might', { might: -5 }, 1],
    ['Shield counts, Assault does not', { might: 2, shield: 3, assault: 9 }, 5],
    ['the same when stunned', { might: 5, stunned: true }, 5],
    ['prevent on top', { might: 2, replacements: [prevent(3)] }, 5],
    ['several preventions on top of each other', { might: 2, replacements: [prevent(3), prevent(1)] }, 6],
    ['half, rounded up, when doubled', { might: 3, replacements: [double] }, 2],
    ['doubled twice', { might: 9, replacements: [double, double] }, 3],
    ['2 Might, prevent 2 first', { might: 2, replacements: [prevent(2), double] }, 3],
    ['2 Might, prevent 2 last', { might: 2, replacements: [double, prevent(2)] }, 2],
    ['2 Might, prevent 3 first', { might: 2, replacements: [prevent(3), double] }, 4],
    ['2 Might, prevent 3 last', { might: 2, replacements: [double, prevent(3)] }, 3],
    ['4 Might, prevent 3 first', { might: 4, replacements: [prevent(3), double] }, 5],
    ['4 Might, prevent 3 last', { might: 4, replacements: [double, prevent(3)] }, 4],
    ['4 Might, prevent 7 first', { might: 4, replacements: [prevent(7), double] }, 9],
    ['4 Might, prevent 7 last', { might: 4, replacements: [double, prevent(7)] }, 6],
    ['marks and replacements', { might: 5, marked: 2, replacements: [prevent(2), double] }, 4],
    ['never under "prevent all"', { might: 1, replacements: [double, prevent('all')] }, 'never'],
    ['exempt when immune, whatever else', { might: 1, marked: 9, immune: true }, 'exempt'],
    ['0 before never', { might: 1, marked: 1, replacements: [prevent('all')] }, 0],
  ] as const)('%s', (_, unit, expected) => {
    expect(needOf(unit)).toBe(expected);
  });

  it.each([
    ['1, whatever its Might', { might: 10 }, 1],
    ['override-and-prevent: prevention on top', { might: 10, replacements: [prevent(3)] }, 4],
    [
      'override-and-prevent: never under "prevent all"',
      { might: 10, replacements: [prevent('all')] },
      'never',
    ],
    ['1 when doubled', { might: 10, replacements: [double] }, 1],
    ['doubled behind a prevention', { might: 10, replacements: [prevent(2), double] }, 3],
    ['doubled before a prevention', { might: 10, replacements: [double, prevent(2)] }, 2],
    ['earlier-marks-override: marks from before do not do it', { might: 10, marked: 9 }, 1],
    ['0 when the marks are lethal as they are', { might: 2, marked: 2 }, 0],
    ['exempt when immune', { might: 2, immune: true }, 'exempt'],
  ] as const)('where any damage is lethal: %s', (_, unit, expected) => {
    expect(needOf(unit, true)).toBe(expected);
  });

  it('any damage is lethal for the enemy only', () => {
    const combat = against(3, [{ id: 'x', might: 4 }], { anyDamageIsLethal: true });
    expect(need(combat, 'A')).toBe(3);
  });
});
