import { normalizeNumber } from '../../catalog/rules/numbers.ts';
import type { Locale } from '../../i18n/locales.ts';
import { plain } from '../library/plain.ts';
import { indexed } from './indexed.ts';

/** What somebody typed, taken apart. */
export interface Query {
  /** The rule numbers in it, and what looks like one, each as it was typed. */
  readonly numbers: readonly string[];
  /** The rest, as Pagefind is asked for it; in double quotes where it is to be found word by word. */
  readonly text: string;
}

/** Longer than any query. */
const LONGEST = 120;
const MOST_NUMBERS = 4;

const ELIDED = /(?<![\p{L}\p{N}])(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=\p{L})/gu;

/** The endings that a language's stems do not take off. */
const endings: { readonly [L in Locale]?: RegExp } = {
  // Pagefind's French stems part "attribuées" from "attribuer".
  fr: /(?<=\p{L}{3}[eé])(?:s|es|e)(?![\p{L}'-])/gu,
};

const cleaned = (locale: Locale, text: string): string => {
  const plainly = indexed(text)
    .toLowerCase()
    .replace(/[«»“”„]/g, '"')
    .replace(ELIDED, '')
    .replace(/[^\p{L}\p{N}\p{M}'"-]+/gu, ' ')
    .trim();
  const ending = endings[locale];
  const words = (ending ? plainly.replace(ending, '') : plainly)
    .replace(/"/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^"[^"]+"$/.test(plainly) && words !== '' ? `"${words}"` : words;
};

/** Takes apart what somebody typed. Never throws. */
export const readQuery = (locale: Locale, typed: string): Query => {
  const text = typed.slice(0, LONGEST).normalize('NFC');
  if (normalizeNumber(text) !== undefined) return { numbers: [text], text: '' };
  const tokens = text.split(/[\s,;]+/);
  // Three digits are never text, even where they begin no number: Pagefind would look for what is like them.
  const isNumber = (token: string) => /^\d{3}/.test(token) || normalizeNumber(token) !== undefined;
  return {
    numbers: [...new Set(tokens.filter(isNumber))].slice(0, MOST_NUMBERS),
    text: cleaned(locale, tokens.filter((token) => !isNumber(token)).join(' ')),
  };
};

/** The words of a query. */
export const wordsOf = ({ text }: Query): readonly string[] =>
  text.replaceAll('"', '').split(' ').filter(Boolean);

/** A name as names are compared: without capitals, accents, hyphens and typographic signs. */
export const nameKey = (name: string): string => plain(indexed(name)).replace(/[-\s]+/g, ' ');
