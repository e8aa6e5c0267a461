import type { en } from './en/index.ts';

export type English = typeof en;

type Keys<K extends string, Category extends string> = K extends `${infer Base}_one` | `${infer Base}_other`
  ? `${Base}_${Category}`
  : K;

/**
 * The shape of the words of a language: the English one, with a text for each of the language's plural categories in
 * place of `one` and `other`. A language that leaves one out here fails when its words are loaded.
 */
export type Shape<Category extends Intl.LDMLPluralRule, Words = English> = {
  [K in keyof Words & string as Keys<K, Category>]: Words[K] extends string
    ? string
    : Shape<Category, Words[K]>;
};
