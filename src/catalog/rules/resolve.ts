import { editions, type RulesVersion, rulesVersions } from '../versions.ts';
import { compareNumbers, normalizeNumber, parentNumbers } from './numbers.ts';
import { type CatalogRuleId, ruleEntry, ruleIds } from './table.ts';
import { type TopicId, topicIds, topicNumbers } from './topics.ts';
import { rulesUnder } from './tree.ts';

interface Place {
  /** The editions in which the number means this, newest first. */
  readonly versions: readonly RulesVersion[];
  /** How sure the number is in the newest of them: see `editions`. */
  readonly known: (typeof editions)[RulesVersion]['known'];
}

/** What a number stands for: one of our rules, or something that the site does not describe. */
export type Meaning =
  | (Place & {
      readonly kind: 'rule';
      readonly id: CatalogRuleId;
      /** What else the number says in the newest of these editions. */
      readonly besides: readonly CatalogRuleId[];
    })
  | (Place & { readonly kind: 'topic'; readonly id: TopicId });

const newestFirst = rulesVersions.toReversed();

interface Mention {
  readonly version: RulesVersion;
  readonly rule?: CatalogRuleId;
  readonly besides?: CatalogRuleId;
  readonly topic?: TopicId;
}

const mentions: ReadonlyMap<string, readonly Mention[]> = (() => {
  const found = new Map<string, Mention[]>();
  const add = (number: string, mention: Mention) =>
    found.set(number, [...(found.get(number) ?? []), mention]);
  for (const version of newestFirst) {
    for (const id of ruleIds) {
      const { numbers, alsoNumbered, besides } = ruleEntry(id);
      for (const number of [numbers[version] ?? [], alsoNumbered?.[version] ?? []].flat())
        add(number, besides === undefined ? { version, rule: id } : { version, besides: id });
    }
    for (const topic of topicIds)
      for (const number of topicNumbers(topic)[version] ?? []) add(number, { version, topic });
  }
  return found;
})();

/**
 * All that a rule number means or meant, newest edition first; nothing where we know of no such number. The number has
 * to be written as the Core Rules write it (`465.2.c.6`): `normalizeNumber` makes it so. A number that did not change
 * its meaning has one entry with several editions. An edition that is not named may use the number in some other way.
 */
export const meaningsOf = (number: string): readonly Meaning[] => {
  const here = mentions.get(number) ?? [];
  const meanings: Meaning[] = [];
  for (const { version, rule, topic } of here) {
    if (meanings.some(({ id }) => id === (rule ?? topic))) continue;
    const versions = here
      .filter((other) => (rule ?? topic) === (other.rule ?? other.topic))
      .map((m) => m.version);
    const place = { versions, known: editions[version].known };
    if (rule !== undefined) {
      const besides = here.flatMap((other) => (other.version === version ? (other.besides ?? []) : []));
      meanings.push({ ...place, kind: 'rule', id: rule, besides });
    } else if (topic !== undefined) meanings.push({ ...place, kind: 'topic', id: topic });
  }
  return meanings;
};

/** Every number, old or current, that has a meaning, in the order of the Core Rules. */
export const knownNumbers: readonly string[] = [...mentions.keys()].sort(compareNumbers);

/** What came of looking a number up. */
export type NumberLookup =
  | { readonly status: 'exact'; readonly number: string; readonly meanings: readonly [Meaning, ...Meaning[]] }
  | {
      readonly status: 'unknown';
      readonly number: string;
      /** The nearest number above that is known, which says less than what was asked for. */
      readonly nearest: { readonly number: string; readonly meanings: readonly Meaning[] } | undefined;
      /** What the site describes below the number in the checked edition. */
      readonly under: readonly CatalogRuleId[];
    }
  | { readonly status: 'not-a-number' };

/**
 * Looks up what somebody types for a rule number, in any edition and any common spelling. Exact or not at all: where
 * the number is not known, what stands above and below is given as such, and a number beside it never is.
 */
export const resolveNumber = (text: string): NumberLookup => {
  const number = normalizeNumber(text);
  if (number === undefined) return { status: 'not-a-number' };
  const [first, ...more] = meaningsOf(number);
  if (first) return { status: 'exact', number, meanings: [first, ...more] };
  const above = parentNumbers(number).find((parent) => mentions.has(parent));
  return {
    status: 'unknown',
    number,
    nearest: above === undefined ? undefined : { number: above, meanings: meaningsOf(above) },
    under: rulesUnder(number),
  };
};
