import type { Assignment, Need, RuleId, SideName, UnitId } from '../engine/index.ts';
import type { Table } from './draft.ts';
import type { TopicId } from './topics.ts';

/** How a combat ends: one side alone is left, both are (and the attackers are recalled), or nobody is. */
export type Ending = 'attacker' | 'defender' | 'both' | 'nobody';

export const endings: readonly Ending[] = ['attacker', 'defender', 'both', 'nobody'];

/** The rules that can refuse a split of a problem, in the order of the procedure. */
export const splitRules = [
  'assign-whole-total',
  'lethal-in-full',
  'no-excess',
  'tank-first',
  'backline-last',
  'pick-tank-or-backline',
  'exempt-immune',
] as const satisfies readonly RuleId[];

export type SplitRule = (typeof splitRules)[number];

/** What is asked, by kind. */
export type Question =
  /** Is this split legal? */
  | { readonly kind: 'legal'; readonly amounts: Assignment }
  /** Which rule refuses this split? */
  | { readonly kind: 'rule'; readonly amounts: Assignment; readonly options: readonly SplitRule[] }
  /** A legal split that kills all of these. */
  | { readonly kind: 'kill'; readonly kills: readonly UnitId[] }
  /** The smallest raw amount that is lethal for this unit. */
  | { readonly kind: 'need'; readonly unit: UnitId }
  /** What this raw amount deals to this unit, its effects standing in its controller's order. */
  | { readonly kind: 'dealt'; readonly unit: UnitId; readonly raw: number }
  /** All units on which the next point may go. */
  | { readonly kind: 'next'; readonly amounts: Assignment }
  /** How the combat ends under these splits. */
  | { readonly kind: 'result'; readonly splits: Readonly<Record<SideName, Assignment>> }
  /** How many legal splits there are: distinct amounts. */
  | { readonly kind: 'count' };

export type Problem = Table & {
  /** Its seed as a text. */
  readonly seed: string;
  readonly topics: readonly TopicId[];
  /** The day that it is the problem of, as `YYYYMMDD`. */
  readonly day?: string;
} & Question;

export type Answer =
  | { readonly kind: 'legal'; readonly isLegal: boolean }
  | { readonly kind: 'rule'; readonly rule: RuleId }
  | { readonly kind: 'kill'; readonly amounts: Assignment }
  | { readonly kind: 'need'; readonly need: Need }
  | { readonly kind: 'dealt'; readonly dealt: number }
  | { readonly kind: 'next'; readonly units: readonly UnitId[] }
  | { readonly kind: 'result'; readonly ending: Ending }
  | { readonly kind: 'count'; readonly count: number };
