import { useEffect } from 'preact/hooks';
import type { Action, BoardState } from './state.ts';

/** Moves unsettled splits to the nearest legal ones as soon as these are found. */
export const useSettling = (state: BoardState, dispatch: (action: Action) => void): void => {
  const { unsettled, combat, splits } = state;
  useEffect(() => {
    if (unsettled.length === 0) return undefined;
    const overtaken = new AbortController();
    void (async () => {
      const [{ ask }, { fixes }] = await Promise.all([
        import('../heavy/ask.ts'),
        import('../heavy/fixes.ts'),
      ]);
      const asked = Object.fromEntries(unsettled.map((side) => [side, splits[side]]));
      const found = await ask('fixes', fixes, [combat, asked], overtaken.signal);
      if (!overtaken.signal.aborted) dispatch({ type: 'settle', on: state, found });
    })();
    return () => overtaken.abort();
  }, [unsettled, combat, splits]);
};
