import { type Combat, type Fate, fates, type SideName, type UnitId, type Wish } from '../../engine/index.ts';
import { answerWish, type WishAnswer } from './wish-answer.ts';

/** Remembers the last answer: each tile of a side asks the same question. */
const lastOf = <A extends readonly unknown[], R>(
  answer: (...question: A) => R,
  key: (...question: A) => string,
): ((...question: A) => R) => {
  let last: { combat: unknown; key: string; answer: R } | undefined;
  return (...question) => {
    const [combat] = question;
    const asked = key(...question);
    if (last && last.combat === combat && last.key === asked) return last.answer;
    const fresh = answer(...question);
    last = { combat, key: asked, answer: fresh };
    return fresh;
  };
};

export const answerOf: (combat: Combat, side: SideName, wish: Wish) => WishAnswer = lastOf(
  answerWish,
  (_, side, wish) => JSON.stringify([side, wish]),
);

export const fatesOf: (combat: Combat, side: SideName) => ReadonlyMap<UnitId, Fate> = lastOf(
  fates,
  (_, side) => side,
);
