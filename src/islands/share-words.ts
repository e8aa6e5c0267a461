import type { Dictionary } from '../i18n/dictionaries.ts';
import { createFormat, type Format } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';

const loaders = import.meta.glob<Dictionary>('../i18n/*/share.json', { import: 'default' });

/** The words of links and ruling cards: they come when a reader first shares a board or opens a link. */
export const shareWords = async (locale: Locale): Promise<Format<'share'>> => {
  const load = loaders[`../i18n/${locale}/share.json`];
  if (!load) throw new Error(`no words of share in ${locale}`);
  return createFormat<'share'>(locale, await load());
};
