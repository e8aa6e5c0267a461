import { useEffect, useState } from 'preact/hooks';

/**
 * A part of the board that most readers never open: it is fetched when it is first wanted, and `null` until then. Where it
 * cannot be fetched it is asked for again the next time it is wanted.
 */
export const useLate = <T extends object>(
  isWanted: boolean,
  load: () => Promise<T>,
  onMissing?: (isMissing: boolean) => void,
): T | null => {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    if (!isWanted || loaded) return;
    load().then(
      (part) => {
        setLoaded(() => part);
        onMissing?.(false);
      },
      () => onMissing?.(true),
    );
  }, [isWanted]);
  return loaded;
};
