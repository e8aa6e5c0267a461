import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type BuiltPage, builtSite } from './site.ts';

// In bytes after Brotli, as a good host serves them; fonts are packed already.
const TEXT_PAGE = 15_000;
const SCRIPTS_BEFORE_IDLE = 3_000;
const FONTS = 60_000;

const weights = new Map<string, number>();
/** Styles and scripts are the same on many pages. */
const packed = (content: string) => {
  const known = weights.get(content);
  if (known !== undefined) return known;
  const weight = brotliCompressSync(content).length;
  weights.set(content, weight);
  return weight;
};
const read = (address: string) => readFileSync(path.join(builtSite.dir, address));

const stylesOf = ({ root }: BuiltPage) =>
  root.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute('href') ?? '');
const scriptsOf = ({ root }: BuiltPage) =>
  root.querySelectorAll('script').map((script) => {
    const source = script.getAttribute('src');
    return source === undefined ? { text: script.text } : { text: read(source).toString(), source };
  });
const hasIsland = ({ root }: BuiltPage) => root.querySelector('astro-island') !== null;
const textPages = builtSite.pages.filter((page) => !hasIsland(page));

const over = (pages: readonly BuiltPage[], limit: number, weigh: (page: BuiltPage) => number) =>
  pages.map((page) => ({ page: page.file, bytes: weigh(page) })).filter(({ bytes }) => bytes > limit);

test('a text page with its styles and scripts is light', { timeout: 120_000 }, () => {
  const weigh = (page: BuiltPage) =>
    packed(page.html) +
    stylesOf(page).reduce((sum, file) => sum + packed(read(file).toString()), 0) +
    scriptsOf(page).reduce((sum, { text, source }) => sum + (source ? packed(text) : 0), 0);
  expect(over(textPages, TEXT_PAGE, weigh)).toEqual([]);
});

test('a text page runs hardly any script before the browser is idle', () => {
  const weigh = (page: BuiltPage) => scriptsOf(page).reduce((sum, { text }) => sum + packed(text), 0);
  expect(over(textPages, SCRIPTS_BEFORE_IDLE, weigh)).toEqual([]);
});

test('the fonts are small, ours, and asked for at once', () => {
  const fonts = [...builtSite.files].filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  expect(fonts.reduce((sum, file) => sum + read(file).length, 0)).toBeLessThanOrEqual(FONTS);
  for (const { file, root } of builtSite.pages) {
    if (root.querySelector('meta[http-equiv="refresh"]')) continue;
    const preloaded = root
      .querySelectorAll('link[rel="preload"][as="font"]')
      .map((link) => link.getAttribute('href'));
    expect(preloaded.sort(), file).toEqual(fonts);
  }
});
