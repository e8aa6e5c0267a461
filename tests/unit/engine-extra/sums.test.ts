import { describe, expect, it } from 'vitest';
import { cheapestSubset, countSubsets, isReachable, subsetsBetween } from '../../../src/engine/sums.ts';

describe('subsets by their sum', () => {
  it('are counted: of 1, 2 and 3 there is one for each sum but 3, which has two', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((sum) => countSubsets([1, 2, 3], sum, sum))).toEqual([
      1, 1, 1, 2, 1, 1, 1,
    ]);
    expect(countSubsets([1, 2, 3], 0, 6)).toBe(8);
    expect(countSubsets([1, 2, 3], 2, 4)).toBe(4);
    // The empty one has the sum 0 and is the only one below 1.
    expect(countSubsets([1, 2, 3], -4, 0)).toBe(1);
  });

  it('are none where no sum is asked for or none is so large', () => {
    expect(countSubsets([1, 2], 4, 9)).toBe(0);
    expect(countSubsets([1, 2], 2, 1)).toBe(0);
    expect(countSubsets([1, 2], 0, -3)).toBe(0);
    expect(countSubsets([1, 2], -7, -3)).toBe(0);
  });

  it.each([
    [[2, 3], 4, 4, false],
    [[2, 3], 5, 5, true],
    [[2, 3], 4, 5, true],
    [[2, 3], 6, 9, false],
    [[9, 1], 1, 1, true],
    [[9, 1], 2, 8, false],
    [[], 0, 0, true],
    [[], 1, 4, false],
    [[2], -2, 0, true],
    [[2], -3, -1, false],
    [[2], 4, 1, false],
    [[2], 0, -3, false],
  ])('of %j: one with a sum from %i to %i is there: %s', (values, low, high, isThere) => {
    expect(isReachable(values, low, high)).toBe(isThere);
    expect([...subsetsBetween(values, low, high)].length > 0).toBe(isThere);
  });

  it('are listed each once, those with the first value first', () => {
    expect([...subsetsBetween([1, 2, 3], 3, 3)]).toEqual([[0, 1], [2]]);
    expect([...subsetsBetween([1, 2, 3], 0, 9)]).toEqual([
      [0, 1, 2],
      [0, 1],
      [0, 2],
      [0],
      [1, 2],
      [1],
      [2],
      [],
    ]);
    expect([...subsetsBetween([4, 1, 1], 1, 2)]).toEqual([[1, 2], [1], [2]]);
  });
});

describe('the cheapest subset', () => {
  const free = () => 0;

  it('has a sum within the bounds', () => {
    expect(cheapestSubset([1, 3], [-9, 5], 3, 3, free)).toEqual({ price: 5, chosen: [1] });
    expect(cheapestSubset([1, 3], [-9, 5], 3, 4, free)).toEqual({ price: -4, chosen: [0, 1] });
    expect(cheapestSubset([1, 3], [-9, 5], 0, 4, free)).toEqual({ price: -9, chosen: [0] });
    expect(cheapestSubset([5], [-9], 0, 3, free)).toEqual({ price: 0, chosen: [] });
  });

  it('is none where no subset has such a sum, whatever the prices', () => {
    expect(cheapestSubset([], [], 1, 1, free)).toBeUndefined();
    expect(cheapestSubset([2, 2], [-1, -1], 3, 3, free)).toBeUndefined();
    expect(cheapestSubset([2, 2], [1, 1], 1, 1, free)).toBeUndefined();
  });

  it('pays for its sum too', () => {
    expect(cheapestSubset([1, 2], [1, 1], 0, 3, (sum) => (sum === 3 ? -9 : 0))).toEqual({
      price: -7,
      chosen: [0, 1],
    });
  });

  it('of several equally cheap ones is that with the least sum', () => {
    expect(cheapestSubset([1, 2], [1, 1], 1, 2, free)).toEqual({ price: 1, chosen: [0] });
    expect(cheapestSubset([2, 1], [1, 1], 1, 2, free)).toEqual({ price: 1, chosen: [1] });
  });
});
