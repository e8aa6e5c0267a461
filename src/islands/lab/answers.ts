import { type Combat, type Fate, fates, type SideName, type UnitId, type Wish } from '../../engine/index.ts';
import { answerWish, type WishAnswer } from './wish-answer.ts';

/** Remembers the last answer: each tile of a side asks the same question. */
const lastOf = <A extends readonly unknown[], R>(answer: (...question: A) => R) => {
  let last: { readonly asked: string; readonly answer: R } | undefined;
  return {
    of: (...question: A): R => {
      const asked = JSON.stringify(question);
      if (last?.asked !== asked) last = { asked, answer: answer(...question) };
      return last.answer;
    },
    /** Takes an answer that was found elsewhere. */
    know: (known: R, ...question: A): void => {
      last = { asked: JSON.stringify(question), answer: known };
    },
  };
};

const answers = lastOf<[combat: Combat, side: SideName, wish: Wish], WishAnswer>(answerWish);
export const answerOf = answers.of;
export const knowAnswer = answers.know;

export const fatesOf = lastOf<[combat: Combat, side: SideName], ReadonlyMap<UnitId, Fate>>(fates).of;
