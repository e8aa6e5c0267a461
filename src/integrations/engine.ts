import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { declarationFile } from '../components/developers/declarations.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { bundled } from './bundled.ts';
import { homeOf } from './home.ts';

const source = path.resolve('src/engine/index.ts');

/**
 * The engine as files for other sites, by name: one module, where its source stands, and what it declares. The same
 * source gives the same bytes.
 *
 * @param home where the site is, with a slash at its end
 */
export async function engineFiles(home: string): Promise<ReadonlyMap<string, string>> {
  const head = `/*! Tankline's engine, version 1: combat damage in Riftbound. MIT License, Copyright (c) 2026 the Tankline authors.
    ${home}${defaultLocale}/about/developers/ */`;
  const [module, ...more] = await bundled({
    build: {
      target: 'es2023',
      sourcemap: true,
      lib: { entry: source, formats: ['es'], fileName: () => 'v1.js' },
      rolldownOptions: {
        output: {
          minify: true,
          postBanner: `// @ts-self-types="./v1.d.ts"\n${head}`,
          sourcemapPathTransform: (file) => path.basename(file),
        },
      },
    },
  });
  if (module?.type !== 'chunk' || more.some(({ type }) => type === 'chunk'))
    throw new Error('the engine is not one module');
  return new Map([
    ['v1.js', module.code],
    ['v1.js.map', JSON.stringify(module.map)],
    ['v1.d.ts', declarationFile(head)],
  ]);
}

/** Writes `engine/`, which any site may import. */
export function engine(): AstroIntegration {
  let home = '';
  return {
    name: 'engine',
    hooks: {
      'astro:config:done': ({ config }) => {
        home = homeOf(config);
      },
      'astro:build:done': async ({ dir }) => {
        const folder = path.join(fileURLToPath(dir), 'engine');
        await mkdir(folder, { recursive: true });
        for (const [name, text] of await engineFiles(home)) await writeFile(path.join(folder, name), text);
      },
    },
  };
}
