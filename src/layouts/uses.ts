import type { Card } from '../catalog/cards.ts';
import type { ReadingId } from '../catalog/readings.ts';
import { reading, readingIds } from '../catalog/readings.ts';
import type { CatalogRuleId } from '../catalog/rules.ts';
import { type TermId, term, termIds } from '../catalog/terms.ts';
import { articleSections } from '../components/shell/sections.ts';
import type { UnitSetup } from '../engine/index.ts';
import { type Example, type ExampleId, exampleIds, examples, isExampleId } from '../examples/index.ts';
import { type Locale, translator } from '../i18n/index.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { path } from '../i18n/routes.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { type Page, pagesOf } from './pages.ts';

/** A page that names something, and the heading under which it does so first. */
export interface PageUse {
  readonly page: Page;
  readonly heading: string | undefined;
}

/** Where something is named or shown. */
export interface Uses {
  readonly pages: readonly PageUse[];
  readonly boards: readonly ExampleId[];
}

type Named = 'rules' | 'terms' | 'cards' | 'readings' | 'boards';

interface Source {
  readonly page: Page;
  readonly chunks: readonly Chunk[];
}

let sources: Promise<readonly Source[]> | undefined;

/** Every written page with its paragraphs. All languages name the same things, so one is enough. */
const allSources = (): Promise<readonly Source[]> => {
  sources ??= Promise.all(articleSections.map(pagesOf)).then((bySection) =>
    bySection.flat().map((page) => ({ page, chunks: chunksOf(page.in[defaultLocale].body ?? '') })),
  );
  return sources;
};

async function named(kind: Named, id: string): Promise<Uses> {
  const found = (await allSources())
    .map(({ page, chunks }) => ({ page, at: chunks.filter((chunk) => chunk[kind].includes(id)) }))
    .filter(({ at }) => at.length > 0);
  const boards = found.flatMap(({ at }) => at.flatMap(({ nearest }) => nearest ?? []));
  return {
    pages: found.map(({ page, at }) => ({ page, heading: at[0]?.heading })),
    boards: [...new Set(boards)].filter(isExampleId),
  };
}

const boardsWhere = (is: (example: Example) => boolean): readonly ExampleId[] =>
  exampleIds.filter((id) => is(examples[id]));

const unitsOf = ({ variants }: Example): readonly UnitSetup[] =>
  variants.flatMap(({ combat }) => [...combat.attacker.units, ...combat.defender.units]);

const merge = (uses: Uses, more: readonly ExampleId[]): Uses => ({
  pages: uses.pages,
  boards: [...new Set([...uses.boards, ...more])],
});

/** Where few boards stand by a rule, as many more are named that have a split which it refuses. */
const ENOUGH = 6;

/** The pages that cite a rule, and the boards that stand by it; where those are few, boards whose splits it refuses. */
export async function usesOfRule(id: CatalogRuleId): Promise<Uses> {
  const uses = await named('rules', id);
  const refused = boardsWhere(({ variants }) =>
    variants.some(({ tries }) =>
      tries.some(({ verdict }) => verdict !== 'legal' && (verdict as readonly string[]).includes(id)),
    ),
  ).filter((board) => !uses.boards.includes(board));
  return merge(uses, refused.slice(0, Math.max(0, ENOUGH - uses.boards.length)));
}

/** The words that a unit of a board can show by itself. */
const shows: { readonly [Id in TermId]?: (unit: UnitSetup) => boolean } = {
  tank: ({ tank }) => tank === true,
  backline: ({ backline }) => backline === true,
  assault: ({ assault = 0 }) => assault > 0,
  shield: ({ shield = 0 }) => shield > 0,
  stunned: ({ stunned }) => stunned === true,
  immune: ({ immune }) => immune === true,
  prevent: ({ replacements = [] }) => replacements.some(({ kind }) => kind === 'prevent'),
  'marked-damage': ({ marked = 0 }) => marked > 0,
};

/** The pages that mark a term, and the boards that show it or stand by it; failing those, boards with such a unit. */
export const usesOfTerm = async (id: TermId): Promise<Uses> => {
  const { pages, boards } = await named('terms', id);
  const uses = merge({ pages, boards: (term(id).boards ?? []).filter(isExampleId) }, boards);
  const isShown = shows[id];
  if (uses.boards.length > 0 || !isShown) return uses;
  return merge(uses, boardsWhere((example) => unitsOf(example).some(isShown)).slice(0, 4));
};

/** The pages that name a card, the boards that it is on, and those that show what it does. */
export const usesOfCard = async ({ id, boards = [] }: Card): Promise<Uses> => {
  const { pages } = await named('cards', id);
  const isOn = (example: Example) => unitsOf(example).some(({ card }) => card === id);
  return merge({ pages, boards: boardsWhere(isOn) }, boards.filter(isExampleId));
};

/** The pages that mark a reading, and the boards that stand by it. */
export const usesOfReading = (id: ReadingId): Promise<Uses> => named('readings', id);

/** The readings that read a rule. */
export const readingsOfRule = (id: CatalogRuleId): readonly ReadingId[] =>
  readingIds.filter((readingId) => reading(readingId).rules.includes(id));

/** The terms that rest on a rule. */
export const termsOfRule = (id: CatalogRuleId): readonly TermId[] =>
  termIds.filter((termId) => term(termId).rules.includes(id));

/** A link as lists show it. */
export interface Link {
  readonly href: string;
  readonly text: string;
}

/** Links under one name. */
export interface LinkGroup {
  readonly title: string;
  readonly links: readonly Link[];
}

const pageLink = (locale: Locale, { page, heading }: PageUse): Link => ({
  href: path(locale, page.section, page.slug) + (heading === undefined ? '' : `#${heading}`),
  text: page.in[locale].data.title,
});

/** The address of the first page that has a board; nothing for one that no page has. */
export async function pageWithBoard(locale: Locale, id: ExampleId): Promise<string | undefined> {
  const [first] = (await named('boards', id)).pages;
  return first && path(locale, first.page.section, first.page.slug);
}

/** Each board as a link to the first page that has it; one that no page has is left out. */
async function boardLinks(locale: Locale, ids: readonly ExampleId[]): Promise<readonly Link[]> {
  const t = translator(locale, 'examples') as (key: string) => string;
  const links = await Promise.all(
    ids.map(async (id) => {
      const at = await pageWithBoard(locale, id);
      return at === undefined ? [] : [{ href: `${at}#board-${id}-title`, text: t(`${id}.title`) }];
    }),
  );
  return links.flat();
}

/** Where something is used, as lists of links: pages by section, then boards; a list without links is left out. */
export async function listsOfUses(locale: Locale, { pages, boards }: Uses): Promise<readonly LinkGroup[]> {
  const site = translator(locale, 'site');
  const lists = [
    ...articleSections.map((section) => ({
      title: site(`sections.${section}`),
      links: pages.filter(({ page }) => page.section === section).map((use) => pageLink(locale, use)),
    })),
    { title: translator(locale, 'library')('uses.boards'), links: await boardLinks(locale, boards) },
  ];
  return lists.filter(({ links }) => links.length > 0);
}
