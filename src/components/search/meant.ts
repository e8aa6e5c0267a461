import { termIds } from '../../catalog/terms.ts';
import { type Locale, othersThan } from '../../i18n/locales.ts';
import { termName, termVariants, typedIn } from '../../i18n/names.ts';
import { nameKey } from './query.ts';
import { areOneLetterApart } from './spelling.ts';

/** A shorter word is one letter from too many others. */
const SHORTEST = 4;
const MOST = 2;

const keyOf = (word: string): string => nameKey(word).replaceAll(' ', '');

/** The words of the names of all terms, as they are compared and as they are written, those of the language first. */
function nameWords(locale: Locale): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const add = (written: string) => {
    const key = keyOf(written);
    if (key.length >= SHORTEST && !words.has(key)) words.set(key, written);
  };
  for (const language of [locale, ...othersThan(locale)])
    for (const id of termIds) {
      const typed = typedIn(language, 'terms', id);
      for (const name of [termName(language, id), ...termVariants(language, id), ...typed])
        for (const word of name.split(/[\s()’]+/)) {
          add(word);
          word.split('-').forEach(add);
        }
    }
  return words;
}

/**
 * What may have been meant: the query with its first unknown word that is one letter from a word of a term put right.
 * A word that is the beginning of such a word is not misspelt but unfinished.
 */
export function meant(
  locale: Locale,
  words: readonly string[],
  unknown: ReadonlySet<string>,
): readonly string[] {
  const names = [...nameWords(locale)];
  for (const word of words) {
    const key = keyOf(word);
    if (!unknown.has(word) || key.length < SHORTEST) continue;
    if (names.some(([name]) => name.startsWith(key))) continue;
    const near = names.filter(([name]) => areOneLetterApart(name, key)).slice(0, MOST);
    if (near.length > 0)
      return near.map(([, written]) => words.map((other) => (other === word ? written : other)).join(' '));
  }
  return [];
}
