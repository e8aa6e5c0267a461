import { finishing, needsOf } from './amounts.ts';
import { assignmentFamilies } from './families.ts';
import { costAt } from './groups.ts';
import { cheapestSubset } from './sums.ts';
import type { Targets } from './targets.ts';

/**
 * Every unit gets at least its need and keeps what it was given beyond. What is too much in all is taken from the last
 * units in setup order, what is missing goes to the last one that can be dealt damage: each point counts the same.
 */
function nearestWithLeftover(targets: Targets, given: readonly number[]): number[] {
  const needs = needsOf(targets);
  const amounts = needs.map((need, index) => Math.max(need, given[index] ?? 0));
  let left = targets.total - amounts.reduce((sum, amount) => sum + amount, 0);
  for (let index = amounts.length - 1; index >= 0 && left < 0; index--) {
    const taken = Math.min(-left, (amounts[index] ?? 0) - (needs[index] ?? 0));
    amounts[index] = (amounts[index] ?? 0) - taken;
    left += taken;
  }
  const last = targets.units.findLastIndex(({ need }) => need !== 'exempt');
  const index = last < 0 ? amounts.length - 1 : last;
  return amounts.with(index, (amounts[index] ?? 0) + left);
}

/**
 * Legal raw amounts with the smallest sum of differences from the given ones (whole numbers of 0 or more, by index),
 * under the choices that the targets were made with: some assignment is legal under any of them. Always the same ones
 * for the same input.
 */
export function nearestLegal(targets: Targets, given: readonly number[]): readonly number[] {
  // Nothing legal is above the total, so what was given beyond it is a difference that no choice changes.
  const wanted = targets.units.map((_, index) => Math.min(given[index] ?? 0, targets.total));
  if (targets.leftover !== undefined) return nearestWithLeftover(targets, wanted);

  /** What finishing a unit changes in the sum of differences, against leaving it at 0. */
  const priceOf = (index: number): number => {
    const aim = wanted[index] ?? 0;
    return Math.abs(costAt(targets, index) - aim) - aim;
  };
  const sum = (numbers: readonly number[]): number => numbers.reduce((soFar, number) => soFar + number, 0);

  let least = Number.POSITIVE_INFINITY;
  let nearest: readonly number[] = [];
  for (const { forced, free, low, high, partial } of assignmentFamilies(targets)) {
    const fixed = sum(forced.map(priceOf));
    const prices = free.map(priceOf);
    const aim = partial === undefined ? 0 : (wanted[partial] ?? 0);
    const atBest = fixed + sum(prices.filter((price) => price < 0)) - aim;
    if (atBest >= least) continue;

    const costs = free.map((index) => costAt(targets, index));
    const rest = targets.total - sum(forced.map((index) => costAt(targets, index)));
    const found = cheapestSubset(costs, prices, low, high, (spent) => Math.abs(rest - spent - aim) - aim);
    if (found && fixed + found.price < least) {
      least = fixed + found.price;
      nearest = finishing(
        targets,
        [...forced, ...found.chosen.map((place) => free[place] as number)],
        partial,
      );
    }
  }
  return nearest;
}
