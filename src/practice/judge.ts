import {
  type Assignment,
  type AssignmentRefusal,
  checkLegality,
  countAssignments,
  ledger,
  need,
  type OutcomeGroup,
  outcomes,
  type UnitId,
} from '../engine/index.ts';
import { deadUnder, endingOf, openTo } from './questions.ts';
import type { Answer, Problem } from './types.ts';

export interface Verdict {
  readonly isRight: boolean;
  /** The rules that refuse the split that is spoken of: the problem's, or the reader's own. */
  readonly refusals: readonly AssignmentRefusal[];
  /** Units that had to die and do not under the reader's legal split. */
  readonly alive: readonly UnitId[];
}

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

const refusalsOf = ({ combat, side }: Problem, amounts: Assignment): readonly AssignmentRefusal[] => {
  const checked = checkLegality(combat, side, amounts);
  return checked.ok ? [] : checked.refusals;
};

/** A right answer; of several, one. */
export const solutionOf = (problem: Problem): Answer => {
  const { combat, side } = problem;
  switch (problem.kind) {
    case 'legal':
      return { kind: 'legal', isLegal: refusalsOf(problem, problem.amounts).length === 0 };
    case 'rule':
      return { kind: 'rule', rule: refusalsOf(problem, problem.amounts)[0]?.rule ?? 'own-enemy-only' };
    case 'kill': {
      // The last group that fits: the one with the fewest other deaths.
      const fits = ({ killed }: OutcomeGroup): boolean => problem.kills.every((id) => killed.includes(id));
      return { kind: 'kill', amounts: outcomes(combat, side).groups.findLast(fits)?.example.amounts ?? {} };
    }
    case 'need':
      return { kind: 'need', need: need(combat, problem.unit) };
    case 'dealt':
      return { kind: 'dealt', dealt: ledger(combat, problem.unit, problem.raw).dealt };
    case 'next':
      return { kind: 'next', units: openTo(problem, problem.amounts) };
    case 'result':
      return { kind: 'result', ending: endingOf(problem, problem.splits) };
    case 'count':
      return { kind: 'count', count: Number(countAssignments(combat, side)) };
  }
};

/** The judgement on an answer: every right one is accepted. One of another kind than the problem's is wrong. */
export const judgeAnswer = (problem: Problem, answer: Answer): Verdict => {
  const verdict = (isRight: boolean, more: Partial<Verdict> = {}): Verdict => ({
    isRight,
    refusals: [],
    alive: [],
    ...more,
  });
  switch (problem.kind) {
    case 'legal': {
      const refusals = refusalsOf(problem, problem.amounts);
      return verdict(answer.kind === 'legal' && answer.isLegal === (refusals.length === 0), { refusals });
    }
    case 'rule': {
      const refusals = refusalsOf(problem, problem.amounts);
      const isRight = answer.kind === 'rule' && refusals.some(({ rule }) => rule === answer.rule);
      return verdict(isRight, { refusals });
    }
    case 'kill': {
      if (answer.kind !== 'kill') return verdict(false);
      const refusals = refusalsOf(problem, answer.amounts);
      if (refusals.length > 0) return verdict(false, { refusals });
      const dead = deadUnder(problem.combat, problem.side, answer.amounts);
      const alive = problem.kills.filter((id) => !dead.includes(id));
      return verdict(alive.length === 0, { alive });
    }
    case 'next': {
      const open = openTo(problem, problem.amounts);
      return verdict(answer.kind === 'next' && sameSet(answer.units, open));
    }
    case 'need':
      return verdict(answer.kind === 'need' && answer.need === need(problem.combat, problem.unit));
    case 'dealt': {
      const { dealt } = ledger(problem.combat, problem.unit, problem.raw);
      return verdict(answer.kind === 'dealt' && answer.dealt === dealt);
    }
    case 'result':
      return verdict(answer.kind === 'result' && answer.ending === endingOf(problem, problem.splits));
    case 'count': {
      const count = Number(countAssignments(problem.combat, problem.side));
      return verdict(answer.kind === 'count' && answer.count === count);
    }
  }
};
