import { type CollectionEntry, getCollection, type RenderResult, render } from 'astro:content';
import { type RuleSection, ruleSections } from '../catalog/rules.ts';
import type { ArticleSection } from '../components/shell/sections.ts';
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { placeOf } from './topics.ts';

type Collection = ArticleSection | 'rules' | 'home';

/** A text in all its languages. */
export type InAll<C extends Collection> = Readonly<Record<Locale, CollectionEntry<C>>>;

/** One page in all its languages. */
export interface Page {
  readonly section: ArticleSection;
  readonly slug: string;
  readonly in: InAll<ArticleSection>;
}

const orderOf = ({ id, data }: CollectionEntry<ArticleSection>): number =>
  'order' in data ? data.order : placeOf(id.split('/').at(-1) ?? '');

/** The pages of a section in reading order. Throws if a page is missing in a language, or its place differs. */
export async function pagesOf(section: ArticleSection): Promise<readonly Page[]> {
  const entries = await getCollection(section);
  const faults: string[] = [];
  const pages = [...new Set(entries.map(({ id }) => id.split('/').slice(2).join('/')))].map((slug) => {
    const versions = locales.map(
      (locale) => [locale, entries.find(({ id }) => id === `${locale}/${section}/${slug}`)] as const,
    );
    for (const [locale, entry] of versions)
      if (!entry) faults.push(`content/${locale}/${section}/${slug}.mdx is missing`);
    if (new Set(versions.map(([, entry]) => entry && orderOf(entry))).size > 1)
      faults.push(`${section}/${slug}: "order" differs between the languages`);
    return { section, slug, in: Object.fromEntries(versions) as Page['in'] };
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return pages.sort((a, b) => orderOf(a.in[defaultLocale]) - orderOf(b.in[defaultLocale]));
}

/** The text of the home page. */
export async function homeText(): Promise<InAll<'home'>> {
  const entries = await getCollection('home');
  const versions = locales.map(
    (locale) => [locale, entries.find(({ id }) => id === `${locale}/home`)] as const,
  );
  const missing = versions
    .filter(([, entry]) => !entry)
    .map(([locale]) => `content/${locale}/home.mdx is missing`);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return Object.fromEntries(versions) as InAll<'home'>;
}

/** The introductions of the parts of the rules. */
export async function ruleIntros(): Promise<Readonly<Record<RuleSection, InAll<'rules'>>>> {
  const entries = await getCollection('rules');
  const find = (id: string) => {
    const entry = entries.find((one) => one.id === id);
    if (!entry) throw new Error(`content/${id}.mdx is missing`);
    return entry;
  };
  return Object.fromEntries(
    ruleSections.map(({ slug }) => [
      slug,
      Object.fromEntries(locales.map((locale) => [locale, find(`${locale}/rules/${slug}`)])),
    ]),
  ) as Record<RuleSection, InAll<'rules'>>;
}

/** Renders a text in one language. Throws if its headings are not the same, by id and level, in every language. */
export async function renderIn(locale: Locale, versions: InAll<Collection>): Promise<RenderResult> {
  const outline = async (entry: CollectionEntry<Collection>) =>
    (await render(entry)).headings.map(({ depth, slug }) => `${'#'.repeat(depth)} [#${slug}]`).join('\n');
  const mine = await outline(versions[locale]);
  for (const other of locales) {
    const theirs = await outline(versions[other]);
    const [here, there] = [versions[locale].filePath, versions[other].filePath];
    if (theirs !== mine) throw new Error(`${here} and ${there} have other headings:\n${mine}\n\n${theirs}`);
  }
  return render(versions[locale]);
}
