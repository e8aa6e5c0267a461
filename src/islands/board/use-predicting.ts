import { useEffect, useState } from 'preact/hooks';

const KEY = 'predict';

/** Where nothing can be stored, the choice lasts as long as the page. */
let isOn: boolean | undefined;

const read = (): boolean => {
  try {
    isOn ??= localStorage.getItem(KEY) === 'on';
  } catch {}
  return isOn ?? false;
};

const listeners = new Set<() => void>();

const choose = (on: boolean): void => {
  isOn = on;
  try {
    if (on) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {}
  for (const listen of listeners) listen();
};

/** Whether the reader wants to say what happens next before each step; remembered on the device, for all boards. */
export const usePredicting = (): readonly [boolean, (on: boolean) => void] => {
  // What was kept must not change the first draw.
  const [is, set] = useState(false);
  useEffect(() => {
    const listen = () => set(read());
    listen();
    listeners.add(listen);
    return () => listeners.delete(listen);
  }, []);
  return [is, choose];
};
