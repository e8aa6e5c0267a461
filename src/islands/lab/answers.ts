import { type Combat, type Fate, fates, type SideName, type UnitId, type Wish } from '../../engine/index.ts';
import { answerWish, type WishAnswer } from './wish-answer.ts';

/** Plain data is alike by its text; a whole board is seldom looked through for it. */
const isAlike = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Remembers the last answer: each tile of a side asks the same question. */
const lastOf = <A extends readonly unknown[], R>(answer: (...question: A) => R) => {
  let last: { readonly question: A; readonly answer: R } | undefined;
  return {
    of: (...question: A): R => {
      const isKnown = last && question.every((part, i) => isAlike(part, last?.question[i]));
      last = { question, answer: last && isKnown ? last.answer : answer(...question) };
      return last.answer;
    },
    /** Takes an answer that was found elsewhere. */
    know: (known: R, ...question: A): void => {
      last = { question, answer: known };
    },
  };
};

const answers = lastOf<[combat: Combat, side: SideName, wish: Wish], WishAnswer>(answerWish);
export const answerOf = answers.of;
export const knowAnswer = answers.know;

export const fatesOf = lastOf<[combat: Combat, side: SideName], ReadonlyMap<UnitId, Fate>>(fates).of;
