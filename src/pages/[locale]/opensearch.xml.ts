import type { APIRoute, GetStaticPaths } from 'astro';
import { type Locale, locales, translator } from '../../i18n/index.ts';
import { fileAddress, path } from '../../i18n/routes.ts';

export const getStaticPaths = (() =>
  locales.map((locale) => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Tells a browser how to search this site from its address bar. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale }, site }) => {
  const at = (address: string) => escaped(new URL(address, site).href);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>Tankline ${locale.toUpperCase()}</ShortName>`,
    `<Description>${escaped(translator(locale, 'search')('opensearch'))}</Description>`,
    `<Language>${locale}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="64" height="64" type="image/png">${at(fileAddress('icon.png'))}</Image>`,
    `<Url type="text/html" template="${at(path(locale, 'search'))}?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'application/opensearchdescription+xml' },
  });
};
