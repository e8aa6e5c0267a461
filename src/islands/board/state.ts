import {
  type Assignment,
  type Choices,
  type Combat,
  checkLegality,
  fromSetup,
  type Keyword,
  type Setup,
  type SideName,
  type SideSetup,
  toSetup,
  type UnitId,
  type UnitSetup,
} from '../../engine/index.ts';

import type { Shared } from '../link/types.ts';

/** What the reader does on the board: watch, try a split, change the units, or what the page adds to these. */
export type Mode = 'replay' | 'try' | 'change' | 'ask';

/** One side's split as it lies on the board; it need not be legal. */
export interface Split {
  readonly amounts: Assignment;
  readonly choices: Choices;
  /** A replay order other than the default one. */
  readonly order?: readonly UnitId[];
}

/** One combat of an example with the splits its replay starts from. */
export interface Variant {
  readonly id: string;
  readonly label: string;
  readonly setup: Setup;
  readonly splits: Readonly<Record<SideName, Split>>;
  /** Replay orders of the attacker's split worth showing. */
  readonly orders: readonly (readonly UnitId[])[];
}

/** What lies on the table: all that undo brings back. */
export interface Table {
  readonly variant: string;
  readonly combat: Combat;
  readonly splits: Readonly<Record<SideName, Split>>;
  /** The sides whose split was legal before the board under it changed, and is still to be moved to a legal one. */
  readonly unsettled: readonly SideName[];
}

export interface BoardState extends Table {
  readonly mode: Mode;
  /** Whose split is being tried. */
  readonly side: SideName;
  readonly selected: UnitId | null;
  /** Position in the replay, from 1; `null` is where it opens. */
  readonly step: number | null;
  readonly playing: boolean;
  /** Text in fields that is no valid number, by field key: shown and flagged, never computed with. */
  readonly drafts: Readonly<Record<string, string>>;
  /** A split was moved to the nearest legal one because the board under it changed. */
  readonly moved: boolean;
  readonly past: readonly Table[];
  /** The field that made the last change: further changes of the same field are one step of undo. */
  readonly lastField: string | null;
}

/** A change of the units or of what the players' effects do. */
export type Change =
  | {
      readonly type: 'edit';
      readonly unit: UnitId;
      readonly patch: Partial<UnitSetup>;
      /** The field that was typed into; `null` for a press that is a step of undo by itself. */
      readonly field: string | null;
    }
  /** A unit of Might 3 where nothing else is said. */
  | { readonly type: 'add'; readonly side: SideName; readonly unit?: Partial<UnitSetup> }
  | { readonly type: 'remove'; readonly unit: UnitId }
  | {
      readonly type: 'edit-side';
      readonly side: SideName;
      readonly patch: Omit<Partial<SideSetup>, 'units'>;
    };

export type Action =
  | { readonly type: 'variant'; readonly id: string }
  | { readonly type: 'mode'; readonly mode: Mode }
  | { readonly type: 'side'; readonly side: SideName }
  | { readonly type: 'select'; readonly unit: UnitId | null }
  | { readonly type: 'step'; readonly step: number; readonly playing?: boolean }
  | { readonly type: 'play'; readonly playing: boolean; readonly from?: number }
  | { readonly type: 'amount'; readonly side: SideName; readonly unit: UnitId; readonly amount: number }
  | {
      readonly type: 'choose';
      readonly side: SideName;
      readonly unit: UnitId;
      readonly keyword: Keyword | null;
    }
  | {
      readonly type: 'load';
      readonly side: SideName;
      readonly amounts: Assignment;
      readonly choices: Choices;
    }
  | { readonly type: 'order'; readonly side: SideName; readonly order: readonly UnitId[] }
  | { readonly type: 'clear'; readonly side: SideName }
  /** How is not needed before a reader changes something: it comes along with the action. */
  | {
      readonly type: 'alter';
      readonly by: (state: BoardState, change: Change) => BoardState;
      readonly change: Change;
    }
  /** The legal splits that were found for the unsettled ones of a table. */
  | {
      readonly type: 'settle';
      readonly on: Table;
      readonly found: Partial<Readonly<Record<SideName, { readonly amounts: Assignment }>>>;
    }
  | { readonly type: 'draft'; readonly field: string; readonly text: string }
  | { readonly type: 'open'; readonly shared: Shared }
  | { readonly type: 'undo' }
  | { readonly type: 'reset' };

/** A long history is of no use to a reader and grows with every press. */
const undoSteps = 200;

const tableOf = (variant: Variant): Table => ({
  variant: variant.id,
  combat: fromSetup(variant.setup),
  splits: variant.splits,
  unsettled: [],
});

/** Where the reader stands on a board that is laid anew. */
const anew = { step: null, playing: false, drafts: {}, moved: false, selected: null };

const variantOf = (variants: readonly Variant[], id: string): Variant => {
  const found = variants.find((v) => v.id === id) ?? variants[0];
  if (!found) throw new Error('a board needs a variant');
  return found;
};

/** The board as its example has it. */
export const opening = (
  variants: readonly Variant[],
  id: string,
  mode: Mode,
  side: SideName = 'attacker',
): BoardState => ({
  ...tableOf(variantOf(variants, id)),
  ...anew,
  mode,
  side,
  past: [],
  lastField: null,
});

/** The same text for the same table, in whatever order its amounts were given. */
const written = ({ combat, splits }: Table): string =>
  JSON.stringify([
    toSetup(combat),
    ...[splits.attacker, splits.defender].map(({ amounts, choices, order }) => [
      Object.entries(amounts).sort(),
      Object.entries(choices).sort(),
      order,
    ]),
  ]);

/** True when nothing differs from the example, so that a reset would do nothing. */
export const isUntouched = (state: BoardState, variants: readonly Variant[]): boolean => {
  const example = tableOf(variantOf(variants, state.variant));
  return Object.keys(state.drafts).length === 0 && written(state) === written(example);
};

/** What undo must keep of this state; a further change of the same field is not a step of its own. */
export const keep = (state: BoardState, field: string | null): Pick<BoardState, 'past' | 'lastField'> =>
  field !== null && field === state.lastField
    ? { past: state.past, lastField: field }
    : {
        past: [
          ...state.past.slice(1 - undoSteps),
          {
            variant: state.variant,
            combat: state.combat,
            splits: state.splits,
            unsettled: state.unsettled,
          },
        ],
        lastField: field,
      };

/** The record without the entries whose keys are gone. */
export const without = <T>(
  record: Readonly<Record<string, T>>,
  gone: (key: string) => boolean,
): Record<string, T> => Object.fromEntries(Object.entries(record).filter(([key]) => !gone(key)));

const withSplit = (state: BoardState, side: SideName, split: Split, field: string | null): BoardState => ({
  ...state,
  ...keep(state, field),
  splits: { ...state.splits, [side]: split },
  unsettled: state.unsettled.filter((other) => other !== side),
  moved: false,
  step: null,
  playing: false,
});

export const isLegal = (combat: Combat, side: SideName, split: Split): boolean =>
  checkLegality(combat, side, split.amounts, split.choices).ok;

/** The next board. Pure: the same state and action give the same board. */
export const reduce = (state: BoardState, action: Action, variants: readonly Variant[]): BoardState => {
  switch (action.type) {
    case 'variant':
      return {
        ...state,
        ...keep(state, null),
        ...tableOf(variantOf(variants, action.id)),
        ...anew,
      };
    // A draft whose field goes out of sight would block the board with nothing to correct.
    case 'mode':
      return { ...state, mode: action.mode, playing: false, drafts: {} };
    case 'side':
      return { ...state, side: action.side, drafts: {} };
    case 'select':
      return { ...state, selected: action.unit, drafts: {} };
    case 'step':
      // A replay counts from 1.
      return { ...state, step: action.step || null, playing: action.playing ?? false };
    case 'play':
      return { ...state, playing: action.playing, step: action.from ?? state.step };
    case 'amount': {
      const field = `split/${action.side}/${action.unit}`;
      const split = state.splits[action.side];
      const amounts = without(split.amounts, (id) => id === action.unit);
      if (action.amount > 0) amounts[action.unit] = action.amount;
      const next = withSplit(state, action.side, { amounts, choices: split.choices }, field);
      return { ...next, drafts: without(state.drafts, (key) => key === field) };
    }
    case 'choose': {
      const split = state.splits[action.side];
      const choices = without(split.choices, (id) => id === action.unit);
      if (action.keyword) choices[action.unit] = action.keyword;
      return withSplit(state, action.side, { amounts: split.amounts, choices }, null);
    }
    case 'load': {
      const { side, amounts } = action;
      // Stated choices that the loaded split does not obey would refuse it.
      const stated = state.splits[side].choices;
      const choices = isLegal(state.combat, side, { amounts, choices: stated }) ? stated : action.choices;
      const next = withSplit({ ...state, side }, side, { amounts, choices }, null);
      return { ...next, drafts: without(state.drafts, (key) => key.startsWith(`split/${side}/`)) };
    }
    case 'order':
      return withSplit(state, action.side, { ...state.splits[action.side], order: action.order }, null);
    case 'clear': {
      const next = withSplit(state, action.side, { amounts: {}, choices: {} }, null);
      return { ...next, drafts: without(state.drafts, (key) => key.startsWith(`split/${action.side}/`)) };
    }
    case 'alter':
      return action.by(state, action.change);
    case 'settle': {
      // It was overtaken by what the reader did since.
      if (action.on.combat !== state.combat || action.on.splits !== state.splits) return state;
      const splits = { ...state.splits };
      for (const side of state.unsettled) {
        const found = action.found[side];
        if (found) splits[side] = { amounts: found.amounts, choices: splits[side].choices };
      }
      return { ...state, splits, unsettled: [], moved: true };
    }
    case 'draft':
      return { ...state, drafts: { ...state.drafts, [action.field]: action.text }, playing: false };
    case 'open': {
      const { setup, splits, mode, side, step, variant } = action.shared;
      return {
        ...state,
        ...keep(state, null),
        ...anew,
        variant: variant ?? state.variant,
        combat: fromSetup(setup),
        splits,
        unsettled: [],
        mode,
        side,
        // A replay counts from 1.
        step: step || null,
      };
    }
    case 'undo': {
      const last = state.past.at(-1);
      if (Object.keys(state.drafts).length > 0) return { ...state, drafts: {}, lastField: null };
      if (!last) return state;
      return {
        ...state,
        ...last,
        past: state.past.slice(0, -1),
        drafts: {},
        moved: false,
        lastField: null,
        step: null,
        playing: false,
      };
    }
    case 'reset':
      return {
        ...state,
        ...keep(state, null),
        ...tableOf(variantOf(variants, state.variant)),
        ...anew,
      };
  }
};
