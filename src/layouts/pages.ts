import { type CollectionEntry, getCollection, type RenderResult, render } from 'astro:content';
import type { Section } from '../components/shell/sections.ts';
import { type Locale, locales } from '../i18n/locales.ts';

/** One page in all its languages. */
export interface Page {
  readonly section: Section;
  readonly slug: string;
  readonly in: Readonly<Record<Locale, CollectionEntry<Section>>>;
}

/** The pages of a section in reading order. Throws if a page is missing in a language, or its place differs. */
export async function pagesOf(section: Section): Promise<readonly Page[]> {
  const entries = await getCollection(section);
  const faults: string[] = [];
  const pages = [...new Set(entries.map(({ id }) => id.split('/').slice(2).join('/')))].map((slug) => {
    const versions = locales.map(
      (locale) => [locale, entries.find(({ id }) => id === `${locale}/${section}/${slug}`)] as const,
    );
    for (const [locale, entry] of versions)
      if (!entry) faults.push(`content/${locale}/${section}/${slug}.mdx is missing`);
    if (new Set(versions.map(([, entry]) => entry?.data.order)).size > 1)
      faults.push(`${section}/${slug}: "order" differs between the languages`);
    return { section, slug, in: Object.fromEntries(versions) as Page['in'] };
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return pages.sort((a, b) => a.in.en.data.order - b.in.en.data.order);
}

/** Renders a page in one language. Throws if its headings are not the same, by id and level, in every language. */
export async function renderPage(
  { section, slug, in: versions }: Page,
  locale: Locale,
): Promise<RenderResult> {
  const outline = async (language: Locale) =>
    (await render(versions[language])).headings
      .map(({ depth, slug: id }) => `${'#'.repeat(depth)} [#${id}]`)
      .join('\n');
  const mine = await outline(locale);
  for (const other of locales) {
    const theirs = await outline(other);
    if (theirs !== mine)
      throw new Error(
        `${section}/${slug} has other headings in ${other} than in ${locale}:\n${theirs}\n\n${mine}`,
      );
  }
  return render(versions[locale]);
}
