import type { Answer, Message } from '../../offline/messages.ts';

/** Where it is remembered that a reader has removed what was kept. */
const KEY = 'offline';

/** Whether nothing is kept until a reader asks for it: they have removed it once, or the browser saves data. */
export const isByRequest = (): boolean => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return true;
  try {
    return localStorage.getItem(KEY) === 'no';
  } catch {
    return false;
  }
};

/** Remembers on this device whether pages are to be kept without being asked, where that is possible. */
export const setByRequest = (isSo: boolean): void => {
  try {
    if (isSo) localStorage.setItem(KEY, 'no');
    else localStorage.removeItem(KEY);
  } catch {}
};

/** The service worker of the site, if there is one. */
export const registered = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(import.meta.env.BASE_URL);

/** Gets the service worker. Rejects where the browser allows none. */
export const register = async (): Promise<ServiceWorkerRegistration> => {
  const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
  await navigator.serviceWorker.register(`${base}sw.js`);
  return navigator.serviceWorker.ready;
};

/** Tells the newest worker something. Answers with the sets that are there whole; rejects if it did not work. */
export const tell = (
  { waiting, active }: ServiceWorkerRegistration,
  message: Message,
  onProgress?: (done: number, of: number) => void,
): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.type === 'progress') onProgress?.(data.done, data.of);
      else {
        port1.close();
        if (data.type === 'done') resolve(data.kept);
        else reject(new Error('not kept'));
      }
    };
    (waiting ?? active)?.postMessage(message, [port2]);
  });
