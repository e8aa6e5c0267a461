import { getCollection } from 'astro:content';
import { articleSections, type Section, sections } from './sections.ts';

/** The sections whose pages are made from tables, at least in part. */
const tables: readonly Section[] = ['glossary', 'rules', 'cards', 'practice', 'lab', 'about'];

/** The sections that have pages, in the order of the menu: only those are led to. */
export async function filledSections(): Promise<readonly Section[]> {
  const written = await Promise.all(
    articleSections.map(async (section) => ((await getCollection(section)).length > 0 ? [section] : [])),
  );
  const filled = new Set<Section>([...written.flat(), ...tables]);
  return sections.filter((section) => filled.has(section));
}
