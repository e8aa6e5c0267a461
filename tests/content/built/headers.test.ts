import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { headerRules, headersFor } from '../../../src/integrations/headers.ts';
import { builtSite } from './site.ts';

const rules = readFileSync(path.join(builtSite.dir, '_headers'), 'utf8');
const headersOf = (address: string): string[] =>
  headersFor(rules, address).map((header) => header.join(': '));

const NO_FRAME = "Content-Security-Policy: frame-ancestors 'none'";

test('no page may be framed, but for those that are made for it', () => {
  for (const page of builtSite.pages) {
    const isMadeForIt = /^\/[a-z]{2}\/embed\//.test(page.path);
    expect(headersOf(page.path).includes(NO_FRAME), page.path).toBe(!isMadeForIt);
  }
  expect(headersOf('/en/embed/some-board/')).not.toContain(NO_FRAME);
});

test('no address gets a header twice', () => {
  for (const file of [...builtSite.files, ...builtSite.pages.map((page) => page.path)]) {
    const names = headersOf(file).map((header) => header.split(':')[0]);
    expect(new Set(names).size, file).toBe(names.length);
  }
});

test('what is named by its content is cached for good, the worker never; what other sites use they may read', () => {
  const cached = (file: string) =>
    headersOf(file).includes('Cache-Control: public, max-age=31536000, immutable');
  for (const file of builtSite.files)
    expect(cached(file), file).toBe(/^\/(_astro|pagefind\/(fragment|index|filter))\//.test(file));
  expect(headersOf('/sw.js')).toContain('Cache-Control: no-cache');
  for (const file of builtSite.files)
    expect(headersOf(file).includes('Access-Control-Allow-Origin: *'), file).toBe(
      /^\/(conformance|engine|_astro|[a-z]{2}\/embed)\//.test(file),
    );
});

test('every answer has the headers that keep a browser careful', () => {
  const names = headersOf('/anything').map((header) => header.split(':')[0]);
  expect(names).toEqual([
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Strict-Transport-Security',
  ]);
});

test('below a base path the rules are too', () => {
  for (const [address] of headerRules('/some/where', ['', 'en/']))
    expect(address).toMatch(/^\/some\/where\//);
});
