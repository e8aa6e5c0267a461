import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cards } from '../../../src/catalog/cards.ts';
import { idsIn } from '../../../src/components/mdx/used.ts';
import { locales } from '../../../src/i18n/locales.ts';
import cases from '../../unit/engine/cases.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../../..');
const part = (locale: string, page: string, heading: string) => {
  const text = readFileSync(path.join(root, `content/${locale}/about/${page}.mdx`), 'utf8');
  const [, here = ''] = text.split(`[#${heading}]`);
  return here.split('\n## ')[0] ?? '';
};

test.each(locales)('every card whose facts are not settled is told as unconfirmed (%s)', (locale) => {
  const told = idsIn(part(locale, 'unconfirmed', 'cards'), 'Card');
  const open = cards.filter(({ confidence }) => confidence === 'unclear').map(({ id }) => id);
  expect([...told].sort()).toEqual(open.sort());
});

test.each(locales)('the public cases are counted as they are (%s)', (locale) => {
  const said = part(locale, 'how-it-is-checked', 'public-cases')
    .match(/\b\d+\b/g)
    ?.map(Number);
  const count = (verdict: string) => cases.filter(({ agrees }) => agrees === verdict).length;
  expect(said).toEqual([cases.length, ...['agree', 'disagree', 'partial', 'unclear'].map(count)]);
});
