import { getCollection } from 'astro:content';
import { articleSections, type Section, sections } from './sections.ts';

/** The sections made from tables that have their pages. */
const tables: readonly Section[] = [];

/** The sections that have pages, in the order of the menu: only those are led to. */
export async function filledSections(): Promise<readonly Section[]> {
  const written = await Promise.all(
    articleSections.map(async (section) => ((await getCollection(section)).length > 0 ? [section] : [])),
  );
  const filled = new Set<Section>([...written.flat(), ...tables]);
  return sections.filter((section) => filled.has(section));
}
