import type { Dictionary } from '../i18n/dictionaries.ts';
import { createFormat, type Format } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';

export interface Words {
  readonly t: Format<'board'>;
  readonly say: Format<'engine'>;
}

type Files = Record<string, Dictionary>;
type Loaders = Record<string, () => Promise<Dictionary>>;

const inLanguage = async (loaders: Loaders, language: string): Promise<Files> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(loaders)
        .filter(([file]) => file.startsWith(`../i18n/${language}/`))
        .map(async ([file, load]) => [file, await load()] as const),
    ),
  );

/** The words of a namespace in a language, in one object that may still grow. */
const dictionaries = new Map<string, Record<string, Dictionary[string]>>();

const dictionaryOf = (locale: string, namespace: string) => {
  const key = `${locale}/${namespace}`;
  const found = dictionaries.get(key) ?? {};
  dictionaries.set(key, found);
  return found;
};

/** Adds the words of files such as `../i18n/en/board-trial.json` to their namespace. */
const addWords = (files: Files): void => {
  for (const [file, words] of Object.entries(files)) {
    const [, locale = '', namespace = ''] = /\/(\w+)\/(\w+)[^/]*\.json$/.exec(file) ?? [];
    Object.assign(dictionaryOf(locale, namespace), words);
  }
};

/** Adds the words of files in the language of the page. */
export const loadWords = async (loaders: Loaders): Promise<void> =>
  addWords(await inLanguage(loaders, document.documentElement.lang));

// The server draws every language; a browser waits for its page's one language before the island is hydrated.
if (import.meta.env.SSR)
  addWords(
    import.meta.glob<Dictionary>('../i18n/*/{board,engine}{,-trial}.json', {
      eager: true,
      import: 'default',
    }),
  );
else await loadWords(import.meta.glob<Dictionary>('../i18n/*/{board,engine}.json', { import: 'default' }));

const made = new Map<Locale, Words>();

/** The islands' words in the language of the page. */
export const words = (locale: Locale): Words => {
  const known = made.get(locale);
  if (known) return known;
  const fresh: Words = {
    t: createFormat<'board'>(locale, dictionaryOf(locale, 'board')),
    say: createFormat<'engine'>(locale, dictionaryOf(locale, 'engine')),
  };
  made.set(locale, fresh);
  return fresh;
};
