import type { Action } from './state.ts';

/** Ctrl-Z or Cmd-Z anywhere on a board undoes its last change, and not what the browser would undo in a field. */
export const undoKey =
  (dispatch: (action: Action) => void) =>
  (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    event.preventDefault();
    dispatch({ type: 'undo' });
  };
