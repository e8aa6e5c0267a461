import { languages } from './languages.ts';

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as readonly Locale[];

/** The language of the machine-facing defaults: `x-default` links and the command line. */
export const defaultLocale: Locale = 'en';

/** The language that the game's rules and cards are printed in here. */
const printedIn: Locale = 'en';

export const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value);

/** The languages besides one. */
export const othersThan = (locale: Locale): readonly Locale[] => locales.filter((other) => other !== locale);

/** The language whose word for a thing stands beside the page's own: the one that cards are printed in, else the next. */
export const besideOf = (locale: Locale): Locale =>
  locale === printedIn ? (othersThan(locale)[0] ?? locale) : printedIn;

/** The `lang` of what is printed on cards; none on a page in that language. */
export const printedLang = (locale: Locale): Locale | undefined =>
  locale === printedIn ? undefined : printedIn;

/** The tag by which dates and lists are written in a language. */
export const tagOf = (locale: Locale): string => languages[locale].tag;
