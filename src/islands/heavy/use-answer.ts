import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Find, Found, Given, Work } from './works.ts';

/**
 * What a piece of work finds: at once where it is light, else `null` until it is found elsewhere. An answer to what was
 * asked before is never given.
 */
export const useAnswer = <W extends Work>(
  work: W,
  find: Find<W>,
  given: Given<W>,
  isHeavy: boolean,
): { readonly found: Found<W> } | null => {
  // The server has nothing else to do, and nobody to answer later.
  const isLate = isHeavy && !import.meta.env.SSR;
  const atOnce = useMemo(() => (isLate ? null : { found: find(...given) }), [isLate, ...given]);
  const [late, setLate] = useState<{ readonly given: Given<W>; readonly found: Found<W> } | null>(null);
  useEffect(() => {
    if (!isLate) return undefined;
    const overtaken = new AbortController();
    const { signal } = overtaken;
    void import('./ask.ts')
      // Without what asks a worker the page itself finds it.
      .then(
        ({ ask }) => ask(work, find, given, signal),
        () => find(...given),
      )
      .then((found) => signal.aborted || setLate({ given, found }));
    return () => overtaken.abort();
  }, [isLate, ...given]);
  return atOnce ?? (late && given.every((one, place) => one === late.given[place]) ? late : null);
};
