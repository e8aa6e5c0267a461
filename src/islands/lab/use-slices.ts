import { useEffect, useState } from 'preact/hooks';

/** Milliseconds of work in one go: a press in between is answered at once. */
const slice = 8;

export interface Sliced<T> {
  readonly found: readonly T[];
  readonly isDone: boolean;
}

/**
 * Goes through what a generator finds, a slice at a time, anew whenever `key` changes. `undefined` counts as nothing
 * found.
 */
export const useSlices = <T>(key: unknown, make: () => Iterable<T | undefined>): Sliced<T> => {
  const [state, setState] = useState<{ key: unknown } & Sliced<T>>({ key: null, found: [], isDone: false });
  useEffect(() => {
    const found: T[] = [];
    const steps = make()[Symbol.iterator]();
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const until = performance.now() + slice;
      let isDone = false;
      while (!isDone && performance.now() < until) {
        const step = steps.next();
        isDone = step.done === true;
        if (!step.done && step.value !== undefined) found.push(step.value);
      }
      if (isDone) setState({ key, found, isDone });
      else timer = setTimeout(work);
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [key]);
  return state.key === key ? state : { found: [], isDone: false };
};
