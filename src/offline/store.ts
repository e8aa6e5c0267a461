import { Serwist } from 'serwist';
import { pack, unpack } from './packed.ts';

/** Addresses below the scope, each with the digest of its file; none where the address itself has one. */
export type Files = Readonly<Record<string, string | null>>;

/** Some files that are kept together. They are kept as long as there is a cache for them. */
export interface Store {
  readonly name: string;
  /** Whether it should be kept. */
  readonly isKept: () => Promise<boolean>;
  /** How many of its files are not there. */
  readonly missing: () => Promise<number>;
  /** Fetches what is missing or has changed, beside what is there. Rejects unless it has all of it. */
  readonly fill: (event: ExtendableEvent, onFile?: () => void) => Promise<void>;
  /** Removes what does not belong to it any more. */
  readonly tidy: (event: ExtendableEvent) => Promise<void>;
  readonly forget: () => Promise<void>;
  readonly lists: (address: string) => boolean;
  readonly match: (address: string) => Promise<Response | undefined>;
}

/** Fetched at once. */
const CONCURRENCY = 6;

export function createStore(scope: string, name: string, files: Files): Store {
  // Other sites may share the origin.
  const cacheName = `${scope}${name}`;
  const watchers = new Set<() => void>();
  const serwist = new Serwist({
    precacheEntries: Object.entries(files).map(([address, revision]) => ({
      url: new URL(address, scope).href,
      revision,
    })),
    precacheOptions: {
      cacheName,
      concurrency: CONCURRENCY,
      plugins: [
        {
          cacheWillUpdate: ({ response }) => pack(response),
          cacheDidUpdate: async () => {
            for (const onFile of watchers) onFile();
          },
        },
      ],
    },
  });
  let filling: Promise<unknown> | undefined;

  return {
    name,
    isKept: () => caches.has(cacheName),
    missing: async () => {
      const keys = [...serwist.getUrlsToPrecacheKeys().values()];
      if (!(await caches.has(cacheName))) return keys.length;
      const there = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => url));
      return keys.filter((key) => !there.has(key)).length;
    },
    fill: async (event, onFile) => {
      if (onFile) watchers.add(onFile);
      // Serwist stores while a worker is installed; what is asked for later is stored as if it were then.
      // Whether it worked is told by `filling` alone.
      const waitUntil = (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}));
      const asInstall = { type: 'install', waitUntil };
      filling ??= serwist.handleInstall(asInstall as ExtendableEvent).finally(() => {
        filling = undefined;
      });
      try {
        await filling;
      } finally {
        if (onFile) watchers.delete(onFile);
      }
    },
    tidy: async (event) => {
      await serwist.handleActivate(event);
    },
    forget: async () => {
      await caches.delete(cacheName);
    },
    lists: (address) => serwist.getPrecacheKeyForUrl(address) !== undefined,
    match: async (address) => {
      const key = serwist.getPrecacheKeyForUrl(address);
      const found = key === undefined ? undefined : await caches.match(key, { cacheName });
      return found && unpack(found);
    },
  };
}
