import { termSynonyms } from '../../catalog/synonyms.ts';
import { term, termIds } from '../../catalog/terms.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { nameKey } from './query.ts';

const SHORTEST = 4;

/**
 * The words of the names of all terms: as they are compared, and as they are written. Those of the page's language come
 * first.
 */
export const nameWords = (locale: Locale): ReadonlyMap<string, string> => {
  const words = new Map<string, string>();
  const add = (name: string) => {
    for (const word of [name, name.replaceAll('-', ''), ...name.split(/[^\p{L}\p{M}]+/u)]) {
      const key = nameKey(word).replaceAll(' ', '');
      if (key.length >= SHORTEST && !/\s/.test(word) && !words.has(key))
        words.set(key, word === name.replaceAll('-', '') ? name : word);
    }
  };
  for (const language of [locale, ...locales.filter((other) => other !== locale)])
    for (const id of termIds) {
      add(term(id)[language]);
      if (language === 'fr') term(id).variants.forEach(add);
      termSynonyms[id]?.[language].forEach(add);
    }
  return words;
};
