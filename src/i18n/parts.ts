import { amountOn, type Combat, need, type SideName, type Unit, type UnitId } from '../engine/index.ts';
import type { Format } from './format.ts';

/** The words that the sentences are made of. */
export type Words = Format<'engine'>;

/** What a sentence must know of the board. */
export interface BoardContext {
  readonly combat: Combat;
  /** What a unit is called in the language of the sentence. */
  readonly name: (id: UnitId) => string;
}

/** What a sentence must know of a split: whose it is and the raw amounts, legal or not. */
export interface SplitContext extends BoardContext {
  readonly side: SideName;
  readonly amounts: Readonly<Record<UnitId, number>>;
}

// A sentence that names twenty units is read by nobody.
const namedAtMost = 4;

/** `a, b and c`, shortened to `a, b, c, d and 5 more`. */
export const several = (t: Words, items: readonly string[]): string =>
  t.list(
    items.length > namedAtMost + 1
      ? [...items.slice(0, namedAtMost), t('item.more', { number: items.length - namedAtMost })]
      : items,
    'and',
  );

/** An amount with the word "raw" where the unit has effects, so that nobody takes it for what is dealt. */
export const rawAmount = (t: Words, unit: Unit | undefined, n: number): string =>
  unit && unit.replacements.length > 0 ? t('amount.raw', { n }) : t.number(n);

export const unitOf = (combat: Combat, id: UnitId): Unit | undefined =>
  [...combat.attacker.units, ...combat.defender.units].find((unit) => unit.id === id);

/** What the waiting units still lack; empty where none waits. */
export const waitingSentence = (t: Words, waiting: readonly UnitId[], context: SplitContext): string => {
  const { combat, name } = context;
  const lacking: string[] = [];
  const never: string[] = [];
  for (const id of waiting) {
    const needed = need(combat, id);
    if (typeof needed === 'number')
      lacking.push(
        t('item.lacks', {
          name: name(id),
          amount: rawAmount(t, unitOf(combat, id), needed - amountOn(context.amounts, id)),
        }),
      );
    else never.push(name(id));
  }
  return [
    lacking.length > 0 && t('waiting.lacking', { list: several(t, lacking) }),
    never.length > 0 && t('waiting.never', { count: never.length, names: several(t, never) }),
  ]
    .filter(Boolean)
    .join(' ');
};
