import type { Dictionary } from '../../i18n/dictionaries.ts';
import { createFormat, type Format } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';

const loaders = import.meta.glob<Dictionary>('../../i18n/*/search.json', { import: 'default' });

/** The words of the search, which come when it is first used. */
export const searchWords = async (locale: Locale): Promise<Format<'search'>> => {
  const load = loaders[`../../i18n/${locale}/search.json`];
  if (!load) throw new Error(`no words of search in ${locale}`);
  return createFormat<'search'>(locale, await load());
};
