import { useEffect } from 'preact/hooks';
import { dress } from './dress.ts';

/** Asks again for the styles of a part that came without them, each time the part is shown. */
export const useDress = (...sheets: readonly string[]): void => {
  useEffect(() => {
    for (const href of sheets) dress(href).catch(() => {});
  }, []);
};
