import { fileAddress } from '../../i18n/routes.ts';
import { type Kind, kinds } from './kinds.ts';

/** A stretch of a page below one of its headings; the first one is what stands above all headings. */
export interface PagefindSection {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  readonly anchor?: { readonly id: string };
  readonly weighted_locations: readonly { readonly balanced_score: number }[];
}

/** A result as Pagefind tells it. */
export interface PagefindData {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string | undefined>>;
  readonly filters: Readonly<Record<string, readonly string[] | undefined>>;
  readonly sub_results: readonly PagefindSection[];
}

export interface PagefindResult {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<PagefindData>;
}

/** The part of Pagefind's interface that is used here. */
interface Pagefind {
  options(options: object): Promise<void>;
  init(): Promise<void>;
  search(
    query: string | null,
    options?: { readonly filters: Readonly<Record<string, string>> },
  ): Promise<{ readonly results: readonly PagefindResult[] }>;
}

/** Pagefind on the index of the page's language. */
export interface Engine {
  /** Results for a query, best first. */
  readonly search: (query: string) => Promise<readonly PagefindResult[]>;
  readonly kindOf: (result: PagefindResult) => Kind;
}

let failures = 0;

async function load(): Promise<Engine> {
  // Made of parts that are known in the browser alone: the bundler would look for the file.
  const bundle = new URL(fileAddress('pagefind/pagefind.js'), document.baseURI);
  // A browser does not fetch a module again that it once failed to get.
  if (failures > 0) bundle.search = `again=${failures}`;
  const pagefind: Pagefind = await import(/* @vite-ignore */ bundle.href);
  await pagefind.options({
    // Addresses in the index are whole.
    baseUrl: '/',
    excerptLength: 26,
    excerptEllipsis: '…',
    ranking: { metaWeights: { title: 5, other: 5, alias: 4 } },
  });
  await pagefind.init();
  const byId = new Map<string, Kind>();
  await Promise.all(
    kinds.map(async (kind) => {
      const { results } = await pagefind.search(null, { filters: { kind } });
      for (const { id } of results) byId.set(id, kind);
    }),
  );
  return {
    search: async (query) => (await pagefind.search(query)).results,
    kindOf: ({ id }) => byId.get(id) ?? 'page',
  };
}

let loaded: Promise<Engine> | undefined;

/** Loads Pagefind once. After a failure, the next call tries again. */
export const engine = (): Promise<Engine> => {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    failures += 1;
    throw error;
  });
  return loaded;
};
