import { readFileSync } from 'node:fs';

/** Paths of all pages that search engines may list, from the sitemap. */
export const allPages: readonly string[] = [
  ...readFileSync(new URL('../../dist/sitemap.xml', import.meta.url), 'utf8').matchAll(
    /<loc>([^<]+)<\/loc>/g,
  ),
].map(([, address]) => new URL(address ?? '').pathname);

/** One page of each template, both languages; the last is an address that does not exist. */
export const templates: readonly string[] = ['en', 'fr'].flatMap((locale) => {
  const page = allPages.find((path) => path.startsWith(`/${locale}/guide/`) && path !== `/${locale}/guide/`);
  return [`/${locale}/`, `/${locale}/guide/`, ...(page ? [page] : []), `/${locale}/guide/not-there/`];
});
