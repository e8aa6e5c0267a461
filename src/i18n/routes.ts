import { isLocale, type Locale } from './locales.ts';

/** The site's base without a slash at its end: `''` when it is served from the root of a host. */
const base = (): string => import.meta.env.BASE_URL.replace(/\/$/, '');

const segments = (pathname: string): string[] => {
  const prefix = base();
  const inside = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  return inside.split('/').filter(Boolean);
};

/** The address of a page in a language: base, language, segments, a slash at the end. Without segments: the home page. */
export const path = (locale: Locale, ...parts: string[]): string =>
  `${base()}/${[locale, ...parts].filter(Boolean).join('/')}/`;

/** The address of a file of the site, by its place below the base. */
export const fileAddress = (file: string): string => `${base()}/${file}`;

/** The language that an address is in; nothing for a page without one. */
export const localeOf = (pathname: string): Locale | undefined => {
  const [first] = segments(pathname);
  return isLocale(first) ? first : undefined;
};

/** The address of the same page in another language; the home page for an address without language. */
export const twin = (pathname: string, locale: Locale): string =>
  localeOf(pathname) ? path(locale, ...segments(pathname).slice(1)) : path(locale);
