import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { dictionaries } from '../../../src/i18n/dictionaries.ts';
import type { Namespace } from '../../../src/i18n/index.ts';
import { entries } from '../../../src/i18n/parity.ts';

const src = fileURLToPath(new URL('../../../src/', import.meta.url));
const source = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|astro)$/.test(file))
  .map((file) => readFileSync(src + file, 'utf8'))
  .join('\n');

/** Groups whose name is made up where they are asked for, or that are handed on whole. */
const elsewhere: Readonly<Record<string, RegExp>> = {
  examples: /./,
  offline: /^update\./,
  predict: /^(sum|choose|assign)\./,
};

/** Whether the site names a key whole, or one of the groups that it is in with a rest that is made up. */
const isNamed = (key: string): boolean => {
  const parts = key.split('.');
  const groups = parts.map((_, i) => parts.slice(0, i).join('.')).filter(Boolean);
  return source.includes(`'${key}'`) || groups.some((group) => source.includes(`\`${group}.\${`));
};

test.each(Object.keys(dictionaries.en) as Namespace[])('%s: the site asks for every key', (namespace) => {
  const keys = [...entries(dictionaries.en[namespace]).keys()];
  expect(keys.filter((key) => !elsewhere[namespace]?.test(key) && !isNamed(key))).toEqual([]);
});
