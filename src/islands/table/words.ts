import type { Dictionary } from '../../i18n/dictionaries.ts';
import { createFormat, type Format } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import '../trial-words.ts';

type Files = Record<string, Dictionary>;

const inLanguage = async (language: string): Promise<Files> => {
  const file = `../../i18n/${language}/table-board.json`;
  const load = import.meta.glob<Dictionary>('../../i18n/*/table-board.json', { import: 'default' })[file];
  return load ? { [file]: await load() } : {};
};

// The server draws every language, a browser its page's one.
const files: Files = import.meta.env.SSR
  ? import.meta.glob<Dictionary>('../../i18n/*/table-board.json', { eager: true, import: 'default' })
  : await inLanguage(document.documentElement.lang);

const made = new Map<Locale, Format<'table'>>();

/** The words of the quick board, in the language of the page. */
export const tableWords = (locale: Locale): Format<'table'> => {
  const known = made.get(locale);
  if (known) return known;
  const fresh = createFormat<'table'>(locale, files[`../../i18n/${locale}/table-board.json`] ?? {});
  made.set(locale, fresh);
  return fresh;
};
