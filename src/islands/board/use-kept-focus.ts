import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Where the very control that has the focus is taken away, the same one drawn anew gets it, else the nearest part around it
 * that is left.
 */
export const useKeptFocus = (root: RefObject<HTMLElement>): void => {
  /** The control that had the focus last, and what it was in, from the inside out. */
  const last = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const board = root.current;
    const remember = ({ target }: FocusEvent): void => {
      const around: HTMLElement[] = [];
      for (let at = target as HTMLElement | null; at && board?.contains(at); at = at.parentElement)
        around.push(at);
      last.current = around;
    };
    board?.addEventListener('focusin', remember);
    return () => board?.removeEventListener('focusin', remember);
  }, []);
  // The effects of the parts inside run first: one that knows a better place has taken the focus by now.
  useEffect(() => {
    const [had, ...around] = last.current;
    if (!had || had.isConnected || document.activeElement !== document.body) return;
    last.current = [];
    const left = around.find((part) => part.isConnected);
    if (!left) return;
    const alike = (part: HTMLElement | undefined) => [
      ...(part?.querySelectorAll<HTMLElement>(had.localName) ?? []),
    ];
    const gone = around[around.indexOf(left) - 1];
    const anew = alike(left)[alike(gone).indexOf(had)];
    const to = anew?.textContent === had.textContent ? anew : left;
    if (to === left) left.tabIndex = -1;
    to.focus({ preventScroll: true });
  });
};
