import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

test('the table of dependencies names every package at its version, and no other', () => {
  const text = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([^`]+)` \| (\S+) \|/gm)].map(
    ([, name, version]) => `${name} ${version}`,
  );
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  const named = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(rows.sort()).toEqual(named.map(([name, version]) => `${name} ${version}`).sort());
});
