import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { builtPages } from './built-pages.ts';

const UID = /(?<=<astro-island) uid="[^"]*"(?= data-preact-island-id)/g;

/** Leaves out of the built pages the id that Astro gives an island: Preact goes by the number that it gives it itself. */
export const islandIds = (): AstroIntegration => ({
  name: 'island-ids',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      for (const { at, read } of await builtPages(dir)) {
        const html = await read();
        const lighter = html.replace(UID, '');
        if (lighter !== html) await writeFile(at, lighter);
      }
    },
  },
});
