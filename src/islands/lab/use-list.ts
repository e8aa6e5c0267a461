import { useEffect, useState } from 'preact/hooks';
import { fetchList } from './data.ts';

interface Fetched<T> {
  /** `null` until it has come. */
  readonly list: readonly T[] | null;
  readonly isFailed: boolean;
}

/** A list of the site. */
export const useList = <T>(address: string): Fetched<T> => {
  const [state, setState] = useState<Fetched<T>>({ list: null, isFailed: false });
  useEffect(() => {
    fetchList<T>(address).then(
      (list) => setState({ list, isFailed: false }),
      () => setState({ list: null, isFailed: true }),
    );
  }, []);
  return state;
};
