import { normalizeNumber } from '../../catalog/rules/numbers.ts';
import type { Locale } from '../../i18n/locales.ts';
import { plain } from '../library/plain.ts';
import { indexed } from './indexed.ts';

/** What somebody typed, taken apart. */
export interface Query {
  /** The rule numbers in it, and what looks like one, each as it was typed. */
  readonly numbers: readonly string[];
  /** The words of the rest. */
  readonly words: readonly string[];
  /** What Pagefind is asked for: those that a page can be about, in double quotes where all are to be found word by word. */
  readonly text: string;
}

/** Words of a question that no page is about. */
const fillers: { readonly [L in Locale]?: ReadonlySet<string> } = {
  en: new Set(
    'a an and are at be but by can could did do does for from how i if in is it its my of on or the their there they this to we what when why with would you your'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'a au aux avec ce ces cette comment dans de des doit-on du elle elles en est est-ce et faut-il il ils je la le les leur leurs mais ma mes mon ne ni nous on ou par pas peut peut-on pour pourquoi puis puis-je quand que qui quoi sa se ses si son sont sur tu un une vous y'.split(
      ' ',
    ),
  ),
};

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
  if (normalizeNumber(text) !== undefined) return { numbers: [text], words: [], text: '' };
  const tokens = text.split(/[\s,;]+/);
  // Three digits are never text, even where they begin no number: Pagefind would look for what is like them.
  const isNumber = (token: string) => /^\d{3}/.test(token) || normalizeNumber(token) !== undefined;
  const rest = cleaned(locale, tokens.filter((token) => !isNumber(token)).join(' '));
  const words = rest.replaceAll('"', '').split(' ').filter(Boolean);
  const telling = words.filter((word) => !fillers[locale]?.has(word));
  return {
    numbers: [...new Set(tokens.filter(isNumber))].slice(0, MOST_NUMBERS),
    words,
    text: rest.startsWith('"') || telling.length === 0 ? rest : telling.join(' '),
  };
};

/** A name as names are compared: without capitals, accents, hyphens and typographic signs. */
export const nameKey = (name: string): string => plain(indexed(name)).replace(/[-\s]+/g, ' ');
