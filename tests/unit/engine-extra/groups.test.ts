import { describe, expect, it } from 'vitest';
import {
  type Combat,
  checkAssignment,
  countOutcomes,
  createCombat,
  outcomes,
  type UnitSetup,
} from '../../../src/engine/index.ts';

const against = (might: number, units: readonly UnitSetup[]): Combat => {
  const made = createCombat({ v: 1, attacker: { units: [{ id: 'A', might }] }, defender: { units } });
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  return made.value;
};

const many = (count: number, might: number, id: string, more: Partial<UnitSetup> = {}): UnitSetup[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${id}${i}`, might, ...more }));

const deaths = (combat: Combat): readonly (readonly string[])[] =>
  outcomes(combat, 'attacker').groups.map(({ killed }) => killed);

/** Every group is something that can be: its example is legal, and no group is there twice. */
const expectPossible = (combat: Combat): void => {
  const { groups } = outcomes(combat, 'attacker');
  for (const { example } of groups)
    expect(checkAssignment(combat, 'attacker', example.amounts)).toEqual({ ok: true, value: example });
  expect(new Set(groups.map(({ killed }) => killed.join(' '))).size).toBe(groups.length);
};

describe('in what order outcomes are listed', () => {
  it('most deaths first, then by the earliest unit that tells them apart', () => {
    const board = against(4, [
      { id: 'a', might: 3 },
      { id: 'b', might: 1 },
      { id: 'c', might: 2 },
      { id: 'd', might: 1 },
      { id: 'e', might: 9 },
    ]);
    expect(deaths(board)).toEqual([
      ['b', 'c', 'd'],
      ['a', 'b'],
      ['a', 'd'],
      ['b', 'c'],
      ['b', 'd'],
      ['c', 'd'],
      ['a'],
      ['b'],
      ['c'],
      ['d'],
      [],
    ]);
  });

  it('units of several tiers stand in setup order, not in that of the tiers', () => {
    const board = against(3, [
      { id: 'last', might: 1, backline: true },
      { id: 'plain', might: 1 },
      { id: 'other', might: 2 },
      { id: 'first', might: 1, tank: true },
    ]);
    // After the Tank: plain and 1 on other, or other alone.
    expect(deaths(board)).toEqual([
      ['plain', 'first'],
      ['other', 'first'],
    ]);
    const both = against(3, [
      { id: 'p', might: 2 },
      { id: 'b', might: 1, tank: true, backline: true },
      { id: 'q', might: 2 },
      { id: 't', might: 1, tank: true },
    ]);
    // t and b, then 1 on p or q; or t, then p or q.
    expect(deaths(both)).toEqual([
      ['p', 't'],
      ['b', 't'],
      ['q', 't'],
    ]);
  });
});

describe('where there are many outcomes', () => {
  it('exactly 200 are all listed', () => {
    // Four of 1 and six of 2, 11 damage. Of 11: one 1 and five 2s (24), three 1s and four 2s (60). Of 10, with 1 left for
    // a 2: five 2s (6), two 1s and four 2s (90), four 1s and three 2s (20).
    const board = against(11, [...many(4, 1, 'one'), ...many(6, 2, 'two')]);
    expect(countOutcomes(board, 'attacker')).toBe(200n);
    expect(deaths(board).length).toBe(200);
    expectPossible(board);
  });

  it('the fewest dead are shown, also when no unit needs them shown', () => {
    // Up to six 1s, and what is left on the 7; all of it on the 7 kills nobody.
    const board = against(6, [...many(12, 1, 'one'), { id: 'seven', might: 7 }]);
    expect(countOutcomes(board, 'attacker')).toBe(2510n);
    expect(deaths(board)).toContainEqual([]);
    expect(deaths(board)[0]?.length).toBe(6);
    expectPossible(board);
  });

  it('the fewest dead are shown where each unit is shown dead and alive without them', () => {
    // Ten of 2 and two of 3, 9 damage: four 2s, or both 3s and a 2, or a 3 and two 2s with 2 on the other 3.
    const units = [
      ...many(7, 2, 'p'),
      { id: 'x', might: 3 },
      ...many(2, 2, 'q'),
      { id: 'y', might: 3 },
      ...many(1, 2, 'r'),
    ];
    const board = against(9, units);
    expect(countOutcomes(board, 'attacker')).toBe(550n);
    const shown = deaths(board);
    expect(shown[0]?.length).toBe(4);
    expect(shown.at(-1)?.length).toBe(3);
    for (const { id } of units) expect(shown.some((dead) => dead.includes(id))).toBe(true);
    expectPossible(board);
  });

  it('a unit that dies with the most and with the fewest is shown alive too', () => {
    // The most: eleven 1s. The fewest: the 10 and a 1.
    const board = against(11, [...many(13, 1, 'one'), { id: 'ten', might: 10 }]);
    const shown = deaths(board);
    expect(shown[0]?.length).toBe(11);
    expect(shown.at(-1)?.length).toBe(2);
    for (let i = 0; i < 13; i += 1) {
      expect(shown.some((dead) => dead.includes(`one${i}`))).toBe(true);
      expect(shown.some((dead) => !dead.includes(`one${i}`))).toBe(true);
    }
    expectPossible(board);
  });

  it('the most dead are found behind a Tank that costs half of the damage', () => {
    // Both-keywords units of 5 and a Tank of 9: two 5s and 8 on the Tank, or the Tank and nine of the ten 1s.
    const board = against(18, [
      { id: 'tank', might: 9, tank: true },
      ...many(2, 5, 'both', { tank: true, backline: true }),
      ...many(5, 8, 'eight'),
      ...many(10, 1, 'one'),
    ]);
    expect(countOutcomes(board, 'attacker')).toBeGreaterThan(200n);
    expect(deaths(board)[0]?.length).toBe(10);
    expect(deaths(board).map((dead) => dead.length)).toContain(2);
    expectPossible(board);
  });

  it('where everything can be finished there is one outcome, whatever leftover there is', () => {
    const units = [
      ...many(3, 2, 'p'),
      { id: 'tank', might: 1, tank: true },
      { id: 'ghost', might: 1, immune: true },
    ];
    for (const might of [7, 8, 30]) {
      expect(countOutcomes(against(might, units), 'attacker')).toBe(1n);
      expect(deaths(against(might, units))).toEqual([['p0', 'p1', 'p2', 'tank']]);
    }
    expect(countOutcomes(against(3, [{ id: 'ghost', might: 1, immune: true }]), 'attacker')).toBe(1n);
    expect(countOutcomes(against(0, many(2, 1, 'p')), 'attacker')).toBe(1n);
  });
});
