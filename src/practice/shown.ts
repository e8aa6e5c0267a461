import { type Assignment, checkAssignment, outcomes, type SideName } from '../engine/index.ts';
import { solutionOf } from './judge.ts';
import type { Problem } from './types.ts';

/** The split of a side that is worth showing once the answer is given: what the problem is about, made legal. */
export const shownSplit = (problem: Problem, of: SideName): Assignment => {
  const { combat, side } = problem;
  const best = (): Assignment => outcomes(combat, of).groups[0]?.example.amounts ?? {};
  if (problem.kind === 'result') return problem.splits[of];
  if (of !== side) return best();
  switch (problem.kind) {
    case 'legal':
    case 'rule': {
      const checked = checkAssignment(combat, side, problem.amounts);
      return checked.ok ? problem.amounts : (checked.fix?.amounts ?? best());
    }
    case 'kill': {
      const solution = solutionOf(problem);
      return solution.kind === 'kill' ? solution.amounts : best();
    }
    case 'next': {
      // The nearest legal split that goes on from what lies there.
      const checked = checkAssignment(combat, side, problem.amounts);
      return checked.ok ? checked.value.amounts : (checked.fix?.amounts ?? best());
    }
    case 'need':
    case 'dealt': {
      const { unit } = problem;
      const killing = outcomes(combat, of).groups.find(({ killed }) => killed.includes(unit));
      return killing?.example.amounts ?? best();
    }
    case 'count':
      return best();
  }
};
