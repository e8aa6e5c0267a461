import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as pagefind from 'pagefind';
import { indexed } from '../../components/search/indexed.ts';
import type { Kind } from '../../components/search/kinds.ts';
import { aliasOf, type SearchRecord } from '../../components/search/records.ts';
import { locales } from '../../i18n/index.ts';
import { typed, typedFor } from '../../i18n/names.ts';
import { builtPages, isListed } from '../built-pages.ts';

/** The places whose pages are read whole. Pages made from tables go in as records. */
const written: Readonly<Record<string, Kind>> = {
  learn: 'lesson',
  guide: 'guide',
  questions: 'question',
  about: 'page',
  'rules/parts': 'page',
};

/** What stands on a page without being its text: furniture, boards, and lists of what has a place of its own. */
const left = [
  'script',
  'style',
  'pre',
  'astro-island',
  ...['where', 'meta', 'contents', 'page-foot', 'around'].map((name) => `.${name}`),
  ...['board-keys', 'panels', 'cite', 'lines', 'uses', 'facts'].map((name) => `.${name}`),
];

/** The files of Pagefind that this site does not use: interfaces of its own, and languages that it does not have. */
const UNUSED = /-(?:ui|highlight)\.|^wasm\.unknown\./;

// Records are small: in a few files a language they take fewer requests.
const FILES_OF_RECORDS = 12;

const MAIN = '<main ';

const attribute = (name: string, value: string): string => ` ${name}="${value.replaceAll('"', '&quot;')}"`;

/** Throws what Pagefind complains of. */
const check = <Answer extends { readonly errors: readonly string[] }>(answer: Answer): Answer => {
  if (answer.errors.length > 0) throw new Error(answer.errors.join('\n'));
  return answer;
};

/** Writes the search index of the built pages, one a language, into `pagefind/`. */
export function search(): AstroIntegration {
  let base = '';
  return {
    name: 'search',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const site = fileURLToPath(dir);
        const options = { rootSelector: 'main', excludeSelectors: left, maxFragments: FILES_OF_RECORDS };
        const { index } = check(await pagefind.createIndex(options));
        if (!index) throw new Error('Pagefind made no index');

        const pages = new Set<string>();
        for (const { file, read } of await builtPages(dir)) {
          const [, locale, place, slug] = /^([a-z]+)\/(.+)\/([^/]+)\/index\.html$/.exec(file) ?? [];
          const kind = written[place ?? ''];
          if (kind === undefined) continue;
          const html = await read();
          if (!isListed(html)) continue;
          const page = `${place}/${slug}`;
          pages.add(page);
          const { alias } = aliasOf(typed('pages', page));
          const told =
            attribute('data-pagefind-filter', `kind:${kind}`) +
            (alias === undefined ? '' : attribute('data-pagefind-meta', `alias:${alias}`));
          const content = indexed(html.replace(MAIN, `${MAIN.trim()}${told} `));
          check(await index.addHTMLFile({ url: `${base}/${locale}/${page}/`, content }));
        }
        const unknown = typedFor('pages').filter((page) => !pages.has(page));
        if (unknown.length > 0)
          throw new Error(`names typed for pages that are not there: ${unknown.join(', ')}`);

        for (const locale of locales) {
          const file = path.join(site, locale, 'search-records.json');
          for (const record of JSON.parse(await readFile(file, 'utf8')) as SearchRecord[])
            check(await index.addCustomRecord(record));
          await rm(file);
        }

        let bytes = 0;
        for (const { path: name, content } of check(await index.getFiles()).files) {
          if (UNUSED.test(name)) continue;
          const to = path.join(site, 'pagefind', name);
          await mkdir(path.dirname(to), { recursive: true });
          await writeFile(to, content);
          bytes += content.length;
        }
        await pagefind.close();
        logger.info(`${pages.size} pages a language, ${Math.round(bytes / 1000)} kB in all`);
      },
    },
  };
}
