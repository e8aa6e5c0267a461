/**
 * Subset sums of a few whole numbers of 1 or more (at most 20 of them, at most about 42,000 in sum): how many subsets
 * add up to what, whether any does, and which. The work grows with numbers times sum, not with the number of subsets.
 */

/** How many subsets have each sum from 0 to `high`. Exact: there are at most 2^20 subsets. */
function subsetCounts(values: readonly number[], high: number): Float64Array {
  const counts = new Float64Array(high + 1);
  counts[0] = 1;
  for (const value of values) {
    for (let sum = high; sum >= value; sum--)
      counts[sum] = (counts[sum] as number) + (counts[sum - value] as number);
  }
  return counts;
}

/** How many subsets have a sum from `low` to `high`. */
export function countSubsets(values: readonly number[], low: number, high: number): number {
  const top = Math.min(
    high,
    values.reduce((sum, value) => sum + value, 0),
  );
  const from = Math.max(low, 0);
  if (from > top) return 0;
  return subsetCounts(values, top)
    .subarray(from)
    .reduce((sum, count) => sum + count, 0);
}

/**
 * The sums that can be reached from each point on: bit `s` of entry `k` is set when a subset of the values from index
 * `k` on has the sum `s`. The last entry knows the empty subset only.
 */
function reachable(values: readonly number[], high: number): bigint[] {
  const reach: bigint[] = [1n];
  for (const value of values.toReversed()) {
    const behind = reach[0] as bigint;
    reach.unshift(value > high ? behind : BigInt.asUintN(high + 1, behind | (behind << BigInt(value))));
  }
  return reach;
}

const hasSum = (sums: bigint, low: number, high: number): boolean =>
  high >= 0 && BigInt.asUintN(high - Math.max(low, 0) + 1, sums >> BigInt(Math.max(low, 0))) !== 0n;

/** Whether a subset has a sum from `low` to `high`. */
export const isReachable = (values: readonly number[], low: number, high: number): boolean =>
  high >= 0 && low <= high && hasSum(reachable(values, high)[0] as bigint, low, high);

/**
 * Every subset with a sum from `low` to `high`, as ascending indices, one after the other without a dead end: first
 * those with the first value, then those without it.
 */
export function* subsetsBetween(
  values: readonly number[],
  low: number,
  high: number,
): Generator<readonly number[]> {
  if (high < 0 || low > high) return;
  const reach = reachable(values, high);
  if (!hasSum(reach[0] as bigint, low, high)) return;
  const chosen: number[] = [];
  let sum = 0;
  let next = 0;
  for (;;) {
    // Forward: take whatever still leads to an end.
    for (; next < values.length; next++) {
      const taken = sum + (values[next] as number);
      if (hasSum(reach[next + 1] as bigint, low - taken, high - taken)) {
        chosen.push(next);
        sum = taken;
      }
    }
    yield [...chosen];
    // Back: drop the last one taken that can also be done without.
    for (;;) {
      const last = chosen.pop();
      if (last === undefined) return;
      sum -= values[last] as number;
      if (hasSum(reach[last + 1] as bigint, low - sum, high - sum)) {
        next = last + 1;
        break;
      }
    }
  }
}

/** A subset with its price. */
export interface Priced {
  readonly price: number;
  /** Ascending indices. */
  readonly chosen: readonly number[];
}

/**
 * The cheapest subset with a sum from `low` to `high`, where each value has a price (a whole number, may be negative)
 * and the sum that is reached has one too; undefined when there is none. Among equals always the same one.
 */
export function cheapestSubset(
  values: readonly number[],
  prices: readonly number[],
  low: number,
  high: number,
  priceOfSum: (sum: number) => number,
): Priced | undefined {
  const width = high + 1;
  const unreached = 2 ** 30;
  const best = new Int32Array(width).fill(unreached);
  best[0] = 0;
  const taken = values.map((value, index) => {
    const takes = new Uint8Array(width);
    const price = prices[index] as number;
    for (let sum = high; sum >= value; sum--) {
      const without = best[sum - value] as number;
      if (without < unreached && without + price < (best[sum] as number)) {
        best[sum] = without + price;
        takes[sum] = 1;
      }
    }
    return takes;
  });

  let least = Number.POSITIVE_INFINITY;
  let at = -1;
  for (let sum = low; sum <= high; sum++) {
    if ((best[sum] as number) === unreached) continue;
    const price = (best[sum] as number) + priceOfSum(sum);
    if (price < least) {
      least = price;
      at = sum;
    }
  }
  if (at < 0) return undefined;
  const chosen: number[] = [];
  for (let index = values.length - 1; index >= 0; index--) {
    if (taken[index]?.[at] === 1) {
      chosen.unshift(index);
      at -= values[index] as number;
    }
  }
  return { price: least, chosen };
}
