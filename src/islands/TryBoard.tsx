import { Board, type BoardProps } from './Board.tsx';
import * as trying from './board/trying.ts';

/** A board that opens with a split to try: what that needs comes along at once. */
export const TryBoard = (props: BoardProps) => <Board {...props} trying={trying} />;
