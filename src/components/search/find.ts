import type { Locale } from '../../i18n/locales.ts';
import { BETWEEN_NAMES } from './indexed.ts';
import { type Kind, kinds } from './kinds.ts';
import type { NumberAnswer } from './numbers.ts';
import { type Engine, engine, type PagefindData, type PagefindResult } from './pagefind.ts';
import { nameKey, readQuery } from './query.ts';
import { type Stretch, stretches, typeset } from './typeset.ts';

/** A heading of a page below which the query was found. */
export interface FoundSection {
  readonly url: string;
  readonly title: string;
  readonly excerpt: readonly Stretch[];
}

/** One result. */
export interface Entry {
  readonly url: string;
  readonly kind: Kind;
  /** A rule has none: its number stands for it. */
  readonly title: string | undefined;
  /** What a term is called in the other language. */
  readonly other: string | undefined;
  /** The number of a rule in the checked edition. */
  readonly number: string | undefined;
  readonly excerpt: readonly Stretch[];
  /** The sections with the most of the query. */
  readonly sections: readonly FoundSection[];
}

/** The results of one kind, best first. */
export interface Group {
  readonly kind: Kind;
  /** How many there are; not all need be in `entries`. */
  readonly count: number;
  readonly entries: readonly Entry[];
}

/** All that was found. */
export interface Found {
  readonly numbers: readonly NumberAnswer[];
  /** Every kind with results, the one with the best result first. */
  readonly groups: readonly Group[];
  readonly count: number;
  /** No page has all the words: these have some of them. */
  readonly isLoose: boolean;
  /** What may have been meant where a word is misspelt: whole queries. */
  readonly meant: readonly string[];
}

/** How many results of a kind are looked at for one whose name is the query. */
const LOOKED_AT = 8;
const SECTIONS = 2;
const LONGEST_ENDING = 3;

/** Pages that have some of the words, those with more and rarer ones first. */
async function searchLoosely(engine: Engine, words: readonly string[]): Promise<readonly PagefindResult[]> {
  const sums = new Map<string, { readonly result: PagefindResult; score: number }>();
  for (const word of words.filter(({ length }) => length > 2))
    for (const result of await engine.search(word)) {
      const sum = sums.get(result.id);
      if (sum) sum.score += result.score;
      else sums.set(result.id, { result, score: result.score });
    }
  return [...sums.values()]
    .sort((a, b) => b.score - a.score)
    .map(({ result, score }) => ({ ...result, score }));
}

/** Whether a word is another form of one that was asked for, or goes on where it ends. Pagefind has matched them already. */
const isLike = (word: string, asked: string): boolean => {
  if (word.startsWith(asked)) return true;
  let same = 0;
  while (same < asked.length && word[same] === asked[same]) same += 1;
  return same > 2 && word.length - same <= LONGEST_ENDING && asked.length - same <= LONGEST_ENDING;
};

/** From this closeness on, a name is the very one that was asked for. */
const BY_NAME = 2;

/** How nearly a result is called what was asked for: by its title, its name in the other language, a further name. */
const closeness = ({ meta }: PagefindData, key: string): number => {
  const is = (name: string | undefined) => name !== undefined && nameKey(name) === key;
  if (is(meta['title'])) return 4;
  if (is(meta['other'])) return 3;
  if (meta['alias']?.split(BETWEEN_NAMES).some(is)) return 2;
  const asked = key.split(' ');
  const title = nameKey(meta['title'] ?? '').split(' ');
  return title.length === asked.length && title.every((word, i) => isLike(word, asked[i] ?? '')) ? 1 : 0;
};

function toEntry(
  locale: Locale,
  kind: Kind,
  { url, meta, filters, excerpt, sub_results }: PagefindData,
): Entry {
  const set = (text: string | undefined) => (text === undefined ? undefined : typeset(locale, text));
  const weight = ({ weighted_locations }: PagefindData['sub_results'][number]) =>
    weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);
  const sections = sub_results
    .filter(({ anchor }) => anchor)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, SECTIONS);
  return {
    url,
    kind,
    title: set(meta['title']),
    other: set(meta['other']),
    number: filters['number']?.[0],
    excerpt: stretches(locale, excerpt),
    sections: sections.map((section) => ({
      url: section.url,
      title: typeset(locale, section.title),
      excerpt: stretches(locale, section.excerpt),
    })),
  };
}

/** What may have been meant. A word that the index has, in whatever ending, is spelt right. */
async function respell(locale: Locale, engine: Engine, words: readonly string[]): Promise<readonly string[]> {
  const isKnown = await Promise.all(words.map(async (word) => (await engine.search(`"${word}"`)).length > 0));
  const unknown = new Set(words.filter((word, i) => !isKnown[i] && !/\d/.test(word)));
  if (unknown.size === 0) return [];
  const { meant } = await import('./meant.ts');
  return meant(locale, words, unknown);
}

/**
 * Finds what somebody typed. A rule number is resolved exactly and never given to the full-text search.
 * Rejects where the index cannot be had.
 *
 * @param shown how many results of a kind are to be told
 */
export async function find(locale: Locale, typed: string, shown: (kind: Kind) => number): Promise<Found> {
  const query = readQuery(locale, typed);
  const numbers =
    query.numbers.length === 0
      ? []
      : await import('./numbers.ts').then(({ answers }) => answers(locale, query.numbers));
  const { words } = query;
  if (words.length === 0) return { numbers, groups: [], count: 0, isLoose: false, meant: [] };

  const pagefind = await engine();
  let results = await pagefind.search(query.text);
  // What stands in quotes nowhere may stand somewhere without.
  if (results.length === 0 && query.text.startsWith('"')) results = await pagefind.search(words.join(' '));
  const isLoose = results.length === 0 && words.length > 1;
  if (isLoose) results = await searchLoosely(pagefind, query.text.replaceAll('"', '').split(' '));

  const key = nameKey(words.join(' '));
  const byKind = Map.groupBy(results, pagefind.kindOf);
  const groups = await Promise.all(
    [...byKind].map(async ([kind, found]) => {
      const looked = await Promise.all(
        found.slice(0, Math.max(shown(kind), LOOKED_AT)).map(async ({ score, data }) => {
          const told = await data();
          return { told, score, close: closeness(told, key) };
        }),
      );
      looked.sort((a, b) => b.close - a.close || b.score - a.score);
      const entries = looked.slice(0, shown(kind)).map(({ told }) => toEntry(locale, kind, told));
      const [best] = looked;
      return { kind, count: found.length, entries, close: best?.close ?? 0, score: best?.score ?? 0 };
    }),
  );
  // Where several are called what was asked for, the kinds are in their usual order.
  const place = ({ kind }: { readonly kind: Kind }) => kinds.indexOf(kind);
  const rank = ({ close }: { readonly close: number }) => Math.min(close, BY_NAME);
  groups.sort(
    (a, b) => rank(b) - rank(a) || (rank(a) < BY_NAME ? b.score - a.score : 0) || place(a) - place(b),
  );

  return { numbers, groups, count: results.length, isLoose, meant: await respell(locale, pagefind, words) };
}
