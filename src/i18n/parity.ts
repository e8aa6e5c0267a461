import type { Dictionary } from './dictionaries.ts';
import type { Locale } from './locales.ts';

const inOrder = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The plural categories that a language's whole and broken numbers need. */
const categories = (locale: Locale): readonly string[] => {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return inOrder.filter((category) => pluralCategories.includes(category));
};

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

const texts = (dictionary: Dictionary, prefix = ''): (readonly [key: string, text: string])[] =>
  Object.entries(dictionary).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value] as const] : texts(value, `${prefix}${name}.`),
  );

/** The placeholders of a text, sorted. */
const placeholders = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? ''))].sort();

interface Entry {
  /** Plural category, or '' for a key without plural forms → text. */
  readonly forms: ReadonlyMap<string, string>;
  readonly plural: boolean;
  /** What must be given to it: every placeholder, and `count` where there are plural forms; sorted. */
  readonly values: readonly string[];
}

/** The keys of a dictionary with their plural forms gathered. */
export const entries = (dictionary: Dictionary): ReadonlyMap<string, Entry> => {
  const forms = new Map<string, Map<string, string>>();
  for (const [key, text] of texts(dictionary)) {
    const base = key.replace(pluralSuffix, '');
    const category = pluralSuffix.exec(key)?.[1] ?? '';
    forms.set(base, (forms.get(base) ?? new Map<string, string>()).set(category, text));
  }
  return new Map(
    [...forms].map(([key, found]) => {
      const plural = found.size > 1 || !found.has('');
      const named = placeholders([...found.values()].join('\n'));
      const values = plural ? [...new Set([...named, 'count'])].sort() : named;
      return [key, { forms: found, plural, values }];
    }),
  );
};

type Fault = readonly [pattern: RegExp, fault: string];

/** How a language sets its signs, where that differs from English. */
const typography: { readonly [L in Locale]?: readonly Fault[] } = {
  fr: [
    [/[^\u202f][;!?]/, 'needs U+202F before ; ! ?'],
    [/[^\u00a0]:/, 'needs U+00A0 before :'],
    [/«[^\u00a0]|[^\u00a0]»/, 'needs U+00A0 inside « »'],
  ],
};

const inText = (locale: Locale, text: string): string[] => {
  const found: string[] = [];
  const bare = text.replace(/\{\{\w+\}\}/g, '');
  if (text.trim() === '') found.push('is empty');
  if (text !== text.trim() || /[ \u00a0\u202f]{2}/.test(text)) found.push('has a space too many');
  if (/[{}]|\$t\(/.test(bare)) found.push('has more than plain {{placeholders}}');
  if (/['"]/.test(text)) found.push('has a straight quote or apostrophe');
  for (const [pattern, fault] of typography[locale] ?? []) if (pattern.test(text)) found.push(fault);
  return found;
};

/**
 * All that is wrong between one namespace's English words and those of another language: a key, plural form or
 * placeholder that one has and the other lacks, an empty text, the language's spacing. One line each; none when both
 * are whole.
 */
export const problems = (en: Dictionary, words: Dictionary, language: Locale): readonly string[] => {
  const found: string[] = [];
  const [inEnglish, inOther] = [entries(en), entries(words)];
  for (const key of new Set([...inEnglish.keys(), ...inOther.keys()])) {
    const english = inEnglish.get(key);
    const other = inOther.get(key);
    if (!english || !other) {
      found.push(`${english ? language : 'en'}: ${key} is missing`);
      continue;
    }
    const names = placeholders([...english.forms.values(), ...other.forms.values()].join('\n'));
    for (const [locale, { forms }] of [
      ['en', english],
      [language, other],
    ] as const) {
      const wanted = english.plural ? categories(locale) : [''];
      for (const category of new Set([...wanted, ...forms.keys()])) {
        const place = `${locale}: ${key}${category && `_${category}`}`;
        const text = forms.get(category);
        if (text === undefined) found.push(`${place} is missing`);
        else if (!wanted.includes(category)) found.push(`${place} is never used`);
        else {
          // Where English says "a unit", the number is never 0 or 1.5, which may be `one` elsewhere.
          const spared =
            category === 'one' && !placeholders(english.forms.get('one') ?? '').includes('count');
          for (const name of names)
            if (!placeholders(text).includes(name) && !(spared && name === 'count'))
              found.push(`${place} lacks {{${name}}}`);
          found.push(...inText(locale, text).map((problem) => `${place} ${problem}`));
        }
      }
    }
  }
  return found;
};
