import type { Dictionary } from '../../i18n/dictionaries.ts';
import { createFormat, type Format } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import '../trial-words.ts';

type Files = Record<string, Dictionary>;

/** The server draws both languages; a browser waits for the words of its page alone. */
const files: Files = import.meta.env.SSR
  ? import.meta.glob<Dictionary>('../../i18n/*/lab.json', { eager: true, import: 'default' })
  : await (async () => {
      const loaders = import.meta.glob<Dictionary>('../../i18n/*/lab.json', { import: 'default' });
      const file = `../../i18n/${document.documentElement.lang}/lab.json`;
      const load = loaders[file];
      return load ? { [file]: await load() } : {};
    })();

const made = new Map<Locale, Format<'lab'>>();

/** The lab's own words in the language of the page. */
export const labWords = (locale: Locale): Format<'lab'> => {
  const known = made.get(locale);
  if (known) return known;
  const fresh = createFormat<'lab'>(locale, files[`../../i18n/${locale}/lab.json`] ?? {});
  made.set(locale, fresh);
  return fresh;
};
