import type { Dictionary } from '../../i18n/dictionaries.ts';
import { fetchWords } from '../../i18n/fetch-words.ts';
import type { Locale } from '../../i18n/locales.ts';

const loaders = import.meta.glob<Dictionary>('../../i18n/*/search.json', { import: 'default' });

/** The words of the search, which come when it is first used. */
export const searchWords = (locale: Locale) => fetchWords<'search'>(loaders, locale);
