import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isRuleId, numberIn } from '../../../src/catalog/rules.ts';
import { rulesVersions } from '../../../src/catalog/versions.ts';
import { type Locale, locales, translator } from '../../../src/i18n/index.ts';

const older = rulesVersions.filter((version) => version !== '1.4');

/** The rows of the page's last table: the rule, and what each older edition is said to have. */
const rowsOf = (locale: Locale) => {
  const file = path.resolve(import.meta.dirname, '../../../content', locale, 'guide/rules-versions.mdx');
  const [, table = ''] = readFileSync(file, 'utf8').split('[#numbers]');
  return [...table.matchAll(/^\|(.+)\| <Rule id="([^"]+)" \/> \|$/gm)].map(([, cells = '', id = '']) => ({
    id,
    numbers: cells
      .split('|')
      .slice(1)
      .map((cell) => cell.trim()),
  }));
};

test.each(locales)('the numbers side by side are those of the catalogue (%s)', (locale) => {
  const t = translator(locale, 'library');
  const rows = rowsOf(locale);
  expect(rows.length).toBeGreaterThan(20);
  for (const { id, numbers } of rows) {
    if (!isRuleId(id)) throw new Error(`no rule ${id}`);
    const expected = older.map((version) => {
      const number = numberIn(id, version);
      return number === 'unknown' || number === 'absent' ? t(`rule.${number}`) : number;
    });
    expect([id, numbers]).toEqual([id, expected]);
  }
});
