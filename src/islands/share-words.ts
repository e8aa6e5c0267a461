import type { Dictionary } from '../i18n/dictionaries.ts';
import { fetchWords } from '../i18n/fetch-words.ts';
import type { Locale } from '../i18n/locales.ts';

const loaders = import.meta.glob<Dictionary>('../i18n/*/share.json', { import: 'default' });

/** The words of links and ruling cards: they come when a reader first shares a board or opens a link. */
export const shareWords = (locale: Locale) => fetchWords<'share'>(loaders, locale);
