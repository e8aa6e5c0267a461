import type { Setup, SetupRefusal, SideName } from '../../engine/index.ts';
import type { Mode, Split } from '../board/state.ts';

/** What a link carries: a board, both sides' splits, and where the reader is. */
export interface Shared {
  /** The id of the example that the board was made from: kebab-case. */
  readonly example: string;
  readonly variant?: string;
  readonly setup: Setup;
  readonly splits: Readonly<Record<SideName, Split>>;
  readonly mode: Mode;
  /** Whose split is being tried. */
  readonly side: SideName;
  /** Position in the replay; left out at the opening position. */
  readonly step?: number;
}

/** What a link must know of an example. */
export interface KnownExample {
  readonly variants: readonly { readonly id: string; readonly setup: Setup }[];
}

/** Why a link shows no board. */
export type LinkRefusal =
  | { readonly reason: 'newer-version' | 'cut-short' | 'damaged' | 'unknown-example' | 'changed-example' }
  /** It was read, and `createCombat` refuses what it says. */
  | { readonly reason: 'impossible-board'; readonly refusals: readonly SetupRefusal[] };
