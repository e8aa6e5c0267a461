import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Combat, RuleId, UnitId } from '../../engine/index.ts';
import type { Format } from '../../i18n/format.ts';
import type { Extra } from './extra.ts';
import type { Action, BoardState } from './state.ts';

/** What a press on a unit does. */
export interface Press {
  readonly isOn: boolean;
  readonly label: string;
  readonly onPress: () => void;
}

/** What a board keeps to itself while it is asked about: needs, lanes, and perhaps what each side adds up to. */
export interface Veil {
  readonly sums: boolean;
}

/** What every part of one board may use. */
export interface BoardContext {
  readonly t: Format<'board'>;
  readonly say: Format<'engine'>;
  readonly combat: Combat;
  readonly state: BoardState;
  readonly dispatch: (action: Action) => void;
  readonly name: (id: UnitId) => string;
  /** Is told whether a part of the board could not be fetched. */
  readonly onMissing: (isMissing: boolean) => void;
  /** The parts for trying a split, once they have come. */
  readonly trying: typeof import('./trying.ts') | null;
  readonly extra?: Extra | undefined;
  /** Units that may be pressed, where something else than changing them is asked for. */
  readonly pressing?: (id: UnitId) => Press | null;
  readonly veil?: Veil | undefined;
  /** Nothing on the board can be changed. */
  readonly isFixed?: boolean;
  /** The address of a rule's paraphrase. */
  readonly ruleHref: (rule: RuleId) => string;
  /** Makes an id unique on the page. */
  readonly uid: (part: string) => string;
}

export const Context = createContext<BoardContext | null>(null);

export const useBoard = (): BoardContext => {
  const board = useContext(Context);
  if (!board) throw new Error('outside a board');
  return board;
};
