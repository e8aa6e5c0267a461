import type { Dictionary } from '../../i18n/dictionaries.ts';
import { createFormat, type Format } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';

export type PracticeWords = Format<'practice'>;

const files = import.meta.env.SSR
  ? import.meta.glob<Dictionary>('../../i18n/*/practice.json', { eager: true, import: 'default' })
  : null;
const loaders = import.meta.glob<Dictionary>('../../i18n/*/practice.json', { import: 'default' });
const fileOf = (locale: string): string => `../../i18n/${locale}/practice.json`;

/** In a browser: the words of the page's one language. */
const loaded = import.meta.env.SSR ? null : await loaders[fileOf(document.documentElement.lang)]?.();

const made = new Map<Locale, PracticeWords>();

/** The words of practice in the language of the page. */
export const practiceWords = (locale: Locale): PracticeWords => {
  const known = made.get(locale);
  if (known) return known;
  const dictionary = files?.[fileOf(locale)] ?? loaded;
  if (!dictionary) throw new Error(`no words of practice in ${locale}`);
  const fresh = createFormat<'practice'>(locale, dictionary);
  made.set(locale, fresh);
  return fresh;
};
