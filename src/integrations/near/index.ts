import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { builtPages } from '../built-pages.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean;
  }
}

/** Preact goes by the number that it gives every island itself. */
const UID = /(?<=<astro-island) uid="[^"]*"(?= data-preact-island-id)/g;

/** Adds `client:near`: when the script of a board comes. */
export const near = (): AstroIntegration => ({
  name: 'near',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'near', entrypoint: './src/integrations/near/directive.ts' }),
    'astro:build:done': async ({ dir }) => {
      for (const { at, read } of await builtPages(dir)) {
        const html = await read();
        const lighter = html.replace(UID, '');
        if (lighter !== html) await writeFile(at, lighter);
      }
    },
  },
});
