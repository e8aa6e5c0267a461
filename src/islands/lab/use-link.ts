import { sharedOf } from '../board/address.ts';
import { useBoard } from '../board/context.ts';
import { encodeBoard } from '../link/link.ts';
import { useLab } from './context.ts';

/** The link of the board on the table, whole. */
export const useLink = (): (() => string) => {
  const { state } = useBoard();
  const { origin } = useLab();
  return () => encodeBoard(sharedOf(origin, state));
};
