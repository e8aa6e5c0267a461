import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { type Parts, packed, partsOf } from '../../weight/weight.ts';
import { builtSite } from './site.ts';

// In bytes after Brotli, as a good host serves them; fonts are packed already.
const TEXT_PAGE = 15_000;
const SCRIPTS_BEFORE_IDLE = 3_000;
const FONTS = 60_000;
// What a connection brings in its first two round trips, 30 packets of 1,460 bytes, less the answers' heads.
const FIRST_PICTURE = 43_350;

const read = (address: string) => readFileSync(path.join(builtSite.dir, address));
const textPages = builtSite.pages
  // A frame draws its board without an island; the page of results is the search opened.
  .filter(({ root }) => !root.querySelector('astro-island, [data-frame-board]'))
  .filter(({ file }) => !/^[a-z]{2}\/search\//.test(file))
  .map(({ file, html }) => ({ file, parts: partsOf(html, builtSite.dir) }));

/** The pages whose parts weigh more than the limit. What is light enough packed in haste need not be packed well. */
const over = (limit: number, chosen: (parts: Parts) => readonly string[]) => {
  const weigh = (parts: Parts, quality: number) =>
    chosen(parts).reduce((sum, part) => sum + packed(part, quality), 0);
  return textPages
    .filter(({ parts }) => weigh(parts, 5) > limit)
    .map(({ file, parts }) => ({ page: file, bytes: weigh(parts, 11) }))
    .filter(({ bytes }) => bytes > limit);
};

test('a text page with its styles and scripts is light', { timeout: 60_000 }, () => {
  expect(over(TEXT_PAGE, ({ html, styles, scripts }) => [html, ...styles, ...scripts])).toEqual([]);
});

test('a text page runs hardly any script before the browser is idle', { timeout: 60_000 }, () => {
  expect(over(SCRIPTS_BEFORE_IDLE, ({ scripts, inline }) => [...scripts, ...inline])).toEqual([]);
});

test.each(locales)('in %s: the guide has what its first picture takes in two round trips', (locale) => {
  const page = read(`${locale}/guide/advanced-combat-damage/index.html`).toString();
  const root = parse(page);
  const styles = root.querySelectorAll('link[rel="stylesheet"]:not([media])');
  const [font] = root.querySelectorAll('link[rel="preload"][as="font"]');
  const at = (link: HTMLElement | undefined) => read(link?.getAttribute('href') ?? '');
  const sum = styles.reduce((bytes, link) => bytes + packed(at(link)), packed(page) + at(font).length);
  expect(sum).toBeLessThanOrEqual(FIRST_PICTURE);
});

test('the fonts are small, ours, and those that pages need asked for at once', () => {
  const fonts = [...builtSite.files].filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  expect(fonts.reduce((sum, file) => sum + read(file).length, 0)).toBeLessThanOrEqual(FONTS);
  // What no page needs as it comes waits until a reader types it.
  const needed = fonts.filter((file) => !/-more\./.test(file));
  expect(needed).toHaveLength(2);
  for (const { file, root } of builtSite.pages) {
    // A page that only leads on to another shows no text of its own.
    if (root.querySelector('meta[http-equiv="refresh"]')) continue;
    const preloaded = root
      .querySelectorAll('link[rel="preload"][as="font"]')
      .map((link) => link.getAttribute('href'));
    // A frame asks for the board's face when it knows whether it has room for it.
    const isFrame = /^[a-z]{2}\/embed\//.test(file);
    expect(preloaded.sort(), file).toEqual(isFrame ? [] : needed);
  }
});
