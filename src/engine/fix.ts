import { legalAmounts } from './count.ts';
import type { Targets } from './targets.ts';

export function nearestLegal(targets: Targets, given: readonly number[]): readonly number[] {
  let best: readonly number[] = [];
  let least = Infinity;
  for (const amounts of legalAmounts(targets)) {
    const distance = amounts.reduce((sum, a, i) => sum + Math.abs(a - (given[i] ?? 0)), 0);
    if (distance < least) {
      least = distance;
      best = [...amounts];
    }
  }
  return best;
}
