import { isKind, type Kind, kinds } from './kinds.ts';
import { createRandom } from './random.ts';
import { inOrder, isTopicId, kindsOf, mixedAtMost, type TopicId, topicIds } from './topics.ts';

/** Names a problem: the same one for everybody, for good. */
export type Seed =
  | {
      readonly kind: Kind;
      /** In the order in which they are taught. */
      readonly topics: readonly TopicId[];
      /** 0 to `largestNumber`. */
      readonly number: number;
    }
  /** The problem of a day, as `YYYYMMDD`. */
  | { readonly day: string };

/** Why a text names no problem. */
export type SeedProblem =
  /** It is not of the form version, topics, kind, number. */
  | { readonly problem: 'form' }
  | { readonly problem: 'version'; readonly version: string; readonly known: string }
  | { readonly problem: 'topic'; readonly topic: string }
  | { readonly problem: 'many'; readonly max: number }
  /** These topics are never mixed, or not for this kind of problem. */
  | { readonly problem: 'mix' }
  | { readonly problem: 'kind'; readonly kind: string }
  | { readonly problem: 'number'; readonly max: number }
  | { readonly problem: 'day'; readonly from: string; readonly to: string };

export type ReadSeed = { readonly ok: true; readonly seed: Seed } | ({ readonly ok: false } & SeedProblem);

/** Of the way in which a problem is made from its seed: what was made once is made the same way ever after. */
const version = '1';

export const largestNumber = 2 ** 31 - 1;

/** Days that have a problem, as `YYYYMMDD`. */
const days = { from: '20260101', to: '20991231' } as const;

/** Longer texts are no seeds, and are not looked at. */
const longest = 80;

/** The seed as a text of `A-Z a-z 0-9 - _`, as it stands in an address: `1-tank_marked-legal-k3f9`. */
export const writeSeed = (seed: Seed): string =>
  'day' in seed
    ? [version, 'daily', seed.day].join('-')
    : [version, seed.topics.join('_'), seed.kind, seed.number.toString(36)].join('-');

/** The day of a moment, in UTC, as `YYYYMMDD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10).replaceAll('-', '');

/** The moment at which a day starts in UTC. */
export const startOf = (day: string): Date =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8))));

const readDay = (day: string): ReadSeed =>
  /^[0-9]{8}$/.test(day) && day >= days.from && day <= days.to && dayOf(startOf(day)) === day
    ? { ok: true, seed: { day } }
    : { ok: false, problem: 'day', ...days };

/** Reads a seed as `writeSeed` writes it; topics may stand in any order. */
export const readSeed = (text: string): ReadSeed => {
  const parts = text.split('-');
  const [itsVersion = '', names = '', kind = '', digits = ''] = parts;
  if (text.length > longest || !/^[A-Za-z0-9_-]+$/.test(text) || parts.length < 3)
    return { ok: false, problem: 'form' };
  if (itsVersion !== version) return { ok: false, problem: 'version', version: itsVersion, known: version };
  if (names === 'daily') return parts.length === 3 ? readDay(kind) : { ok: false, problem: 'form' };
  if (parts.length !== 4) return { ok: false, problem: 'form' };
  const ids = names.split('_');
  const unknown = ids.find((id) => !isTopicId(id));
  if (unknown !== undefined) return { ok: false, problem: 'topic', topic: unknown };
  if (ids.length > mixedAtMost) return { ok: false, problem: 'many', max: mixedAtMost };
  if (!isKind(kind)) return { ok: false, problem: 'kind', kind };
  const ordered = inOrder(ids as TopicId[]);
  if (ordered.length !== ids.length || !kindsOf(ordered).includes(kind)) return { ok: false, problem: 'mix' };
  const number = /^[0-9a-z]{1,6}$/.test(digits) ? Number.parseInt(digits, 36) : Number.NaN;
  if (!(number <= largestNumber)) return { ok: false, problem: 'number', max: largestNumber };
  return { ok: true, seed: { kind, topics: ordered, number } };
};

/** Every mix of two or three topics of which something can be asked, by kind. */
export const mixesOf = (kind: Kind): readonly (readonly TopicId[])[] => {
  const mixes: (readonly TopicId[])[] = [];
  const add = (ids: readonly TopicId[], from: number): void => {
    for (let i = from; i < topicIds.length; i++) {
      const mix = [...ids, topicIds[i] as TopicId];
      if (!kindsOf(mix).includes(kind)) continue;
      if (mix.length > 1) mixes.push(mix);
      if (mix.length < mixedAtMost) add(mix, i + 1);
    }
  };
  add([], 0);
  return mixes;
};

/** What the problem of a seed asks, and about which topics. Each day has its own; eight days in a row ask all kinds. */
export const asked = (seed: Seed): { readonly kind: Kind; readonly topics: readonly TopicId[] } => {
  if (!('day' in seed)) return seed;
  const random = createRandom(writeSeed(seed));
  const kind = kinds[Math.round(startOf(seed.day).getTime() / 86_400_000) % kinds.length] as Kind;
  return { kind, topics: random.pick(mixesOf(kind)) };
};
