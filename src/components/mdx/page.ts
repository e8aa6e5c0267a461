import { isLocale, type Locale } from '../../i18n/locales.ts';

/** The language of the page that is being built. Throws on a page without one: content always has a language. */
export const localeHere = (current: string | undefined, { pathname }: URL): Locale => {
  if (isLocale(current)) return current;
  throw new Error(`${pathname}: a content tag stands on a page without language`);
};

/** What stops the build where a tag names something that is not there. */
export const unknownId = (tag: string, id: string | undefined, { pathname }: URL): Error =>
  new Error(`${pathname}: <${tag}> names "${id ?? ''}", which does not exist`);
