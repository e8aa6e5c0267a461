import type { UnitSetup } from '../engine/index.ts';
import table from './cards.json' with { type: 'json' };
import type { Grant } from './grants.ts';

/** What a card does to a combat, first that fits: see `assignment`. */
export const cardRoles = [
  'changes-order',
  'changes-dealt',
  'changes-need',
  'changes-contribution',
  'after-damage',
  'none',
] as const;

export const cardTypes = ['Unit', 'Spell', 'Gear', 'Legend', 'Battlefield'] as const;

export const cardConfidences = ['card data', 'errata', 'unclear'] as const;

/** A card that bears on combat damage: facts alone. The dictionaries have our words for them; nobody has the printed text. */
export interface Card {
  /** kebab-case of name and epithet. */
  readonly id: string;
  readonly name: string;
  readonly epithet: string | null;
  /** Of the oldest printing in a main set. */
  readonly code: string;
  readonly type: (typeof cardTypes)[number];
  readonly supertype: 'Champion' | 'Signature' | null;
  readonly domains: readonly string[];
  readonly energy: number | null;
  readonly might: number | null;
  /** What the unit itself has at all times; what is conditional stands in `grants`. */
  readonly keywords: {
    readonly tank?: true;
    readonly backline?: true;
    readonly assault?: number;
    readonly shield?: number;
  };
  readonly grants: readonly Grant[];
  readonly assignment: (typeof cardRoles)[number];
  /** Ids of worked examples that show what it does, best first; for the cards that have a page. */
  readonly boards?: readonly string[];
  /** The card as a unit of the combat format, nothing conditional in it. */
  readonly unit: UnitSetup | null;
  /** `unclear`: what is said here is not settled. */
  readonly confidence: (typeof cardConfidences)[number];
  /** Every set with a printing. */
  readonly source: readonly string[];
}

/** Every card of the table, by name, then epithet. */
export const cards = table as readonly Card[];

const byId: ReadonlyMap<string, Card> = new Map(cards.map((card) => [card.id, card]));

/** The card with this id; nothing where the table lacks it. */
export const findCard = (id: string): Card | undefined => byId.get(id);

/** A card's whole name, as in "Pyke, Returned". The same in every language: no official French list is known. */
export const cardName = ({ name, epithet }: Card): string =>
  epithet === null ? name : `${name}, ${epithet}`;
