import type { Locale } from '../../i18n/locales.ts';

/** How a language is set, where that is not how the index has it. */
const settings: { readonly [L in Locale]?: (text: string) => string } = {
  fr: (text) =>
    text
      // "oeu" and "oei" are not written otherwise in French.
      .replace(/oe(?=[ui])/g, 'œ')
      .replace(/Oe(?=[ui])/g, 'Œ')
      // Pagefind leaves one kind of space.
      .replace(/ (?=(?:<mark>)?[;!?])/g, '\u202f')
      .replace(/ (?=(?:<mark>)?[:»%])/g, '\u00a0')
      .replace(/(?<=«) /g, '\u00a0'),
};

/** A text from the index as a reader should see it: what `indexed` made plain is as in print again. */
export const typeset = (locale: Locale, text: string): string => {
  const curly = text.replaceAll("'", '’');
  return settings[locale]?.(curly) ?? curly;
};

/** A stretch of an excerpt. */
export interface Stretch {
  readonly text: string;
  /** Whether it is what was searched for. */
  readonly isMarked: boolean;
}

/** The stretches of an excerpt as Pagefind gives it: text with `<mark>` around the words that were found. */
export const stretches = (locale: Locale, excerpt: string): readonly Stretch[] =>
  typeset(locale, excerpt)
    // Pagefind marks whatever stands between two spaces.
    .replace(/<mark>([^\p{L}\p{N}<]*)(.*?)([^\p{L}\p{N}<]*)<\/mark>/gu, '$1<mark>$2</mark>$3')
    .split(/<\/?mark>/)
    .map((text, i) => ({
      text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      isMarked: i % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
