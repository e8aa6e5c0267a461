import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Assignment, createCombat, engineRules, type RuleId } from '../../../src/engine/index.ts';
import { judgeAnswer, solutionOf } from '../../../src/practice/judge.ts';
import type { Answer, Problem } from '../../../src/practice/types.ts';
import { endings } from '../../../src/practice/types.ts';
import {
  aftermathOf,
  assignmentOf,
  enemy,
  everySplit,
  type Front,
  frontOf,
  keyOf,
  killedBy,
  legalBeginnings,
  legalSplits,
  needsOf,
  pass,
  refusalsOf,
  vectorOf,
} from '../oracle/oracle.ts';
import { kinds, problemsOf, seedsAKind } from './seeds.ts';

// What is right is found by the brute-force judge of tests/unit/oracle: it places damage point by point in every order
// and knows nothing of the engine, which makes the problems and judges the answers.

const isRight = (problem: Problem, answer: Answer): boolean => judgeAnswer(problem, answer).isRight;

const wholeNumbers = (to: number): number[] => Array.from({ length: to + 1 }, (_, n) => n);

const subsets = <T>([first, ...rest]: readonly T[]): T[][] =>
  first === undefined ? [[]] : subsets(rest).flatMap((set) => [set, [first, ...set]]);

/** The answers of a kind of problem that the oracle finds right and wrong, every one that a reader can give. */
type Answers = { readonly right: readonly Answer[]; readonly wrong: readonly Answer[] };

const sorted = (answers: readonly (readonly [answer: Answer, isRight: boolean])[]): Answers => ({
  right: answers.filter(([, right]) => right).map(([answer]) => answer),
  wrong: answers.filter(([, right]) => !right).map(([answer]) => answer),
});

const frontOfProblem = (problem: Problem): Front => frontOf(problem.combat, problem.side);

const isLegal = (front: Front, amounts: Assignment): boolean =>
  legalSplits(front).has(keyOf(vectorOf(front, amounts)));

const answersTo: {
  readonly [K in Problem['kind']]: (problem: Problem & { kind: K }) => Answers;
} = {
  legal: (problem) => {
    const legal = isLegal(frontOfProblem(problem), problem.amounts);
    return {
      right: [{ kind: 'legal', isLegal: legal }],
      wrong: [{ kind: 'legal', isLegal: !legal }],
    };
  },
  rule: (problem) => {
    const refused: readonly string[] = refusalsOf(frontOfProblem(problem), problem.amounts).map(
      ({ rule }) => rule,
    );
    return sorted(
      (Object.keys(engineRules) as RuleId[]).map((rule) => [{ kind: 'rule', rule }, refused.includes(rule)]),
    );
  },
  kill: (problem) => {
    const front = frontOfProblem(problem);
    const legal = legalSplits(front);
    const whole = everySplit(front).map((vector): readonly [Answer, boolean] => {
      const dead = killedBy(front, vector);
      const fits = legal.has(keyOf(vector)) && problem.kills.every((id) => dead.includes(id));
      return [{ kind: 'kill', amounts: assignmentOf(front, vector) }, fits];
    });
    // Less or more than the whole total is never legal.
    const short = everySplit(front, front.total - 1).map((vector): readonly [Answer, boolean] => [
      { kind: 'kill', amounts: assignmentOf(front, vector) },
      false,
    ]);
    return sorted([...whole, ...short]);
  },
  need: (problem) => {
    const needed = needsOf(frontOfProblem(problem))[problem.unit];
    return sorted(
      [...wholeNumbers(40), 'never' as const, 'exempt' as const].map((need) => [
        { kind: 'need', need },
        need === needed,
      ]),
    );
  },
  dealt: (problem) => {
    const target = frontOfProblem(problem).targets.find(({ unit }) => unit.id === problem.unit);
    if (!target) throw new Error('the unit is no target');
    const { dealt } = pass(target.unit, problem.raw);
    return sorted(wholeNumbers(40).map((n) => [{ kind: 'dealt', dealt: n }, n === dealt]));
  },
  next: (problem) => {
    const front = frontOfProblem(problem);
    const legal = legalBeginnings(front);
    const lies = vectorOf(front, problem.amounts);
    const open = front.targets.flatMap(({ unit }, i) =>
      legal.has(keyOf(lies.with(i, (lies[i] ?? 0) + 1))) ? [unit.id] : [],
    );
    const ids = front.targets.map(({ unit }) => unit.id);
    return sorted(
      subsets(ids).map((units) => [
        { kind: 'next', units },
        units.length === open.length && open.every((id) => units.includes(id)),
      ]),
    );
  },
  result: (problem) => {
    const { result, recalled } = aftermathOf(problem.combat, problem.splits);
    const ending = result === 'no-result' ? (recalled ? 'both' : 'nobody') : result;
    return sorted(endings.map((one) => [{ kind: 'result', ending: one }, one === ending]));
  },
  count: (problem) => {
    const { size } = legalSplits(frontOfProblem(problem));
    return sorted(wholeNumbers(40).map((count) => [{ kind: 'count', count }, count === size]));
  },
};

describe(`problems of ${seedsAKind} seeds a kind`, () => {
  it.each(kinds)('%s: every right answer is accepted and no wrong one', (kind) => {
    for (const problem of problemsOf(kind)) {
      const answers = (answersTo[kind] as (p: Problem) => Answers)(problem);
      const seed = problem.seed;
      if (answers.right.length === 0) expect.fail(`${seed} has no right answer`);
      for (const answer of answers.right)
        if (!isRight(problem, answer)) expect.fail(`${seed} refuses ${JSON.stringify(answer)}`);
      for (const answer of answers.wrong)
        if (isRight(problem, answer)) expect.fail(`${seed} accepts ${JSON.stringify(answer)}`);
      // What is shown as right is one of the right ones.
      if (!isRight(problem, solutionOf(problem))) expect.fail(`${seed} shows a wrong answer as right`);
    }
    expect(problemsOf(kind)).toHaveLength(seedsAKind);
  });

  it.each(kinds)('%s: the board keeps to the format, and the question to its board', (kind) => {
    for (const problem of problemsOf(kind)) {
      const { combat, side, setup, seed } = problem;
      const made = createCombat(setup);
      if (!made.ok) expect.fail(`${seed}: ${JSON.stringify(made.refusals)}`);
      else if (!isDeepStrictEqual(made.value, combat)) expect.fail(`${seed}: another combat`);
      const targets = combat[enemy(side)].units.map(({ id }) => id);
      const named =
        problem.kind === 'kill'
          ? problem.kills
          : problem.kind === 'need' || problem.kind === 'dealt'
            ? [problem.unit]
            : 'amounts' in problem
              ? Object.keys(problem.amounts)
              : [];
      if (!named.every((id) => targets.includes(id))) expect.fail(`${seed} asks about ${named.join()}`);
    }
  });

  it('next: what lies there already is the beginning of a legal split, and a point is left', () => {
    for (const problem of problemsOf('next')) {
      const front = frontOfProblem(problem);
      const lies = vectorOf(front, problem.amounts);
      if (!legalBeginnings(front).has(keyOf(lies))) expect.fail(`${problem.seed} begins wrongly`);
      if (lies.reduce((a, b) => a + b, 0) >= front.total) expect.fail(`${problem.seed} is at its end`);
    }
  });

  it('result: both splits are legal', () => {
    for (const problem of problemsOf('result'))
      for (const side of ['attacker', 'defender'] as const)
        if (!isLegal(frontOf(problem.combat, side), problem.splits[side]))
          expect.fail(`${problem.seed}: the ${side}’s split is not legal`);
  });

  it('rule: of the rules offered at least one refuses and at least two do not', () => {
    for (const problem of problemsOf('rule')) {
      const refused = refusalsOf(frontOfProblem(problem), problem.amounts).map(({ rule }) => rule as string);
      const right = problem.options.filter((rule) => refused.includes(rule));
      if (right.length !== refused.length || right.length < 1 || problem.options.length - right.length < 2)
        expect.fail(`${problem.seed} offers ${problem.options.join()} for ${refused.join()}`);
    }
  });
});
