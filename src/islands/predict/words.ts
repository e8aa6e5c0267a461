import type { Dictionary } from '../../i18n/dictionaries.ts';
import { createFormat, type Format } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import '../trial-words.ts';

const loaders = import.meta.glob<Dictionary>('../../i18n/*/predict.json', { import: 'default' });

const load = (locale: Locale): Promise<Dictionary> => {
  const file = loaders[`../../i18n/${locale}/predict.json`];
  if (!file) throw new Error(`no words of predict in ${locale}`);
  return file();
};

// They come with the part that speaks them, in the language of the page.
const locale = document.documentElement.lang as Locale;

export const ask: Format<'predict'> = createFormat<'predict'>(locale, await load(locale));
