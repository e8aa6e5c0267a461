import { describe, expect, it } from 'vitest';
import { compare, type LegalAssignment, type OutcomeGroup } from '../../../src/engine/index.ts';
import { against, needing } from '../engine/combats.ts';

const amountsOf = (splits: readonly LegalAssignment[] = []) => splits.map(({ amounts }) => amounts);
const killedOf = (groups: readonly OutcomeGroup[] = []) => groups.map(({ killed }) => killed);

describe('two combats', () => {
  const pair = [needing('a', 2), needing('b', 2)];
  const [three, four] = [against(3, pair), against(4, pair)];

  it('differ in what each allows alone', () => {
    // 3 finishes one and leaves 1 on the other; 4 finishes both.
    const found = compare(three, four, 'attacker');
    expect(found.splits).toEqual([2n, 1n]);
    expect(amountsOf(found.onlySplits?.first)).toEqual([
      { a: 2, b: 1 },
      { a: 1, b: 2 },
    ]);
    expect(amountsOf(found.onlySplits?.second)).toEqual([{ a: 2, b: 2 }]);
    expect(found.onlySplits?.both).toBe(0);
    expect(found.deaths).toEqual([2n, 1n]);
    expect(killedOf(found.onlyDeaths?.first)).toEqual([['a'], ['b']]);
    expect(killedOf(found.onlyDeaths?.second)).toEqual([['a', 'b']]);
    expect(found.onlyDeaths?.both).toBe(0);
  });

  it('tank-first: with Tank on one unit the split that began with the other is gone, the second one stays', () => {
    const tank = against(3, [needing('a', 2), needing('b', 2, { tank: true })]);
    const { onlySplits, onlyDeaths } = compare(three, tank, 'attacker');
    expect(amountsOf(onlySplits?.first)).toEqual([{ a: 2, b: 1 }]);
    expect([amountsOf(onlySplits?.second), onlySplits?.both]).toEqual([[], 1]);
    expect(killedOf(onlyDeaths?.first)).toEqual([['a']]);
    expect([killedOf(onlyDeaths?.second), onlyDeaths?.both]).toEqual([[], 1]);
  });

  it('are the same when only the units stand in another order', () => {
    // Both die; the one point left over goes to either.
    const { onlySplits, onlyDeaths } = compare(against(5, pair), against(5, pair.toReversed()), 'attacker');
    expect(onlySplits).toEqual({ first: [], second: [], both: 2 });
    expect(onlyDeaths).toEqual({ first: [], second: [], both: 1 });
  });

  it('have their splits listed where neither has more than were asked for', () => {
    expect(compare(three, four, 'attacker', 2).onlySplits).toBeDefined();
    expect(compare(three, four, 'attacker', 1).onlySplits).toBeUndefined();
    expect(compare(four, three, 'attacker', 1).onlySplits).toBeUndefined();
  });

  it('have their deaths listed where neither has more sets than are all listed', () => {
    const ten = [...'abcdefghij'].map((id) => needing(id, 1));
    // 4 of 10 are 210 sets of deaths, 1 of 10 are ten.
    const [many, few] = [against(4, ten), against(1, ten)];
    expect(compare(many, few, 'attacker').deaths).toEqual([210n, 10n]);
    expect(compare(many, few, 'attacker').onlyDeaths).toBeUndefined();
    expect(compare(few, many, 'attacker').onlyDeaths).toBeUndefined();
    expect(compare(few, few, 'attacker').onlyDeaths?.both).toBe(10);
  });
});
