import type { RuleId } from '../engine/index.ts';
import type { Kind } from './kinds.ts';

interface Topic {
  /** Rules of the engine that it is about, the main one first. */
  readonly rules: readonly [RuleId, ...RuleId[]];
  /** Where it is taught: a lesson, and a heading in it. */
  readonly lesson: readonly [slug: string, heading: string];
  /** What can be asked about it. */
  readonly kinds: readonly [Kind, ...Kind[]];
  /** What is asked about it only where it is not mixed: there it decides the answer. */
  readonly alone?: readonly Kind[];
  /** The side's total is part of the question: the board does not print it. */
  readonly sums?: true;
  /** Topics that no problem mixes with it: it decides them, or the rules leave the mix open. */
  readonly apart?: readonly string[];
  /** Where the rules are silent, the readings that the answers take. */
  readonly readings?: readonly string[];
}

/** The rules that problems are about, in the order in which they are taught. */
export const topics = {
  lethal: {
    rules: ['no-excess', 'assign-whole-total'],
    lesson: ['where-damage-may-go', 'no-excess'],
    kinds: ['legal', 'rule', 'kill', 'count'],
  },
  single: {
    rules: ['lethal-in-full', 'free-order'],
    lesson: ['where-damage-may-go', 'one-at-a-time'],
    kinds: ['next', 'legal', 'rule', 'kill', 'count'],
    readings: ['free-start'],
  },
  tank: {
    rules: ['tank-first'],
    lesson: ['where-damage-may-go', 'tank'],
    kinds: ['next', 'legal', 'rule', 'kill', 'count'],
  },
  backline: {
    rules: ['backline-last'],
    lesson: ['tank-and-backline', 'order'],
    kinds: ['next', 'legal', 'rule', 'kill', 'count'],
  },
  marked: {
    rules: ['no-excess', 'lethal-in-full'],
    lesson: ['where-damage-may-go', 'marked'],
    kinds: ['need', 'legal', 'rule', 'kill', 'next', 'count', 'result'],
  },
  bonus: {
    rules: ['sum-attackers', 'sum-defenders', 'no-excess'],
    lesson: ['tank-and-backline', 'need'],
    kinds: ['need', 'legal', 'kill', 'count', 'result'],
    sums: true,
  },
  stun: {
    rules: ['sum-attackers', 'sum-defenders'],
    lesson: ['units-that-cannot-die', 'stunned'],
    kinds: ['need', 'legal', 'kill', 'count'],
    sums: true,
  },
  zero: {
    rules: ['no-excess', 'lethal-in-full'],
    lesson: ['units-that-cannot-die', 'zero'],
    kinds: ['need', 'legal', 'kill', 'next', 'count'],
    alone: ['need'],
    sums: true,
  },
  aftermath: {
    rules: ['combat-result', 'recall-attackers', 'kill-together'],
    lesson: ['after-the-damage', 'result'],
    kinds: ['result'],
  },
  leftover: {
    rules: ['assign-whole-total', 'no-excess'],
    lesson: ['where-damage-may-go', 'leftover'],
    kinds: ['legal', 'next', 'count'],
    apart: ['tank', 'backline'],
    readings: ['leftover-free'],
  },
  prevent: {
    rules: ['smallest-raw-amount', 'replacements-at-assignment', 'no-excess', 'lethal-in-full'],
    lesson: ['prevent-and-double', 'prevention'],
    kinds: ['dealt', 'need', 'legal', 'rule', 'kill', 'next', 'count', 'result'],
  },
  double: {
    rules: ['smallest-raw-amount', 'replacements-at-assignment', 'no-excess', 'lethal-in-full'],
    lesson: ['prevent-and-double', 'doubling'],
    kinds: ['dealt', 'need', 'legal', 'rule', 'kill', 'next', 'count', 'result'],
    readings: ['doubling-overshoot'],
  },
  order: {
    rules: ['replacements-at-assignment', 'prevent-value'],
    lesson: ['prevent-and-double', 'order'],
    kinds: ['dealt', 'need', 'legal', 'kill'],
    apart: ['prevent', 'double'],
    readings: ['order-before-amount', 'doubling-overshoot'],
  },
  immune: {
    rules: ['exempt-immune'],
    lesson: ['units-that-cannot-die', 'immune'],
    kinds: ['need', 'next', 'legal', 'rule', 'count'],
    alone: ['need'],
    apart: ['leftover'],
    readings: ['exempt-takes-leftover'],
  },
  never: {
    rules: ['prevented-never-lethal', 'lethal-in-full'],
    lesson: ['units-that-cannot-die', 'prevented'],
    kinds: ['need', 'next', 'legal', 'count'],
    alone: ['need'],
    apart: ['leftover'],
    readings: [
      'prevented-tank',
      'prevented-blocks-backline',
      'prevented-start-traps',
      'leftover-waits-for-prevented',
    ],
  },
  ignores: {
    rules: ['tank-first', 'backline-last'],
    lesson: ['tank-and-backline', 'ignored'],
    kinds: ['next', 'legal', 'kill', 'count'],
    apart: ['tank', 'backline', 'both', 'leftover'],
  },
  any: {
    rules: ['smallest-raw-amount', 'no-excess'],
    lesson: ['what-might-does', 'lethal'],
    kinds: ['need', 'legal', 'kill', 'next', 'count', 'result'],
    apart: ['marked', 'bonus', 'double', 'zero', 'order', 'stun', 'prevent'],
  },
  both: {
    rules: ['pick-tank-or-backline', 'tank-first', 'backline-last'],
    lesson: ['tank-and-backline', 'both'],
    kinds: ['next', 'legal', 'rule', 'kill', 'count'],
    apart: ['leftover', 'any'],
    readings: ['clash-needs-ordinary', 'choice-fixed'],
  },
} as const satisfies Record<string, Topic>;

export type TopicId = keyof typeof topics;

/** The readings that only a mix of topics takes. */
const readingsOfMixes: readonly {
  readonly topics: readonly [TopicId, TopicId];
  readonly reading: string;
}[] = [
  { topics: ['prevent', 'double'], reading: 'order-before-amount' },
  { topics: ['any', 'never'], reading: 'override-and-prevent' },
];

export const topicIds = Object.keys(topics) as readonly TopicId[];

export const isTopicId = (text: string): text is TopicId => Object.hasOwn(topics, text);

/** What is known of a topic. */
export const topic = (id: TopicId): Topic => topics[id];

/** At most so many topics are mixed in one problem. */
export const mixedAtMost = 3;

const clash = (a: TopicId, b: TopicId): boolean =>
  (topic(a).apart?.includes(b) ?? false) || (topic(b).apart?.includes(a) ?? false);

/** What can be asked about all of these topics in one problem; nothing where they do not go together. */
export const kindsOf = (ids: readonly TopicId[]): readonly Kind[] => {
  const [first, ...rest] = ids;
  if (first === undefined || ids.length > mixedAtMost) return [];
  if (ids.some((a, i) => ids.slice(i + 1).some((b) => a === b || clash(a, b)))) return [];
  const isAsked = (id: TopicId, kind: Kind): boolean =>
    topic(id).kinds.includes(kind) && (rest.length === 0 || !topic(id).alone?.includes(kind));
  return topic(first).kinds.filter((kind) => ids.every((id) => isAsked(id, kind)));
};

/** The readings that answers about these topics rest on, each once. */
export const readingsOf = (ids: readonly TopicId[]): readonly string[] => {
  const ofMixes = readingsOfMixes.filter((mix) => mix.topics.every((id) => ids.includes(id)));
  return [
    ...new Set([...ids.flatMap((id) => topic(id).readings ?? []), ...ofMixes.map(({ reading }) => reading)]),
  ];
};

/** The topics in the order in which they are taught, each once. */
export const inOrder = (ids: readonly TopicId[]): readonly TopicId[] =>
  topicIds.filter((id) => ids.includes(id));
