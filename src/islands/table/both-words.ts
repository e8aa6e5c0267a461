import type { Dictionary } from '../../i18n/dictionaries.ts';
import { createFormat } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../words.ts';

const loaders = import.meta.glob<Dictionary>('../../i18n/*/{board,engine}{,-trial}.json', {
  import: 'default',
});

const namespace = async (locale: Locale, name: 'board' | 'engine'): Promise<Dictionary> => {
  const parts = [`${name}.json`, `${name}-trial.json`].map((file) => loaders[`../../i18n/${locale}/${file}`]);
  const words = await Promise.all(parts.map((load) => load?.()));
  return Object.assign({}, ...words);
};

/** The boards' words in any language, whatever the page's is. */
export const wordsIn = async (locale: Locale): Promise<Words> => {
  const [board, engine] = await Promise.all([namespace(locale, 'board'), namespace(locale, 'engine')]);
  return { t: createFormat<'board'>(locale, board), say: createFormat<'engine'>(locale, engine) };
};
