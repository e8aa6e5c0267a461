import { type Card, cardName, findCard } from '../catalog/cards.ts';
import type { UnitSetup } from '../engine/index.ts';
import type { Example, Play } from '../examples/index.ts';
import { type Locale, translator } from '../i18n/index.ts';
import type { BoardProps } from '../islands/Board.tsx';

/** A worked example as a board shows it, in a language. */
export interface ExampleBoard extends Pick<BoardProps, 'title' | 'description' | 'variants' | 'names'> {
  /** The cards that its units are. */
  readonly cards: readonly Card[];
}

/** Puts an example together with its words. Throws where a word or a card is missing. */
export function boardOf(locale: Locale, id: string, example: Example): ExampleBoard {
  // The keys are made of ids: an unknown one throws while the page is built.
  const t = translator(locale, 'examples') as (key: string) => string;
  const words = (key: string): string => t(`${id}.${key}`);
  const units: readonly UnitSetup[] = example.variants.flatMap(({ combat }) => [
    ...combat.attacker.units,
    ...combat.defender.units,
  ]);
  const nameOf = ({ id: unit, card }: UnitSetup): string => {
    const found = card === undefined ? undefined : findCard(card);
    if (card !== undefined && !found)
      throw new Error(`the worked example "${id}" names an unknown card "${card}"`);
    return found ? cardName(found) : words(`units.${unit}`);
  };
  const split = ({ amounts, choices = {} }: Play) => ({ amounts, choices });
  return {
    title: words('title'),
    description: words('description'),
    variants: example.variants.map(({ id: variant, combat, plays, orders = [] }) => ({
      id: variant,
      label: words(`variants.${variant}`),
      setup: combat,
      splits: {
        attacker: { ...split(plays.attacker), ...(orders[0] && { order: orders[0] }) },
        defender: split(plays.defender),
      },
      orders,
    })),
    names: Object.fromEntries(units.map((unit) => [unit.id, nameOf(unit)])),
    cards: [...new Set(units.flatMap(({ card }) => card ?? []))].flatMap((card) => findCard(card) ?? []),
  };
}
