import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packed } from '../../weight/weight.ts';
import { builtSite } from './site.ts';

/** In bytes after Brotli. */
const HEAVIEST = 8_000;

const read = (file: string) => readFileSync(path.join(builtSite.dir, file), 'utf8');

test('what counts large boards is one small script, kept for readers without a network', () => {
  const workers = [...builtSite.files].filter((file) => /_astro\/worker-[^/]+\.js$/.test(file));
  expect(workers).toHaveLength(1);
  for (const file of workers) {
    const script = read(file);
    expect(packed(script)).toBeLessThanOrEqual(HEAVIEST);
    // It is complete in itself: nothing else has to come before it answers.
    expect(script).not.toMatch(/\bimport\b/);
    expect(read('sw.js')).toContain(path.basename(file));
  }
});
