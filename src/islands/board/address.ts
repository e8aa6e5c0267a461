import { toSetup } from '../../engine/index.ts';
import type { Shared } from '../link/types.ts';
import type { BoardState } from './state.ts';

/** The query key of a shared board. */
export const boardKey = 'board';

/** What a link to this state carries. */
export const sharedOf = (example: string, state: BoardState): Shared => ({
  example,
  variant: state.variant,
  setup: toSetup(state.combat),
  splits: state.splits,
  mode: state.mode,
  side: state.side,
  ...(state.step !== null && { step: state.step }),
});

/** The address of this page with the given board; without one where `link` is `null`. The hash stays. */
export const withBoard = (href: string, link: string | null): string => {
  const url = new URL(href);
  if (link === null) url.searchParams.delete(boardKey);
  else url.searchParams.set(boardKey, link);
  return url.href;
};
