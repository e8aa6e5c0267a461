/** Whom a card gives something; the dictionaries have the words. "Here" and "there" are where the card is. */
export const grantTargets = [
  'itself',
  'one-unit',
  'other-friendly-units',
  'temporary-units-here',
  'moved-enemy-unit',
  'unit-from-opponents-hand',
  'other-friendly-units-here',
  'your-other-units-here',
  'equipped-unit',
  'enemy-unit-here',
  'shadow-clone',
  'enemy-body-unit',
  'you',
  'your-side',
  'attacking-enemy-unit',
  'friendly-and-enemy-unit-together',
  'friendly-unit',
  'enemy-unit-in-same-place',
  'tanks-here',
  'stunned-enemy-units-here',
  'your-token-units',
  'equipped-units',
  'enemy-unit-on-battlefield',
  'lone-defender',
  'enemy-unit',
  'your-mechs-and-itself',
  'your-mechs',
  'attacking-enemy-unit-here',
  'two-units-together',
  'attacking-unit',
  'unit-on-battlefield',
  'unit-an-opponent-plays',
  'weaker-enemy-units-here',
  'your-other-unit-here',
] as const;

export type GrantTarget = (typeof grantTargets)[number];

/** When a card gives something. */
export const grantTimes = [
  'attacking-empowered',
  'empowered',
  'empowered-outside-combat',
  'attacking-per-enemy-unit',
  'attacking-for-rune',
  'this-turn',
  'everywhere',
  'defending',
  'this-turn-defending',
  'attacking',
  'next-damage-event',
  'attacking-with-all-animals',
  'attacking-and-banishing',
  'defending-beside-one',
  'attached',
  'assigning-there',
  'this-turn-per-stun',
  'in-play',
  'always',
  'one-against-one',
  'defending-mighty',
  'you-defend-there',
  'instead-while-empowered',
  'while-here',
  'per-equipment-doubled',
  'defending-empowered',
  'played-with-extra-cost',
  'chosen-as-it-readies',
  'after-two-moves',
  'for-energy-played-or-attacking',
  'stunned-enemy-here',
  'next-damage',
  'either-side',
  'per-buff',
  'this-turn-attacking',
  'you-stun',
  'stunned-down-to-one',
  'this-turn-per-token',
  'attacking-per-equipment',
  'played-for-order-rune',
  'alone',
  'played-for-calm-rune',
  'attacking-after-discard',
  'attacking-per-gear',
  'unless-beside-one',
  'per-buffed-unit',
  'this-turn-level-six',
  'this-turn-played',
  'this-turn-down-to-one',
  'attacking-and-revealing',
  'by-spending-buff',
  'this-turn-on-battlefield',
  'this-turn-paid',
  'this-turn-in-combat',
] as const;

export type GrantTime = (typeof grantTimes)[number];

/** What a card gives, to whom and when. */
export interface Grant {
  readonly whom: GrantTarget;
  readonly when: GrantTime;
  readonly tank?: true;
  readonly assault?: number | 'varies';
  readonly shield?: number;
  readonly might?: number | 'varies' | 'double' | 'swap';
  readonly stun?: true;
  readonly prevent?: number | 'all';
  /** Damage is doubled. */
  readonly double?: true;
  readonly immune?: true;
  readonly anyDamageIsLethal?: true;
  readonly ignoresTank?: true;
  readonly noCombatDamage?: true;
}
