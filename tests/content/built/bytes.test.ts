import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { type BuiltPage, builtSite } from './site.ts';

// In bytes after Brotli, as a good host serves them; fonts are packed already.
const TEXT_PAGE = 15_000;
const SCRIPTS_BEFORE_IDLE = 3_000;
const FONTS = 60_000;

const read = (address: string) => readFileSync(path.join(builtSite.dir, address));
const packed = (content: string, quality: number) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const stylesOf = ({ root }: BuiltPage) =>
  root
    .querySelectorAll('link[rel="stylesheet"]')
    .map((link) => read(link.getAttribute('href') ?? '').toString());
const scriptsOf = ({ root }: BuiltPage) =>
  root.querySelectorAll('script').map((script) => {
    const source = script.getAttribute('src');
    return {
      isFile: source !== undefined,
      text: source === undefined ? script.text : read(source).toString(),
    };
  });
const textPages = builtSite.pages.filter(({ root }) => !root.querySelector('astro-island'));

/** The pages whose parts weigh more than the limit. What is light enough packed in haste need not be packed well. */
const over = (limit: number, partsOf: (page: BuiltPage) => string[]) => {
  const weigh = (page: BuiltPage, quality: number) =>
    partsOf(page).reduce((sum, part) => sum + packed(part, quality), 0);
  return textPages
    .filter((page) => weigh(page, 5) > limit)
    .map((page) => ({ page: page.file, bytes: weigh(page, 11) }))
    .filter(({ bytes }) => bytes > limit);
};

test('a text page with its styles and scripts is light', { timeout: 60_000 }, () => {
  const files = (page: BuiltPage) => scriptsOf(page).flatMap(({ isFile, text }) => (isFile ? [text] : []));
  expect(over(TEXT_PAGE, (page) => [page.html, ...stylesOf(page), ...files(page)])).toEqual([]);
});

test('a text page runs hardly any script before the browser is idle', { timeout: 60_000 }, () => {
  expect(over(SCRIPTS_BEFORE_IDLE, (page) => scriptsOf(page).map(({ text }) => text))).toEqual([]);
});

test('the fonts are small, ours, and asked for at once', () => {
  const fonts = [...builtSite.files].filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  expect(fonts.reduce((sum, file) => sum + read(file).length, 0)).toBeLessThanOrEqual(FONTS);
  for (const { file, root } of builtSite.pages) {
    // A page that only leads on to another shows no text of its own.
    if (root.querySelector('meta[http-equiv="refresh"]')) continue;
    const preloaded = root
      .querySelectorAll('link[rel="preload"][as="font"]')
      .map((link) => link.getAttribute('href'));
    // A frame asks for the board's face when it knows whether it has room for it.
    const isFrame = /^[a-z]{2}\/embed\//.test(file);
    expect(preloaded.sort(), file).toEqual(isFrame ? [] : fonts);
  }
});
