import { describe, expect, it } from 'vitest';
import { dictionaries } from '../../../src/i18n/dictionaries.ts';
import { createFormat } from '../../../src/i18n/format.ts';
import { locales } from '../../../src/i18n/locales.ts';
import {
  dayWords,
  progressSentence,
  questionSentence,
  type Sayer,
  seedSentence,
  solutionSentence,
} from '../../../src/islands/practice/sentences.ts';
import { judgeAnswer, solutionOf } from '../../../src/practice/judge.ts';
import { createProblem } from '../../../src/practice/problem.ts';
import { readProgress } from '../../../src/practice/progress/read.ts';
import { readSeed, type Seed } from '../../../src/practice/seed.ts';
import { kinds, problemsOf } from './seeds.ts';

/** Words in a language, with ordinary spaces. */
const sayerIn = (locale: 'en' | 'fr'): Sayer => {
  const p = createFormat<'practice'>(locale, dictionaries[locale].practice);
  const t = createFormat<'board'>(locale, dictionaries[locale].board);
  return { p, t, name: (id) => (p as unknown as (key: string) => string)(`unit.${id}`) };
};
const plain = (text: string): string => text.replace(/\s/g, ' ');
const problemOf = (text: string) => {
  const read = readSeed(text) as { seed: Seed };
  return createProblem(read.seed);
};

describe.each(locales)('in %s', (locale) => {
  const sayer = sayerIn(locale);

  it.each(kinds)('%s: question and solution have words, and name every unit that they speak of', (kind) => {
    for (const problem of problemsOf(kind, 100)) {
      const question = questionSentence(sayer, problem);
      const solution = solutionOf(problem);
      const { refusals } = judgeAnswer(problem, solution);
      expect(question).toMatch(/[.?]$/);
      expect(solutionSentence(sayer, problem, solution, refusals.length)).toMatch(/\.$/);
      const named =
        problem.kind === 'kill'
          ? problem.kills
          : problem.kind === 'need' || problem.kind === 'dealt'
            ? [problem.unit]
            : 'amounts' in problem
              ? Object.keys(problem.amounts)
              : [];
      for (const id of named) expect(question).toContain(sayer.name(id));
    }
  });

  it('every refusal of a link and of a copy has words that name what is wrong', () => {
    for (const [text, word] of [
      ['x', ''],
      ['7-tank-legal-1', '7'],
      ['1-dragon-legal-1', 'dragon'],
      ['1-tank-guess-1', 'guess'],
      ['1-lethal_single_tank_backline-legal-1', '3'],
      ['1-tank-need-1', ''],
      ['1-tank-legal-A', locale === 'en' ? '2,147,483,647' : '2 147 483 647'],
      ['1-daily-20261399', '2099'],
    ] as const) {
      const read = readSeed(text);
      if (read.ok) throw new Error(`${text} is a seed`);
      expect(plain(seedSentence(sayer.p, read))).toContain(word);
    }
    for (const [text, word] of [
      ['x', 'JSON'],
      ['x'.repeat(200_001), locale === 'en' ? '200,000' : '200 000'],
      ['{"v":3}', '3'],
      ['{"v":1,"topics":1}', '/topics'],
      ['{"v":1,"more":1}', '/more'],
    ] as const) {
      const read = readProgress(text);
      if (read.ok) throw new Error(`${text} is progress`);
      expect(plain(progressSentence(sayer.p, read))).toContain(word);
    }
  });
});

it('says a problem as a player would', () => {
  const [en, fr] = [sayerIn('en'), sayerIn('fr')];
  const legal = problemOf('1-tank-legal-2s');
  expect(questionSentence(en, legal)).toContain('2 to Forester, 2 to Falcon and 1 to Stag.');
  expect(plain(questionSentence(fr, legal))).toContain('2 sur Forestier, 2 sur Faucon et 1 sur Cerf.');
  expect(solutionSentence(en, legal, solutionOf(legal), 2)).toMatch(/not legal.* 2 rules/);
  expect(dayWords(en.p, '20261130')).toBe('30 November 2026');
  expect(dayWords(fr.p, '20261130')).toBe('30 novembre 2026');
});
