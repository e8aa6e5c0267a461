import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createProblem } from '../../../src/practice/problem.ts';
import { readSeed } from '../../../src/practice/seed.ts';

const file = new URL('problems-v1.json', import.meta.url);
const frozen = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>;

// A link that somebody has sent, and the problem of a day gone by, stay what they were.
it.each(Object.keys(frozen))('%s is the problem that it was when version 1 was published', (text) => {
  const read = readSeed(text);
  if (!read.ok) throw new Error(`${text} is no seed any more`);
  const { combat: _, seed, topics: __, day: ___, ...rest } = createProblem(read.seed);
  expect(seed).toBe(text);
  expect(rest).toEqual(frozen[text]);
});
