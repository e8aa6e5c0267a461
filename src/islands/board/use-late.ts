import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * A part of the board that most readers never open: it is fetched when it is first wanted, and `null` until then. Where it
 * cannot be fetched it is asked for again with the next wish.
 *
 * @param wish why it is wanted; falsy where it is not
 */
export const useLate = <T extends object>(
  wish: unknown,
  load: () => Promise<T>,
  onMissing: (isMissing: boolean) => void,
): T | null => {
  const [loaded, setLoaded] = useState<T | null>(null);
  const wasMissing = useRef(false);
  useEffect(() => {
    if (!wish || loaded) return;
    load().then(
      (part) => {
        setLoaded(() => part);
        // Another part may still be missing.
        if (wasMissing.current) onMissing(false);
      },
      () => {
        wasMissing.current = true;
        onMissing(true);
      },
    );
  }, [wish]);
  return loaded;
};
