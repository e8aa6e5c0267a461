import { type Assignment, amountOn, enemyOf, type SideName } from '../../engine/index.ts';
import { effectName } from '../../i18n/effect-name.ts';
import type { Format } from '../../i18n/format.ts';
import { tagOf } from '../../i18n/locales.ts';
import { unitOf } from '../../i18n/parts.ts';
import type { ProgressProblem } from '../../practice/progress/read.ts';
import { type SeedProblem, startOf } from '../../practice/seed.ts';
import type { Answer, Problem } from '../../practice/types.ts';
import { orderWords } from '../board/order-words.ts';
import type { PracticeWords } from './words.ts';

/** What sentences about a problem are made with. */
export interface Sayer {
  readonly p: PracticeWords;
  readonly t: Format<'board'>;
  readonly name: (id: string) => string;
}

/** `3 to Ox and 2 to Fox`, in setup order; `nothing` where nothing is assigned. */
const splitWords = ({ p, name }: Sayer, problem: Problem, side: SideName, amounts: Assignment): string => {
  const items = problem.combat[enemyOf(side)].units
    .filter(({ id }) => amountOn(amounts, id) > 0)
    .map(({ id }) => p('item', { amount: amountOn(amounts, id), name: name(id) }));
  return items.length > 0 ? p.list(items, 'and') : p('nothing');
};

/** What is asked, in words that say all that the question states. */
export const questionSentence = (sayer: Sayer, problem: Problem): string => {
  const { p, name } = sayer;
  const { side } = problem;
  switch (problem.kind) {
    case 'legal':
    case 'rule':
    case 'next':
      return p(`ask.${problem.kind}.${side}`, { list: splitWords(sayer, problem, side, problem.amounts) });
    case 'kill':
      return p(`ask.kill.${side}`, {
        count: problem.kills.length,
        names: p.list(problem.kills.map(name), 'and'),
      });
    case 'need':
      return p(`ask.need.${side}`, { name: name(problem.unit) });
    case 'dealt': {
      const effects = unitOf(problem.combat, problem.unit)?.replacements ?? [];
      const order = orderWords(
        sayer.t,
        effects.map((effect) => effectName(sayer.t, effect)),
      );
      const values = { name: name(problem.unit), raw: problem.raw, order };
      return p(effects.length > 1 ? 'ask.dealt' : 'ask.dealtOne', values);
    }
    case 'result':
      return p('ask.result', {
        attackers: splitWords(sayer, problem, 'attacker', problem.splits.attacker),
        defenders: splitWords(sayer, problem, 'defender', problem.splits.defender),
      });
    case 'count':
      return p(`ask.count.${side}`);
  }
};

/** What is right, whatever was answered. `refused` is how many rules refuse the split that the problem is about. */
export const solutionSentence = (
  sayer: Sayer,
  problem: Problem,
  solution: Answer,
  refused: number,
): string => {
  const { p, name } = sayer;
  switch (solution.kind) {
    case 'legal':
    case 'rule':
      return refused > 0 ? p('verdict.refused', { count: refused }) : p('verdict.legal');
    case 'kill':
      return p('verdict.killOne', { list: splitWords(sayer, problem, problem.side, solution.amounts) });
    case 'need': {
      const unit = name(problem.kind === 'need' ? problem.unit : '');
      if (solution.need === 'never') return p('verdict.needNever', { name: unit });
      return solution.need === 'exempt'
        ? p('verdict.needExempt', { name: unit })
        : p('verdict.need', { name: unit, need: solution.need });
    }
    case 'dealt':
      return p('verdict.dealt', {
        dealt: solution.dealt,
        name: name(problem.kind === 'dealt' ? problem.unit : ''),
      });
    case 'next':
      return p('verdict.next', {
        count: solution.units.length,
        names: p.list(solution.units.map(name), 'and'),
      });
    case 'result':
      return p(`verdict.${solution.ending}`);
    case 'count':
      return p('verdict.count', { count: solution.count });
  }
};

/** A day in the language of the page. */
export const dayWords = (p: PracticeWords, day: string): string =>
  new Intl.DateTimeFormat(tagOf(p.locale), { dateStyle: 'long', timeZone: 'UTC' }).format(startOf(day));

/** Why an address shows no problem. */
export const seedSentence = (p: PracticeWords, why: SeedProblem): string => {
  switch (why.problem) {
    case 'form':
    case 'mix':
      return p(`seed.${why.problem}`);
    case 'version':
      return p('seed.version', why);
    case 'topic':
      return p('seed.topic', why);
    case 'kind':
      return p('seed.kind', why);
    case 'many':
    case 'number':
      return p(`seed.${why.problem}`, why);
    case 'day':
      return p('seed.day', { from: dayWords(p, why.from), to: dayWords(p, why.to) });
  }
};

/** Why a text is no progress. */
export const progressSentence = (p: PracticeWords, why: ProgressProblem): string => {
  switch (why.problem) {
    case 'not-json':
      return p('problem.not-json');
    case 'too-long':
      return p('problem.too-long', why);
    case 'version':
      return p('problem.version', why);
    case 'wrong-type':
    case 'unknown-key':
      return p(`problem.${why.problem}`, why);
    case 'out-of-range':
      return p('problem.out-of-range', why);
    case 'too-many':
      return p('problem.too-many', why);
  }
};
