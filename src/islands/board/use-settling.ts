import { useEffect } from 'preact/hooks';
import type { Action, BoardState } from './state.ts';
import { useLate } from './use-late.ts';

/** Moves unsettled splits to the nearest legal ones as soon as these are found. */
export const useSettling = (
  state: BoardState,
  dispatch: (action: Action) => void,
  onMissing: (isMissing: boolean) => void,
): void => {
  const { unsettled, combat, splits } = state;
  const wish = unsettled.length > 0 && unsettled;
  const late = useLate(
    wish,
    () => Promise.all([import('../heavy/ask.ts'), import('../heavy/fixes.ts')]),
    onMissing,
  );
  useEffect(() => {
    if (!wish || !late) return undefined;
    const [{ ask }, { fixes }] = late;
    const overtaken = new AbortController();
    const { signal } = overtaken;
    const asked = Object.fromEntries(wish.map((side) => [side, splits[side]]));
    void ask('fixes', fixes, [combat, asked], signal).then(
      (found) => signal.aborted || dispatch({ type: 'settle', on: state, found }),
    );
    return () => overtaken.abort();
  }, [late, unsettled, combat, splits]);
};
