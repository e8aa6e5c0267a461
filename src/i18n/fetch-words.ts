import type { Dictionary } from './dictionaries.ts';
import { createFormat, type Format } from './format.ts';
import { type Locale, locales } from './locales.ts';
import type { Namespace } from './words.ts';

/** The files of a namespace by their paths, such as `../i18n/en/share.json`: one a language. */
type Loaders = Readonly<Record<string, () => Promise<Dictionary>>>;

/** The words of a namespace in one language. Name the namespace: `fetchWords<'share'>(files, locale)`. */
export const fetchWords = async <N extends Namespace>(
  loaders: Loaders,
  locale: Locale,
): Promise<Format<N>> => {
  const file = Object.keys(loaders).find((path) => path.includes(`/${locale}/`)) ?? '';
  const load = loaders[file];
  if (!load) throw new Error(`no words in ${locale}`);
  return createFormat<N>(locale, await load());
};

/**
 * The words of a part that opens with its page: the server draws every language, a browser waits for that of its page
 * alone.
 */
export const pageWords = async <N extends Namespace>(
  loaders: Loaders,
): Promise<(locale: Locale) => Format<N>> => {
  const wanted = locales.filter((locale) => import.meta.env.SSR || locale === document.documentElement.lang);
  const words = new Map(
    await Promise.all(wanted.map(async (locale) => [locale, await fetchWords<N>(loaders, locale)] as const)),
  );
  return (locale) => {
    const found = words.get(locale);
    if (!found) throw new Error(`no words in ${locale}`);
    return found;
  };
};
