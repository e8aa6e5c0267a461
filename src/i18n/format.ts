import type { Dictionary } from './dictionaries.ts';
import { languages } from './languages.ts';
import type { Locale } from './locales.ts';
import type { Namespace, Translate } from './words.ts';

/** The words of one namespace in one language, with that language's lists and numbers. */
export interface Format<N extends Namespace> extends Translate<N> {
  readonly locale: Locale;
  /** `a, b and c` or `a, b or c`, the way of the language. */
  list(items: readonly string[], kind: 'and' | 'or'): string;
  /** A number the way of the language: grouped by U+202F in French. */
  number(n: number | bigint): string;
}

/** A number for `Intl.PluralRules`, which takes no bigint: no rule of the site’s languages looks beyond six digits. */
export const quantity = (n: number | bigint): number =>
  typeof n === 'number' ? n : Number(n < 1_000_000n ? n : (n % 1_000_000n) + 1_000_000n);

// A key may hold dots of its own, as in i18next: what is left of the path is tried as one before it is taken apart.
const lookUp = (dictionary: Dictionary, key: string): string | undefined => {
  const whole = dictionary[key];
  if (typeof whole === 'string') return whole;
  const dot = key.indexOf('.');
  const group = dictionary[key.slice(0, Math.max(0, dot))];
  return typeof group === 'object' ? lookUp(group, key.slice(dot + 1)) : undefined;
};

/** Made when first wanted: the first formatter of a page costs a phone 50 ms, and most boards open without one. */
const lazy = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/**
 * What i18next does with the site's dictionaries, in a size for browsers: keys, plural forms by `count`,
 * `{{placeholders}}`. Name the namespace: `createFormat<'board'>(locale, words)`.
 * Throws on a missing key or value, as the build does.
 */
export const createFormat = <N extends Namespace>(locale: Locale, dictionary: Dictionary): Format<N> => {
  const { tag } = languages[locale];
  const numbers = lazy(() => new Intl.NumberFormat(locale));
  const plurals = lazy(() => new Intl.PluralRules(locale));
  const lists = {
    and: lazy(() => new Intl.ListFormat(tag, { type: 'conjunction' })),
    or: lazy(() => new Intl.ListFormat(tag, { type: 'disjunction' })),
  };
  // Nothing is grouped below a thousand.
  const number = (n: number | bigint): string =>
    n >= 0 && n < 1000 && (typeof n === 'bigint' || Number.isInteger(n)) ? `${n}` : numbers().format(n);

  const translate = (
    key: string,
    values: Readonly<Record<string, string | number | bigint>> = {},
  ): string => {
    const { count } = values;
    const plural =
      count === undefined || typeof count === 'string'
        ? undefined
        : lookUp(dictionary, `${key}_${plurals().select(quantity(count))}`);
    const text = plural ?? lookUp(dictionary, key);
    if (text === undefined) throw new Error(`No words for ${key} in ${locale}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`No value for {{${name}}} of ${key}`);
      return typeof value === 'string' ? value : number(value);
    });
  };

  return Object.assign(translate as Translate<N>, {
    locale,
    list: (items: readonly string[], kind: 'and' | 'or') => lists[kind]().format(items),
    number,
  });
};
