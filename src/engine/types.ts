import type { RuleId } from './rules.ts';

/** A unit's id, unique in its combat: a letter, then up to 23 of `A-Z a-z 0-9 _ -`. */
export type UnitId = string;

/** The two sides of a combat. */
export type SideName = 'attacker' | 'defender';

/** The two keywords that order the assignment (815, 826). */
export type Keyword = 'tank' | 'backline';

/**
 * An effect that changes damage while it is assigned (465.2.c.5, 437).
 * `prevent` takes up to `amount` (1 to 999) and keeps what is left; `"all"` takes everything and stays.
 */
export type Replacement =
  | { readonly kind: 'prevent'; readonly amount: number | 'all' }
  | { readonly kind: 'double' };

/** A checked unit: every field is there. `replacements` stand in the order its controller chose. */
export interface Unit {
  readonly id: UnitId;
  /** What a reader typed; shown as text only. */
  readonly name?: string;
  /** An id of the card table. The engine does not look it up. */
  readonly card?: string;
  /** -99 to 999. */
  readonly might: number;
  /** This turn's increases and decreases added up, Assault and Shield aside: -99 to 99. */
  readonly mightChange: number;
  /** 0 to 999; counts on the attacking side only (807). */
  readonly assault: number;
  /** 0 to 999; counts on the defending side only (814). */
  readonly shield: number;
  /** Damage marked before the damage step: 0 to 999. */
  readonly marked: number;
  readonly stunned: boolean;
  readonly dealsNoCombatDamage: boolean;
  readonly tank: boolean;
  readonly backline: boolean;
  /** It cannot be dealt damage (465.2.c.10). */
  readonly immune: boolean;
  readonly replacements: readonly Replacement[];
}

/** One player's part of a combat: 1 to 20 units. */
export interface Side {
  readonly units: readonly Unit[];
  /** The keywords that this side's player ignores while assigning (766). */
  readonly ignores: readonly Keyword[];
  /** Damage marked by this side's units is lethal in any amount (142.4.c). */
  readonly anyDamageIsLethal: boolean;
}

/** A setup that was checked. */
export interface Combat {
  readonly v: 1;
  readonly attacker: Side;
  readonly defender: Side;
}

/** A unit as it may be written down: all but `id` and `might` may be left out. */
export type UnitSetup = Pick<Unit, 'id' | 'might'> & Partial<Unit>;

/** A side as it may be written down. */
export type SideSetup = { readonly units: readonly UnitSetup[] } & Partial<Omit<Side, 'units'>>;

/** A combat as it is written down (combat format, version 1). */
export interface Setup {
  readonly v: 1;
  readonly attacker: SideSetup;
  readonly defender: SideSetup;
}

/** The smallest raw amount whose result is lethal; `never`: no amount is; `exempt`: it cannot be dealt damage. */
export type Need = number | 'never' | 'exempt';

/** Raw amounts by enemy unit; a unit left out gets 0. It has no order. */
export type Assignment = Readonly<Record<UnitId, number>>;

/** For units with both keywords, which one the assigning player applies (465.2.c.8). */
export type Choices = Readonly<Record<UnitId, Keyword>>;

/** What is wrong at one place of a setup or a line of input. */
export type SetupProblem =
  | { readonly problem: 'not-json' }
  | { readonly problem: 'missing' }
  | { readonly problem: 'unknown-key' }
  | {
      readonly problem: 'wrong-type';
      readonly expected: 'object' | 'array' | 'whole-number' | 'text' | 'yes-or-no';
    }
  | { readonly problem: 'out-of-range'; readonly min: number; readonly max: number }
  | { readonly problem: 'not-one-of'; readonly allowed: readonly (string | number)[] }
  | { readonly problem: 'too-many'; readonly max: number }
  | { readonly problem: 'too-few'; readonly min: number }
  | { readonly problem: 'too-long'; readonly max: number }
  | { readonly problem: 'bad-id' }
  | { readonly problem: 'repeated-id'; readonly id: UnitId }
  | { readonly problem: 'unknown-unit'; readonly id: string }
  | { readonly problem: 'not-both-keywords'; readonly id: UnitId };

/** Why a setup is not a combat: `path` is a JSON Pointer from the setup's root (`""` is the root itself). */
export type SetupRefusal = { readonly rule: 'not-a-combat'; readonly path: string } & SetupProblem;

/** Why an assignment is not legal. */
export interface AssignmentRefusal {
  readonly rule: RuleId;
  /** The section of Core Rules 1.4. */
  readonly section: string;
  /** The offending units, in setup order (ids that are no enemy unit last, sorted). */
  readonly units: readonly UnitId[];
  /** The units that should have come first, in setup order; empty for `lethal-in-full`, where any of `units` may. */
  readonly waiting: readonly UnitId[];
  /** `assign-whole-total` only: what was given and what had to be. `units` are those without a whole number of 0 or more. */
  readonly given?: number;
  readonly total?: number;
}

/** An assignment that was checked. Made by `checkAssignment` and `legalAssignments` only. */
export interface LegalAssignment {
  readonly side: SideName;
  /** Raw amounts, zeros left out, in setup order. */
  readonly amounts: Assignment;
  /** The keyword that each both-keywords unit counts with, where E10 gives a choice; else empty. */
  readonly choices: Choices;
  /**
   * The replay order: the units with an amount above 0, so that every beginning obeys E6 to E10. What a unit has beyond
   * its need counts as put down at the end (E12).
   */
  readonly order: readonly UnitId[];
}

/** What was asked for, or every reason against it. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusals: readonly E[] };

/** A refused assignment carries the nearest legal one, where the amounts were whole numbers of 0 or more. */
export type AssignmentResult =
  | { readonly ok: true; readonly value: LegalAssignment }
  | { readonly ok: false; readonly refusals: readonly AssignmentRefusal[]; readonly fix?: LegalAssignment };

/** One replacement's turn on an amount. */
export interface LedgerEntry {
  readonly replacement: Replacement;
  readonly before: number;
  readonly after: number;
  /** What is left of a `prevent`; absent for `double`. */
  readonly left?: number | 'all';
}

/** From raw through every replacement to dealt. An immune unit is dealt 0 and spends nothing. */
export interface Ledger {
  readonly raw: number;
  readonly entries: readonly LedgerEntry[];
  readonly adjusted: number;
  readonly dealt: number;
}

/** How much more one unit may take now; where 0, the rule that forbids it and the units that must come first. */
export type Allowance = { readonly most: number } | ({ readonly most: 0 } & AssignmentRefusal);

/** The splits of a side that kill the same units. */
export interface OutcomeGroup {
  /** Enemy units that die, in setup order. */
  readonly killed: readonly UnitId[];
  readonly count: bigint;
  readonly example: LegalAssignment;
}

/** What a side's legal assignments can kill. */
export interface Outcomes {
  /** How many distinct sets of dead units there are. */
  readonly count: bigint;
  /** All of them up to 200; beyond, the telling ones. */
  readonly groups: readonly OutcomeGroup[];
}

/** Why a unit adds less than its Might says. */
export type NothingAdded = 'stunned' | 'deals-no-combat-damage' | 'negative';

/** What happened, by rule, with numbers. `rule` is the main one; words come later. */
export type Step =
  | {
      readonly kind: 'add-up';
      readonly rule: RuleId;
      readonly side: SideName;
      readonly units: readonly {
        readonly id: UnitId;
        readonly adds: number;
        readonly nothing?: NothingAdded;
      }[];
      readonly total: number;
    }
  /** The side has a total of 0: nothing is assigned. */
  | { readonly kind: 'assign-nothing'; readonly rule: RuleId; readonly side: SideName }
  /** The assigning player applies one keyword of each both-keywords unit. */
  | { readonly kind: 'choose'; readonly rule: RuleId; readonly side: SideName; readonly choices: Choices }
  | {
      readonly kind: 'assign';
      readonly rule: RuleId;
      readonly side: SideName;
      readonly unit: UnitId;
      readonly raw: number;
      readonly need: Need;
      /** The unit has its need in full after this. */
      readonly done: boolean;
      /** How much of `raw` is beyond the need (E12). */
      readonly leftover: number;
      /** Of all that lies on the unit after this: `ledger.raw` is more than `raw` where leftover follows on its need. */
      readonly ledger: Ledger;
      /** What this side still has to assign afterwards. */
      readonly left: number;
    }
  /** One replacement's turn on what was just assigned to the unit. */
  | {
      readonly kind: 'replace';
      readonly rule: RuleId;
      readonly side: SideName;
      readonly unit: UnitId;
      /** Index into the unit's replacements. */
      readonly index: number;
      readonly entry: LedgerEntry;
    }
  /** Both sides' damage at one moment: what is marked on each unit that could be dealt to, zeros included. */
  | { readonly kind: 'deal'; readonly rule: RuleId; readonly dealt: Readonly<Record<UnitId, number>> }
  | { readonly kind: 'kill'; readonly rule: RuleId; readonly units: readonly UnitId[] }
  | { readonly kind: 'heal'; readonly rule: RuleId; readonly units: readonly UnitId[] }
  | { readonly kind: 'recall'; readonly rule: RuleId; readonly units: readonly UnitId[] }
  | { readonly kind: 'result'; readonly rule: RuleId; readonly result: CombatResult };

/** The side that alone has units left, or no result (466.3). */
export type CombatResult = SideName | 'no-result';

/** What comes of a combat, and by which steps. */
export interface Resolution {
  /** What is marked on each unit that could be dealt to, zeros included, attackers first. */
  readonly dealt: Readonly<Record<UnitId, number>>;
  /** Sorted by id. */
  readonly killed: readonly UnitId[];
  /** Survivors with marked + dealt of 1 or more, sorted by id. */
  readonly healed: readonly UnitId[];
  /** Attackers were recalled because units of both sides survived. */
  readonly recalled: boolean;
  readonly result: CombatResult;
  readonly steps: readonly Step[];
}
