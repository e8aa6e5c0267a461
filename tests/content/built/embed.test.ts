import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exampleIds } from '../../../src/examples/index.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { packed } from '../../weight/weight.ts';
import { builtSite } from './site.ts';

/** In bytes after Brotli, as a good host serves them; the font is packed already. */
const FRAME = 60_000;

const read = (address: string) => readFileSync(path.join(builtSite.dir, address));
const frameIn = (locale: string) => {
  const found = builtSite.pages.find((page) => page.path === `/${locale}/embed/`);
  if (!found) throw new Error(`no page for frames in ${locale}`);
  return found;
};

/** A script with all that it imports at once. */
const withImports = (file: string, known = new Set<string>()): ReadonlySet<string> => {
  if (known.has(file)) return known;
  known.add(file);
  const script = read(file).toString();
  for (const [, from = ''] of script.matchAll(/(?:import|from)\s*["'`](\.\/[^"'`]+\.js)["'`]/g))
    withImports(path.posix.join(path.posix.dirname(file), from), known);
  return known;
};

test.each(locales)('in %s: a frame with its styles, font, scripts, words and board is light', (locale) => {
  const { html, root } = frameIn(locale);
  const entry = root.querySelector('script[src]')?.getAttribute('src') ?? '';
  const words = readdirSync(path.join(builtSite.dir, '_astro')).filter((file) =>
    new RegExp(`^words-${locale}\\..*\\.js$`).test(file),
  );
  expect(words).toHaveLength(1);
  const scripts = new Set([...withImports(entry), ...words.map((file) => `/_astro/${file}`)]);
  // The board itself, and what reads its code.
  expect(scripts.size).toBeGreaterThan(5);
  const styles = root.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '');
  // Asked for by the script, in a frame that opens with a replay.
  const fonts = [...builtSite.files].filter((file) => /archivo\..*\.woff2$/.test(file));
  expect(fonts).toHaveLength(1);
  const boards = exampleIds.map((id) => packed(read(`/${locale}/embed/${id}.json`)));
  const sum =
    packed(html) +
    [...scripts, ...styles].reduce((bytes, file) => bytes + packed(read(file)), 0) +
    fonts.reduce((bytes, file) => bytes + read(file).length, 0) +
    Math.max(...boards);
  expect(sum).toBeLessThanOrEqual(FRAME);
});

test.each(locales)('in %s: a frame has no furniture, is for no search, and links out of itself', (locale) => {
  const { root } = frameIn(locale);
  expect(root.querySelectorAll('header, nav, input')).toEqual([]);
  expect(root.querySelector('base')?.getAttribute('target')).toBe('_blank');
  expect(root.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([`/${locale}/`]);
  expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  const linking = builtSite.pages.filter(({ html }) => html.includes(`href="/${locale}/embed/`));
  expect(linking.map(({ file }) => file)).toEqual([]);
});

test.each(locales)('in %s: boards of one’s own lead back to where they were made', (locale) => {
  for (const maker of ['lab', 'table']) {
    const { page } = JSON.parse(read(`/${locale}/embed/${maker}.json`).toString());
    expect(page).toBe(`/${locale}/${maker}/`);
    expect(builtSite.pages.map(({ path }) => path)).toContain(page);
  }
});

test.each(locales)('in %s: every example’s page has its board', (locale) => {
  for (const id of exampleIds) {
    const { page } = JSON.parse(read(`/${locale}/embed/${id}.json`).toString());
    const found = builtSite.pages.find(({ path }) => path === page);
    expect(found?.html, `${id} on ${page}`).toContain(`data-example="${id}"`);
  }
});
