import { describe, expect, it } from 'vitest';
import { deathTotals, fate, grant, totalToGrant } from '../../../src/engine/index.ts';
import { against, needing } from '../engine/combats.ts';

/** Needs of 2, 3 and 4 in any order. */
const three = (total: number) => against(total, [needing('a', 2), needing('b', 3), needing('c', 4)]);
const amounts = (total: number, wish: Parameters<typeof grant>[2]) =>
  grant(three(total), 'attacker', wish).example?.amounts;

describe('the split that shows a wish', () => {
  it('is the first one listed that grants it: without a rest, else with the rest on the last unit', () => {
    // With 4: c alone; else a or b and the rest, 2 or 1, on another.
    expect(amounts(4, { dead: [], alive: [] })).toEqual({ c: 4 });
    expect(amounts(4, { dead: [], alive: ['a'] })).toEqual({ c: 4 });
    expect(amounts(4, { dead: [], alive: ['c'] })).toEqual({ a: 2, c: 2 });
    expect(amounts(4, { dead: [], alive: ['a', 'c'] })).toEqual({ b: 3, c: 1 });
    expect(amounts(4, { dead: ['b'], alive: ['a'] })).toEqual({ b: 3, c: 1 });
    // With 6: a and c; else a and b and the rest of 1 on c.
    expect(amounts(6, { dead: ['a'], alive: [] })).toEqual({ a: 2, c: 4 });
    expect(amounts(6, { dead: ['b'], alive: [] })).toEqual({ a: 2, b: 3, c: 1 });
  });

  it('gives everybody their need where there is enough for all', () => {
    expect(amounts(9, { dead: ['a'], alive: [] })).toEqual({ a: 2, b: 3, c: 4 });
    expect(grant(three(9), 'attacker', { dead: [], alive: ['a'] })).toEqual({ count: 0n });
  });
});

describe('somebody who is no enemy unit', () => {
  it.each([4, 9])('neither dies nor lives, with %i damage', (total) => {
    for (const unit of ['nobody', 'A']) {
      expect(grant(three(total), 'attacker', { dead: [unit], alive: [] })).toEqual({ count: 0n });
      expect(grant(three(total), 'attacker', { dead: [], alive: [unit] })).toEqual({ count: 0n });
      expect(fate(three(total), 'attacker', unit)).toBe('lives');
      expect(deathTotals(three(total), 'attacker', unit)).toStrictEqual({ can: undefined, must: undefined });
      expect(totalToGrant(three(total), 'attacker', { dead: ['a', unit], alive: [] })).toBeUndefined();
    }
  });
});

describe('with which totals a unit can die and must die', () => {
  it('one whose marks are lethal with none; one behind "prevent all" with no total; others from their need on', () => {
    const board = against(1, [
      needing('gone', 0),
      needing('ward', 'never'),
      needing('ghost', 'exempt'),
      needing('p', 3),
    ]);
    const totals = (unit: string) => deathTotals(board, 'attacker', unit);
    expect(totals('gone')).toStrictEqual({ can: 0, must: 0 });
    expect(totals('ward')).toStrictEqual({ can: undefined, must: undefined });
    expect(totals('ghost')).toStrictEqual({ can: undefined, must: undefined });
    // All of it may be put on the warded unit, however much it is.
    expect(totals('p')).toStrictEqual({ can: 3, must: undefined });
  });

  it('a unit must die once it cannot be left below its need', () => {
    // With 8, b and c may be finished and a left with 1, or a and b and c left with 3; with 9 nothing is missing.
    expect(deathTotals(three(1), 'attacker', 'a')).toStrictEqual({ can: 2, must: 9 });
    expect(deathTotals(three(1), 'attacker', 'c')).toStrictEqual({ can: 4, must: 9 });
  });
});
