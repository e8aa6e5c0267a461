import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engineRules } from '../../../src/engine/index.ts';

const sources = globSync('tests/unit/**/*.test.ts').map((path) => readFileSync(path, 'utf8'));
const titles = sources.flatMap((text) =>
  [...text.matchAll(/\bit\(\s*'((?:[^'\\]|\\.)*)'/g)].map((hit) => hit[1] ?? ''),
);

describe('the tests name the rules', () => {
  it('each rule of the engine has a test of something accepted and one of something refused', () => {
    const without = Object.keys(engineRules).flatMap((rule) =>
      ['accepted', 'refused'].flatMap((verdict) =>
        titles.some((title) => title.startsWith(`${rule} ${verdict}: `)) ? [] : [`${rule} ${verdict}`],
      ),
    );
    expect(without).toEqual([]);
  });
});
