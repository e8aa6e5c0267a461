import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { defaultLocale, locales } from './src/i18n/locales.ts';
import { earlyHashes } from './src/integrations/early-hashes.ts';
import { engine } from './src/integrations/engine.ts';
import { headers } from './src/integrations/headers.ts';
import { islandIds } from './src/integrations/island-ids.ts';
import { headingIds } from './src/integrations/markdown/heading-ids.ts';
import { plainMdx } from './src/integrations/markdown/plain-mdx.ts';
import { siteAddress } from './src/integrations/markdown/site-address.ts';
import { siteLinks } from './src/integrations/markdown/site-links.ts';
import { wideTables } from './src/integrations/markdown/wide-tables.ts';
import { near } from './src/integrations/near/index.ts';
import { offline } from './src/integrations/offline/index.ts';
import { policy } from './src/integrations/policy.ts';
import { smallPreload } from './src/integrations/preload.ts';
import { previewHeaders } from './src/integrations/preview.ts';
import { search } from './src/integrations/search/index.ts';
import { sitemap } from './src/integrations/sitemap.ts';
import { social } from './src/integrations/social/index.ts';

const site = process.env.SITE_URL ?? 'https://tankline.example';
const base = process.env.BASE_PATH ?? '/';

/** What every board needs at once, in one file: compressed together it is an eighth smaller than in twenty. */
const boardParts = new RegExp(
  [
    'node_modules/@astrojs/preact/',
    'src/engine/(?!amounts|changes|check|compare|count|families|fate|fix|groups|outcomes|read|setup|sums|wish)',
    'src/i18n/(effect-name|minus|parts|player-facts|step|typed-name)\\.ts',
    'src/islands/(Board|words)\\.tsx?',
    'src/islands/board/(?!alter|AsText|camera-code|CountsAs|Editor|NumberField|open-link|Reasons|Ruling|Share|Splits|Task|TrialControls|try|TryBar|whole-number)',
  ].join('|'),
);

export default defineConfig({
  site,
  base,
  // The preview server would answer an address without its last slash by a page of its own.
  trailingSlash: process.argv.includes('preview') ? 'ignore' : 'always',
  i18n: {
    locales: [...locales],
    defaultLocale,
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  integrations: [
    mdx(),
    preact(),
    near(),
    islandIds(),
    policy(),
    sitemap(),
    social(),
    search(),
    engine(),
    headers(),
    offline(),
  ],
  markdown: {
    // Off: it would set English quotation marks in French text.
    processor: satteri({
      features: { smartPunctuation: false },
      mdastPlugins: [plainMdx, headingIds, wideTables, siteLinks(base), siteAddress(site, base)],
    }),
    syntaxHighlight: false,
  },
  build: { inlineStylesheets: 'never' },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      // Pagefind is WebAssembly.
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"], hashes: [...earlyHashes] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  devToolbar: { enabled: false },
  vite: {
    // Scripts are files of their own: a reader's second page has them already, and each page's policy stays short.
    build: { assetsInlineLimit: 0 },
    preview: { proxy: previewHeaders(new URL('dist/_headers', import.meta.url)) },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                // Else a group takes in all of the engine, since everything asks its index.
                includeDependenciesRecursively: false,
                groups: [
                  // What both a board and the search are drawn with, and what fetches the parts that come later:
                  // a page with neither must not load a board for it.
                  {
                    name: 'view',
                    test: /node_modules\/preact\/|src\/i18n\/(format|languages)\.ts/,
                    priority: 2,
                  },
                  { name: 'preload', test: /vite\/preload-helper|islands\/when-idle/, priority: 2 },
                  // A board waits for both; each language's are a file of their own.
                  ...locales.map((locale) => ({
                    name: `words-${locale}`,
                    test: new RegExp(`src/i18n/${locale}/(board|engine)\\.json`),
                    priority: 1,
                  })),
                  // One file: every board names the files that it may fetch later.
                  {
                    name: 'refusal',
                    test: /src\/(?:i18n\/refusal\.ts|islands\/board\/Reasons\.tsx)/,
                    priority: 1,
                  },
                  { name: 'board', test: boardParts },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [
      smallPreload,
      // The engine only computes: a part of it that nobody asks for is not loaded for its own sake.
      {
        name: 'engine-without-effects',
        transform: {
          filter: { id: /src\/engine\// },
          handler: (code) => ({ code, map: null, moduleSideEffects: false }),
        },
      },
      // What leaving out the dependencies of a group asks for; Astro sets it otherwise.
      {
        name: 'entry-signatures',
        options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
        applyToEnvironment: ({ name }) => name === 'client',
      },
      // Two warnings a page about the directive that the MDX compiler writes; it means nothing to a bundler.
      { name: 'quiet', onLog: (_level, log) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? false : undefined) },
    ],
  },
});
