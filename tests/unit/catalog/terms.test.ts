import { describe, expect, test } from 'vitest';
import { isRuleId } from '../../../src/catalog/rules.ts';
import {
  confusedWith,
  confusions,
  frenchStandings,
  hasRemark,
  isTermId,
  term,
  termIds,
} from '../../../src/catalog/terms.ts';
import { isExampleId } from '../../../src/examples/index.ts';
import en from '../../../src/i18n/en/terms.json' with { type: 'json' };
import fr from '../../../src/i18n/fr/terms.json' with { type: 'json' };
import { locales } from '../../../src/i18n/locales.ts';
import { termName, termVariants } from '../../../src/i18n/names.ts';

const sorted = (keys: readonly string[]): readonly string[] => keys.toSorted();

describe.each([
  { language: 'English', words: en },
  { language: 'French', words: fr },
])('$language', ({ words }) => {
  test('every term has its definition, and no other', () => {
    expect(sorted(Object.keys(words.text))).toEqual(sorted(termIds));
  });

  test('every pair is told apart, every standing and every remark has its sentence', () => {
    expect(sorted(Object.keys(words.apart))).toEqual(sorted(Object.keys(confusions)));
    expect(sorted(Object.keys(words.french))).toEqual(sorted(frenchStandings));
    expect(sorted(Object.keys(words.remark))).toEqual(sorted(termIds.filter(hasRemark)));
  });
});

test.each(termIds)('%s is whole', (id) => {
  const { rules, boards = [], ours, french: standing } = term(id);
  expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  for (const locale of locales) expect(termName(locale, id).trim()).not.toBe('');
  expect(rules.every(isRuleId)).toBe(true);
  expect(boards.filter((board) => !isExampleId(board))).toEqual([]);
  const names = locales.map((locale) => [termName(locale, id), ...termVariants(locale, id)]);
  for (const list of [...names, rules, boards]) expect(new Set(list).size).toBe(list.length);
  // A word of ours has no usage to rely on.
  if (ours) expect(standing).toBeUndefined();
});

test('no two terms share a name', () => {
  for (const locale of locales) {
    const names = termIds.map((id) => termName(locale, id).toLowerCase());
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  }
});

test('our own words are marked, and only those', () => {
  expect(sorted(termIds.filter((id) => term(id).ours))).toEqual([
    'adjusted',
    'dealt',
    'leftover',
    'need',
    'ordinary-unit',
    'outcome',
    'raw',
    'reading',
    'replay-order',
    'split',
  ]);
});

describe('French words', () => {
  test('none for Might is used for Power', () => {
    expect(termName('fr', 'might')).toBe('puissance');
    expect(termName('fr', 'power')).not.toContain('puissance');
  });

  test('a word seen nowhere is said to be ours, one that has not settled is said to be so', () => {
    expect(term('owner').french).toBe('suggested');
    expect(term('permanent').french).toBe('suggested');
    expect(term('prevent-value').french).toBe('suggested');
    expect(term('bonus-damage').french).toBe('suggested');
    expect(term('stunned').french).toBe('single');
    expect(term('prevent').french).toBe('unsettled');
    expect(term('excess-damage').french).toBe('unsettled');
    expect(term('tank').french).toBeUndefined();
  });
});

describe('what is taken for one another', () => {
  test('is told on both sides', () => {
    expect(confusedWith('power')).toEqual([{ confusion: 'might-and-power', other: 'might' }]);
    expect(confusedWith('might')).toContainEqual({ confusion: 'might-and-power', other: 'power' });
    expect(confusedWith('prevent').map(({ other }) => other)).toEqual(['shield', 'immune']);
    expect(confusedWith('base')).toEqual([]);
  });

  test('is two different terms, each pair once', () => {
    const pairs = Object.values(confusions).map((pair) => sorted(pair).join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const [a, b] of Object.values(confusions)) expect(a).not.toBe(b);
  });
});

test('ids are looked up among the terms alone', () => {
  expect(isTermId('tank')).toBe(true);
  expect(isTermId('constructor')).toBe(false);
});
