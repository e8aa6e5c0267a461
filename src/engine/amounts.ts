import { assignmentFamilies } from './families.ts';
import { costAt } from './groups.ts';
import { subsetsBetween } from './sums.ts';
import type { Targets } from './targets.ts';

/** The raw amounts (by index) that finish some units and put what is left of the total on another. */
export function finishing(
  targets: Targets,
  finished: readonly number[],
  partial: number | undefined,
): number[] {
  const amounts = targets.units.map(() => 0);
  let rest = targets.total;
  for (const index of finished) {
    const need = costAt(targets, index);
    amounts[index] = need;
    rest -= need;
  }
  if (partial !== undefined) amounts[partial] = rest;
  return amounts;
}

/** Every way to put `amount` more on the units from `index` on, most on the earliest first. */
function* spread(amounts: readonly number[], index: number, amount: number): Generator<readonly number[]> {
  const before = amounts[index] ?? 0;
  if (index === amounts.length - 1) {
    yield amounts.with(index, before + amount);
    return;
  }
  for (let here = amount; here >= 0; here--) {
    yield* spread(amounts.with(index, before + here), index + 1, amount - here);
  }
}

/** The needs of all units, 0 where a unit is exempt: what is put down before leftover (E12). */
export const needsOf = ({ units }: Targets): number[] =>
  units.map(({ need }) => (typeof need === 'number' ? need : 0));

/** The raw amounts (by index) of every legal assignment, each once, made as they are asked for. */
export function* legalAmounts(targets: Targets): Generator<readonly number[]> {
  if (targets.leftover !== undefined) {
    yield* spread(needsOf(targets), 0, targets.leftover);
    return;
  }
  for (const { forced, free, low, high, partial } of assignmentFamilies(targets)) {
    const costs = free.map((index) => costAt(targets, index));
    for (const chosen of subsetsBetween(costs, low, high)) {
      yield finishing(targets, [...forced, ...chosen.map((place) => free[place] as number)], partial);
    }
  }
}
