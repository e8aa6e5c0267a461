import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no page has two spaces in a row, a space at the end of a line, or a tab', () => {
  const faults = globSync('content/**/*.mdx').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) =>
        /\S[ \u00a0\u202f]{2}|[ \u00a0\u202f]$|\t/.test(line) ? [`${file}:${i + 1}`] : [],
      ),
  );
  expect(faults).toEqual([]);
});
