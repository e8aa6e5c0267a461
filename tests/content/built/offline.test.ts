import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { locales, othersThan } from '../../../src/i18n/locales.ts';
import { keptSets } from '../../../src/integrations/offline/sets.ts';
import { builtSite } from './site.ts';

/** In bytes, as sent by a host that packs text, though not in the best way. */
const KEPT_UNASKED = 1_500_000;

const files = globSync('**/*.*', { cwd: builtSite.dir }).sort();
const sets = new Map(keptSets(files).map(({ name, files }) => [name, files]));
const filesOf = (name: string) => sets.get(name) ?? [];
const read = (file: string) => readFileSync(path.join(builtSite.dir, file));
const worker = read('sw.js').toString();

test.each(locales)(
  'in %s: guide, lessons, boards and search are kept, and nothing of another language',
  (locale) => {
    const others = othersThan(locale).join('|');
    const kept = filesOf(locale);
    const needed = files.filter(
      (file) =>
        file === 'index.html' ||
        new RegExp(`^${locale}/((guide|learn)/.*|search/|offline/|)index\\.html$`).test(file) ||
        /^_astro\/.*\.(js|css|woff2)$/.test(file) ||
        /^pagefind\/pagefind(-worker|-entry)?\.js/.test(file) ||
        new RegExp(`^pagefind/.*\\b${locale}[._]`).test(file),
    );
    expect(needed.length).toBeGreaterThan(50);
    expect(needed.filter((file) => !kept.includes(file))).toEqual([]);
    const foreign = new RegExp(`^(?:${others})/|^pagefind/.*\\b(?:${others})[._]`);
    expect(kept.filter((file) => foreign.test(file))).toEqual([]);
  },
);

test.each(locales)('in %s: that is small', (locale) => {
  const bytes = filesOf(locale).reduce((sum, file) => {
    const isText = /\.(html|js|css|json|svg)$/.test(file);
    return sum + (isText ? gzipSync(read(file)).length : read(file).length);
  }, 0);
  expect(bytes).toBeLessThanOrEqual(KEPT_UNASKED);
});

test.each(locales)('in %s: everything is every page', (locale) => {
  const kept = new Set([...filesOf(locale), ...filesOf(`${locale}-all`)]);
  expect(
    builtSite.pages
      .map(({ file }) => file)
      .filter((file) => file.startsWith(`${locale}/`) && !kept.has(file)),
  ).toEqual([]);
});

test('the worker knows each file, and by its content where its name does not tell', () => {
  for (const file of new Set([...sets.values()].flat())) {
    expect(worker, file).toContain(file.replace(/(^|\/)index\.html$/, '$1'));
    if (file.endsWith('.html'))
      expect(worker, file).toContain(createHash('sha256').update(read(file)).digest('hex').slice(0, 12));
  }
});

test('the page about it says how much it is', () => {
  for (const locale of locales) {
    const html = read(`${locale}/offline/index.html`).toString();
    expect(html).not.toContain('%size');
    expect(html).toMatch(/\d[.,]\d\sM[Bo]/);
  }
});

test('each page of a language names what a browser needs to put the site among its apps', () => {
  for (const { file, root } of builtSite.pages.filter(({ root }) => root.querySelector('header.top nav'))) {
    const manifest = root.querySelector('link[rel="manifest"]')?.getAttribute('href');
    expect(manifest, file).toBe(`/${file.split('/')[0]}/manifest.webmanifest`);
  }
});
