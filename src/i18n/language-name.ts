import type { Locale } from './locales.ts';

/** What a language is called in another, as it stands within a sentence: `French`, `anglais`. */
export const languageName = (locale: Locale, language: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
