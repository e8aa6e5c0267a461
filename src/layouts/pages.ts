import { type CollectionEntry, getCollection } from 'astro:content';
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
  const bySlug = Map.groupBy(entries, (entry) => entry.id.split('/').slice(2).join('/'));
  const faults: string[] = [];
  const pages = [...bySlug].map(([slug, found]) => {
    const found_in = (locale: Locale) => found.find((entry) => entry.id.startsWith(`${locale}/`));
    for (const locale of locales.filter((l) => !found_in(l)))
      faults.push(`content/${locale}/${section}/${slug}.mdx is missing`);
    if (new Set(found.map((entry) => entry.data.order)).size > 1)
      faults.push(`${section}/${slug}: "order" differs`);
    return { section, slug, in: Object.fromEntries(locales.map((l) => [l, found_in(l)])) } as unknown as Page;
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return pages.sort((a, b) => a.in.en.data.order - b.in.en.data.order);
}
