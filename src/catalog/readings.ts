import type { CatalogRuleId } from './rules.ts';

export const confidences = ['high', 'medium', 'low'] as const;

export type Confidence = (typeof confidences)[number];

interface ReadingEntry {
  readonly confidence: Confidence;
  /** The rules it reads, most telling first. */
  readonly rules: readonly [CatalogRuleId, ...CatalogRuleId[]];
  /** Another view was seen or is easily taken, and is told beside ours. */
  readonly otherView?: true;
}

/** Places where the rules are silent or disputed and this site takes a side. */
export const readings = {
  'free-start': { confidence: 'high', otherView: true, rules: ['lethal-in-full', 'no-excess', 'free-order'] },
  'clash-needs-ordinary': { confidence: 'medium', otherView: true, rules: ['pick-tank-or-backline'] },
  'prevented-tank': {
    confidence: 'medium',
    otherView: true,
    rules: ['prevented-is-not-exempt', 'prevented-never-lethal', 'tank-first', 'requirements-if-able'],
  },
  'prevented-blocks-backline': { confidence: 'medium', rules: ['backline-last', 'prevented-never-lethal'] },
  'prevented-start-traps': { confidence: 'medium', rules: ['lethal-in-full', 'prevented-never-lethal'] },
  'leftover-waits-for-prevented': {
    confidence: 'medium',
    rules: ['no-excess', 'prevented-is-not-exempt'],
  },
  'leftover-free': { confidence: 'medium', otherView: true, rules: ['no-excess'] },
  'exempt-takes-leftover': {
    confidence: 'low',
    otherView: true,
    rules: ['exempt-immune', 'cannot-beats-can', 'zero-is-not-dealt'],
  },
  'order-before-amount': {
    confidence: 'medium',
    otherView: true,
    rules: ['controller-orders-replacements', 'replacements-at-assignment', 'smallest-raw-amount'],
  },
  'several-prevents': {
    confidence: 'medium',
    rules: ['prevention-raises-the-need', 'controller-orders-replacements'],
  },
  'single-event': { confidence: 'medium', rules: ['deal-at-once'] },
  'killed-when-dealt': { confidence: 'medium', otherView: true, rules: ['lethal-redefined'] },
  'override-and-prevent': {
    confidence: 'medium',
    rules: ['prevented-was-never-dealt', 'lethal-redefined', 'prevented-never-lethal'],
  },
  'earlier-marks-override': { confidence: 'low', rules: ['lethal-redefined', 'your-damage'] },
  'ignore-one-of-both': {
    confidence: 'medium',
    rules: ['ignored-keyword-inactive', 'pick-tank-or-backline'],
  },
  'choice-fixed': { confidence: 'low', otherView: true, rules: ['pick-one-by-one'] },
  'already-lethal': { confidence: 'low', rules: ['kill-together', 'lethal-damage'] },
  'no-combat-damage-text': { confidence: 'low', rules: ['card-text-wins'] },
  'doubling-overshoot': { confidence: 'low', rules: ['smallest-raw-amount'] },
  'excess-damage': { confidence: 'low', rules: ['no-excess'] },
} as const satisfies Readonly<Record<string, ReadingEntry>>;

export type ReadingId = keyof typeof readings;

export const readingIds = Object.keys(readings) as readonly ReadingId[];

export const isReadingId = (id: string): id is ReadingId => Object.hasOwn(readings, id);

type DisputedId = {
  [Id in ReadingId]: (typeof readings)[Id] extends { readonly otherView: true } ? Id : never;
}[ReadingId];

/** Whether another view is told beside ours. */
export const hasOtherView = (id: ReadingId): id is DisputedId => reading(id).otherView === true;

/** One reading, with what all readings have. */
export const reading = (id: ReadingId): ReadingEntry => readings[id];
