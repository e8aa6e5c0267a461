import { defaultLocale, locales } from '../i18n/locales.ts';
import { fileAddress, localeOf, path, twin } from '../i18n/routes.ts';

/**
 * The addresses of a page by language, for its head. Readers of another language are sent to the language
 * choice from a home page, to the default language from any other page.
 */
export function alternates(url: URL, site: URL | undefined): ReadonlyMap<string, string> {
  const locale = localeOf(url.pathname);
  const isHome = locale === undefined || url.pathname === path(locale);
  const other = isHome ? fileAddress('') : twin(url.pathname, defaultLocale);
  const absolute = (address: string) => new URL(address, site).href;
  return new Map([
    ...locales.map((language) => [language, absolute(twin(url.pathname, language))] as const),
    ['x-default', absolute(other)],
  ]);
}
