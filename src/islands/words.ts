import type { Dictionary } from '../i18n/dictionaries.ts';
import { createFormat, type Format } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';

export interface Words {
  readonly t: Format<'board'>;
  readonly say: Format<'engine'>;
}

type Loaded = Record<string, Dictionary>;

const pick = (all: Loaded, locale: string, namespace: string): Dictionary => {
  const found = all[`../i18n/${locale}/${namespace}.json`];
  if (!found) throw new Error(`no words of ${namespace} in ${locale}`);
  return found;
};

// The server draws every language; a browser waits for its page's one language before the island is hydrated.
const all: Loaded = import.meta.env.SSR
  ? import.meta.glob<Dictionary>('../i18n/*/{board,engine}.json', { eager: true, import: 'default' })
  : Object.fromEntries(
      await Promise.all(
        Object.entries(import.meta.glob<Dictionary>('../i18n/*/{board,engine}.json', { import: 'default' }))
          .filter(([file]) => file.startsWith(`../i18n/${document.documentElement.lang}/`))
          .map(async ([file, load]) => [file, await load()] as const),
      ),
    );

const made = new Map<Locale, Words>();

/** The islands' words in the language of the page. */
export const words = (locale: Locale): Words => {
  const known = made.get(locale);
  if (known) return known;
  const fresh: Words = {
    t: createFormat<'board'>(locale, pick(all, locale, 'board')),
    say: createFormat<'engine'>(locale, pick(all, locale, 'engine')),
  };
  made.set(locale, fresh);
  return fresh;
};
