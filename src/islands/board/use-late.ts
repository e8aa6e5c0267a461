import { useEffect, useState } from 'preact/hooks';

/** A part of the board that most readers never open: it is fetched when it is first wanted, and `null` until then. */
export const useLate = <T extends object>(isWanted: boolean, load: () => Promise<T>): T | null => {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    if (isWanted && !loaded) void load().then((part) => setLoaded(() => part));
  }, [isWanted]);
  return loaded;
};
