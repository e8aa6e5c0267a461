import type { Locale } from '../../i18n/locales.ts';
import { nameWords } from './names.ts';
import { nameKey } from './query.ts';
import { areOneLetterApart } from './spelling.ts';

const SHORTEST = 4;
const MOST = 2;

/**
 * What may have been meant: the query with its first unknown word that is one letter from a word of a term put right.
 * A word that is the beginning of such a word is not misspelt but unfinished.
 */
export function meant(
  locale: Locale,
  words: readonly string[],
  unknown: ReadonlySet<string>,
): readonly string[] {
  const names = nameWords(locale);
  for (const word of words) {
    const key = nameKey(word).replaceAll(' ', '');
    if (!unknown.has(word) || key.length < SHORTEST) continue;
    const keys = [...names.keys()];
    if (keys.some((name) => name.startsWith(key))) continue;
    const near = keys.filter((name) => areOneLetterApart(name, key));
    if (near.length === 0) continue;
    return near
      .slice(0, MOST)
      .map((name) => words.map((other) => (other === word ? names.get(name) : other)).join(' '));
  }
  return [];
}
