import type { Assignment, Choices, CombatResult, RuleId, Setup, SideName, UnitId } from '../engine/index.ts';

/** What one side assigns in the replay: raw amounts, and a keyword for each unit that has to be given one. */
export interface Play {
  readonly amounts: Assignment;
  readonly choices?: Choices;
}

/** A split worth trying, with the verdict written by hand: legal, or every rule that refuses it. */
export interface Try extends Play {
  readonly side: SideName;
  readonly verdict: 'legal' | readonly [RuleId, ...RuleId[]];
}

/** The nouns that a number of the prose can carry; each has its plurals in both dictionaries. */
export const factNouns = [
  'damage',
  'might',
  'point',
  'prevention',
  'split',
  'unit',
] as const satisfies readonly string[];

export type FactNoun = (typeof factNouns)[number];

/** What a fact counts, so that the engine can be asked the same question. */
export type Measure =
  /** All that a side has to assign. */
  | { readonly total: SideName }
  /** What a unit adds to its side. */
  | { readonly adds: UnitId }
  /** Might with this turn's increases and decreases; Assault and Shield aside. */
  | { readonly might: UnitId }
  | { readonly assault: UnitId }
  | { readonly shield: UnitId }
  /** Damage marked before the damage step. */
  | { readonly marked: UnitId }
  /** The first `prevent` of a unit. */
  | { readonly prevents: UnitId }
  /** The smallest raw amount that is lethal for the unit. */
  | { readonly need: UnitId }
  /** The raw amount on the unit in the replay. */
  | { readonly raw: UnitId }
  /** What the replay marks on the unit. */
  | { readonly dealt: UnitId }
  /** Prevention left on the unit after the replay's damage. */
  | { readonly preventionLeft: UnitId }
  /** How many legal splits a side has. */
  | { readonly splits: SideName }
  /** How many units a side has. */
  | { readonly units: SideName }
  /** The raw amount on the unit in one of `tries`, counted from 0. */
  | { readonly tried: readonly [index: number, unit: UnitId] }
  /** How many points the nearest legal split moves, for one of `tries`. */
  | { readonly moved: number };

/** A number that the prose uses, written by hand. */
export interface Fact {
  readonly value: number;
  readonly noun: FactNoun;
  readonly of: Measure;
}

/** One combat of an example, with everything that is said about it. */
export interface Variant {
  /** kebab-case, unique in its example. */
  readonly id: string;
  readonly combat: Setup;
  /** What each side assigns in the replay; legal. */
  readonly plays: Readonly<Record<SideName, Play>>;
  /** Orders of the attacker's split worth replaying; the first is the one that the replay starts with. */
  readonly orders?: readonly (readonly UnitId[])[];
  readonly tries: readonly Try[];
  /** Every unit that dies in the replay, sorted by id. */
  readonly killed: readonly UnitId[];
  readonly result: CombatResult;
  readonly facts: Readonly<Record<string, Fact>>;
}

/** What the reader is invited to do first: watch, or try a split. */
export type Opening = 'replay' | 'try';

/** What the reader of a lesson is asked for: a legal split of `side`, and the deaths it must bring. */
export interface Task {
  readonly side: SideName;
  readonly kills: readonly UnitId[];
}

/**
 * A worked example. Its words are dictionary entries under its id: `title`, `description`, `variants.<variant id>`
 * and `units.<unit id>` for every unit without a `card`.
 */
export interface Example {
  /** kebab-case, permanent: links and dictionaries use it. */
  readonly id: string;
  /** The first is the one shown where no variant is named. */
  readonly variants: readonly [Variant, ...Variant[]];
  /** `replay` where left out. */
  readonly opens?: Opening;
  /** Where the example is set as a task: the split of that side in `plays` is an answer. */
  readonly task?: Task;
  /** Units whose name stays English in every language, being the name of a card that the card table lacks. */
  readonly englishNames?: readonly UnitId[];
}

type SidesOf<E extends Example> = E['variants'][number]['combat'][SideName]['units'][number];

/** The ids of an example's variants. */
export type VariantIdOf<E extends Example> = E['variants'][number]['id'];

/** The units of an example that need a name in the dictionaries: all but those of the card table. */
export type NamedUnitOf<E extends Example> = Exclude<SidesOf<E>, { readonly card: string }>['id'];

/** The words that one example needs in every language. */
export type ExampleWords<E extends Example> = Readonly<
  Record<'title' | 'description' | `variants.${VariantIdOf<E>}` | `units.${NamedUnitOf<E>}`, string>
>;
