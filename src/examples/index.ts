import { anyDamage } from './any-damage.ts';
import { arriveAndLeave } from './arrive-and-leave.ts';
import { assaultOrShield } from './assault-or-shield.ts';
import { behindAPreventedUnit } from './behind-a-prevented-unit.ts';
import { belowZero } from './below-zero.ts';
import { bonusOrNot } from './bonus-or-not.ts';
import { bothSurvive } from './both-survive.ts';
import { checkAfterTheDamage } from './check-after-the-damage.ts';
import { checkPreventAndDouble } from './check-prevent-and-double.ts';
import { checkTankAndBackline } from './check-tank-and-backline.ts';
import { checkUnitsThatCannotDie } from './check-units-that-cannot-die.ts';
import { checkWhatMightDoes } from './check-what-might-does.ts';
import { checkWhereDamageMayGo } from './check-where-damage-may-go.ts';
import { doubled } from './doubled.ts';
import { doublingCounts } from './doubling-counts.ts';
import { duplicateKeywords } from './duplicate-keywords.ts';
import { excessCounted } from './excess-counted.ts';
import { fallTogether } from './fall-together.ts';
import { firstFight } from './first-fight.ts';
import { firstOrLast } from './first-or-last.ts';
import { fourEndings } from './four-endings.ts';
import { fourThrees } from './four-threes.ts';
import { ignoredOneWay } from './ignored-one-way.ts';
import { immuneOrPrevented } from './immune-or-prevented.ts';
import { kiBarrierLotusTrap } from './ki-barrier-lotus-trap.ts';
import { killOrNot } from './kill-or-not.ts';
import { lethalOrNot } from './lethal-or-not.ts';
import { markedCounts } from './marked-counts.ts';
import { mightFallsToMarks } from './might-falls-to-marks.ts';
import { mightLostLater } from './might-lost-later.ts';
import { negativeAttacker } from './negative-attacker.ts';
import { nothingToAssign } from './nothing-to-assign.ts';
import { orderOfEffects } from './order-of-effects.ts';
import { pickTheOrder } from './pick-the-order.ts';
import { preventThree } from './prevent-three.ts';
import { severalOfEach } from './several-of-each.ts';
import { skippedOrNot } from './skipped-or-not.ts';
import { spreadOrNot } from './spread-or-not.ts';
import { stunnedShield } from './stunned-shield.ts';
import { stunnedTank } from './stunned-tank.ts';
import { sumAssaultShield } from './sum-assault-shield.ts';
import { tankIgnored } from './tank-ignored.ts';
import { tankOrdinaryBackline } from './tank-ordinary-backline.ts';
import { tankThenBackline } from './tank-then-backline.ts';
import { twoBacklines } from './two-backlines.ts';
import { twoConflicting } from './two-conflicting.ts';
import { twoTanks } from './two-tanks.ts';
import type { Example, ExampleWords, Variant } from './types.ts';
import { whereLeftoverGoes } from './where-leftover-goes.ts';
import { whichTank } from './which-tank.ts';
import { withoutAndWithTank } from './without-and-with-tank.ts';
import { wounded } from './wounded.ts';
import { zeroMightTank } from './zero-might-tank.ts';
import { zerosNeedOne } from './zeros-need-one.ts';

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
  'first-fight': firstFight,
  'fall-together': fallTogether,
  'check-what-might-does': checkWhatMightDoes,
  'pick-the-order': pickTheOrder,
  'check-where-damage-may-go': checkWhereDamageMayGo,
  'several-of-each': severalOfEach,
  'first-or-last': firstOrLast,
  'tank-ignored': tankIgnored,
  'check-tank-and-backline': checkTankAndBackline,
  'check-prevent-and-double': checkPreventAndDouble,
  'skipped-or-not': skippedOrNot,
  'below-zero': belowZero,
  'stunned-tank': stunnedTank,
  'check-units-that-cannot-die': checkUnitsThatCannotDie,
  'four-endings': fourEndings,
  'might-lost-later': mightLostLater,
  'check-after-the-damage': checkAfterTheDamage,
  'behind-a-prevented-unit': behindAPreventedUnit,
  'doubling-counts': doublingCounts,
  'kill-or-not': killOrNot,
  'negative-attacker': negativeAttacker,
  'order-of-effects': orderOfEffects,
  'spread-or-not': spreadOrNot,
  'stunned-shield': stunnedShield,
  'which-tank': whichTank,
  'zeros-need-one': zerosNeedOne,
  'where-leftover-goes': whereLeftoverGoes,
  'any-damage': anyDamage,
  'ignored-one-way': ignoredOneWay,
  'both-survive': bothSurvive,
  wounded,
  'bonus-or-not': bonusOrNot,
  'assault-or-shield': assaultOrShield,
  'arrive-and-leave': arriveAndLeave,
  'nothing-to-assign': nothingToAssign,
  'excess-counted': excessCounted,
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
