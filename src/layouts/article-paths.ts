import { type ArticleSection, articleSections } from '../components/shell/sections.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { type Page, pagesOf } from './pages.ts';

/** One page in one language, with the pages that are read before and after it. */
export interface ArticlePath {
  readonly params: { readonly locale: Locale; readonly section: ArticleSection; readonly slug: string };
  readonly props: {
    readonly locale: Locale;
    readonly page: Page;
    readonly previous: Page | undefined;
    readonly next: Page | undefined;
  };
}

/** The written pages whose source fits, in every language, as Astro asks for them. */
export async function articlePaths(fits: (body: string) => boolean): Promise<ArticlePath[]> {
  const bySection = await Promise.all(articleSections.map(pagesOf));
  return locales.flatMap((locale) =>
    bySection.flatMap((pages) =>
      pages
        .map((page, i) => ({
          params: { locale, section: page.section, slug: page.slug },
          props: { locale, page, previous: pages[i - 1], next: pages[i + 1] },
        }))
        .filter(({ props }) => fits(props.page.in[locale].body ?? '')),
    ),
  );
}
