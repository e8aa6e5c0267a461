/**
 * The service worker. It keeps sets of files that a page asked for, and answers from them first: a page never changes
 * under its reader. A newer worker fetches what has changed beside what is there, and waits until a reader, or the end
 * of the last page, lets it take over.
 */
import type { Answer, Message } from './messages.ts';
import { unpack } from './packed.ts';
import { createStore, type Files, type Store } from './store.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of each set, written by the build. */
declare const SETS: Readonly<Record<string, Files>>;

const { scope } = self.registration;
const stores = Object.entries(SETS).map(([name, files]) => createStore(scope, name, files));

const keptStores = async (): Promise<readonly Store[]> => {
  const are = await Promise.all(stores.map((store) => store.isKept()));
  return stores.filter((_, i) => are[i]);
};

/** Removes what is out of date, unless another page may still need it: its boards fetch their parts late. */
async function tidy(event: ExtendableEvent): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return;
  for (const store of await keptStores()) await store.tidy(event);
}

const isSavingData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

self.addEventListener('install', (event) => {
  const update = async () => {
    // Then what has changed is fetched when it is read.
    if (isSavingData()) return;
    try {
      for (const store of await keptStores()) await store.fill(event);
    } catch (error) {
      // No room for both versions: a reader must not stay with the old one for ever.
      if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
    }
  };
  event.waitUntil(update());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), tidy(event)]));
});

async function keep(
  event: ExtendableEvent,
  names: readonly string[],
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const wanted = stores.filter(({ name }) => names.includes(name));
  const missing = await Promise.all(wanted.map((store) => store.missing()));
  const of = missing.reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const [i, store] of wanted.entries())
    if (missing[i] !== 0)
      await store.fill(event, () => {
        done += 1;
        onProgress(done, of);
      });
}

/** The names of the sets that are there whole. */
async function whole(): Promise<readonly string[]> {
  const missing = await Promise.all(stores.map((store) => store.missing()));
  return stores.filter((_, i) => missing[i] === 0).map(({ name }) => name);
}

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (!port) return;
  const message = event.data as Message;
  const answer = (told: Answer) => port.postMessage(told);
  const work = async () => {
    try {
      if (message.type === 'keep')
        await keep(event, message.sets, (done, of) => answer({ type: 'progress', done, of }));
      if (message.type === 'forget') for (const store of stores) await store.forget();
      answer({ type: 'done', kept: await whole() });
    } catch {
      answer({ type: 'failed' });
    }
  };
  event.waitUntil(work());
});

async function match(address: string): Promise<Response | undefined> {
  for (const store of stores) {
    const found = await store.match(address);
    if (found) return found;
  }
  return undefined;
}

/** What is shown without a connection for a page that is not kept. */
async function instead(address: string, search: string): Promise<Response> {
  if (await match(`${address}/`)) return Response.redirect(`${address}/${search}`);
  const [language = ''] = address.slice(scope.length).split('/');
  for (const name of [language, ...(await keptStores()).map((store) => store.name)]) {
    const page = await match(`${scope}${name}/offline/`);
    if (page) return new Response(page.body, { status: 503, headers: page.headers });
  }
  return Response.error();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  // Queries are for the page: a file is the same for all of them.
  const { origin, pathname, search } = new URL(request.url);
  const address = `${origin}${pathname}`;
  const isPage = request.mode === 'navigate';
  const isPart = address.startsWith(`${scope}_astro/`);
  const respond = async (): Promise<Response> => {
    // A page that was opened before the last update may ask for a part that is no longer listed.
    const found = (await match(address)) ?? (isPart && (await caches.match(request)));
    if (found) return unpack(found);
    try {
      return await fetch(request);
    } catch (error) {
      if (!isPage) throw error;
      return instead(address, search);
    }
  };
  if (isPage || isPart || stores.some((store) => store.lists(address))) event.respondWith(respond());
});
