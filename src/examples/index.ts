import { doubled } from './doubled.ts';
import { duplicateKeywords } from './duplicate-keywords.ts';
import { fourThrees } from './four-threes.ts';
import { immuneOrPrevented } from './immune-or-prevented.ts';
import { kiBarrierLotusTrap } from './ki-barrier-lotus-trap.ts';
import { lethalOrNot } from './lethal-or-not.ts';
import { markedCounts } from './marked-counts.ts';
import { mightFallsToMarks } from './might-falls-to-marks.ts';
import { preventThree } from './prevent-three.ts';
import { sumAssaultShield } from './sum-assault-shield.ts';
import { tankOrdinaryBackline } from './tank-ordinary-backline.ts';
import { tankThenBackline } from './tank-then-backline.ts';
import { twoBacklines } from './two-backlines.ts';
import { twoConflicting } from './two-conflicting.ts';
import { twoTanks } from './two-tanks.ts';
import type { Example, ExampleWords, Variant } from './types.ts';
import { withoutAndWithTank } from './without-and-with-tank.ts';
import { zeroMightTank } from './zero-might-tank.ts';

export type * from './types.ts';

/** Every worked example by its id. */
export const examples = {
  'sum-assault-shield': sumAssaultShield,
  'marked-counts': markedCounts,
  'two-tanks': twoTanks,
  'two-backlines': twoBacklines,
  'two-conflicting': twoConflicting,
  'duplicate-keywords': duplicateKeywords,
  'prevent-three': preventThree,
  doubled,
  'ki-barrier-lotus-trap': kiBarrierLotusTrap,
  'zero-might-tank': zeroMightTank,
  'immune-or-prevented': immuneOrPrevented,
  'tank-then-backline': tankThenBackline,
  'four-threes': fourThrees,
  'tank-ordinary-backline': tankOrdinaryBackline,
  'without-and-with-tank': withoutAndWithTank,
  'lethal-or-not': lethalOrNot,
  'might-falls-to-marks': mightFallsToMarks,
} as const satisfies Readonly<Record<string, Example>>;

export type ExampleId = keyof typeof examples;

export const exampleIds = Object.keys(examples) as readonly ExampleId[];

export const isExampleId = (id: string): id is ExampleId => Object.hasOwn(examples, id);

/** The example with this id; nothing where there is none. */
export const findExample = (id: string): Example | undefined => (isExampleId(id) ? examples[id] : undefined);

/** A variant of an example by its id, the first where none is named; nothing where there is none of that id. */
export const findVariant = (example: Example, id?: string): Variant | undefined =>
  id === undefined ? example.variants[0] : example.variants.find((variant) => variant.id === id);

/** The words that all examples need in every language. */
export type ExamplesWords = { readonly [Id in ExampleId]: ExampleWords<(typeof examples)[Id]> };
