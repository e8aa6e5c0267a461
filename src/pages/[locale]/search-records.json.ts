import type { APIRoute, GetStaticPaths } from 'astro';
import { searchRecords } from '../../components/search/records.ts';
import { type Locale, locales } from '../../i18n/index.ts';

export const getStaticPaths = (() =>
  locales.map((locale) => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths;

/** What the search index takes from the tables. It is read once the site is built, and is no part of the site. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(searchRecords(locale));
