import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { packed } from '../../weight/weight.ts';
import { builtSite } from './site.ts';

const dir = path.join(builtSite.dir, 'pagefind');
const entry: {
  readonly version: string;
  readonly languages: Readonly<Record<string, { readonly page_count: number }>>;
} = JSON.parse(readFileSync(path.join(dir, 'pagefind-entry.json'), 'utf8'));

/** In bytes after Brotli, for one language: its index with Pagefind itself. Most of it is packed already. */
const LARGEST = 300_000;

test('each language has its own index, with as many places in it', () => {
  expect(Object.keys(entry.languages).sort()).toEqual([...locales].sort());
  const counts = locales.map((locale) => entry.languages[locale]?.page_count ?? 0);
  expect(counts[0]).toBeGreaterThan(400);
  expect(new Set(counts).size).toBe(1);
});

test('the index of a language is small, and nothing else is there', () => {
  const files = globSync('**/*.*', { cwd: dir });
  const shared = ['pagefind-entry.json', 'pagefind-worker.js', 'pagefind.js'];
  const size = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + packed(readFileSync(path.join(dir, name))), 0);
  const own = (language: string) =>
    files.filter((name) => new RegExp(`(?:^|/)(?:pagefind\\.|wasm\\.)?${language}[_.]`).test(name));
  expect(files.length).toBe(shared.length + locales.flatMap(own).length);
  for (const language of locales) expect(size([...shared, ...own(language)])).toBeLessThan(LARGEST);
});

test('what the index was made from is no part of the site', () => {
  expect([...builtSite.files].filter((file) => file.includes('search-records'))).toEqual([]);
});

test('no text has a hyphen that would hide a word from the index', () => {
  const marked = builtSite.pages.filter(({ html }) => /[\u2011\u00ad]|&shy;|&#8209;/.test(html));
  expect(marked.map(({ file }) => file)).toEqual([]);
});

test('every page says what language it is in', () => {
  expect(builtSite.pages.filter(({ root }) => !root.querySelector('html')?.getAttribute('lang'))).toEqual([]);
});
