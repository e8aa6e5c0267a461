import { describe, expect, test, vi } from 'vitest';
import { type Dictionary, dictionaries } from '../../../src/i18n/dictionaries.ts';
import { createFormat } from '../../../src/i18n/format.ts';
import { locales, type Namespace, translator } from '../../../src/i18n/index.ts';
import { entries } from '../../../src/i18n/parity.ts';

const counts = [0, 1, 1.5, 2, -1, -3, 999_999, 1_000_000, 3_000_000, 1_000_001];

type Loose = (key: string, values: Readonly<Record<string, string | number | bigint>>) => string;

describe.each(locales)('%s', (locale) => {
  test.each(Object.keys(dictionaries.en) as Namespace[])('%s: every key as i18next has it', (namespace) => {
    const words: Dictionary = dictionaries[locale][namespace];
    const ours = createFormat<typeof namespace>(locale, words) as unknown as Loose;
    const theirs = translator(locale, namespace) as unknown as Loose;
    for (const [key, { values }] of entries(words)) {
      for (const count of counts) {
        // Numbers and texts in turn; the text would be expanded by a formatter that reads its values again.
        const sample = Object.fromEntries(
          values.map((name, i) => [name, name === 'count' || i % 2 === 0 ? count : '{{count}} $t(x) $& \\1']),
        );
        expect(ours(key, sample), key).toBe(theirs(key, sample));
      }
    }
  });
});

const words = {
  plain: 'as it is',
  group: { deeper: { key: 'found' }, 'dotted.key': 'found too' },
  hello: '{{name}}, {{name}} and {{other}}',
  amount: 'it is {{n}}',
  boards_one: '{{count}} board',
  boards_many: '{{count}} of boards',
  boards_other: '{{count}} boards',
};

describe('a format', () => {
  const en = createFormat('en', words) as unknown as Loose;
  const fr = createFormat('fr', words) as unknown as Loose;

  test('finds nested keys and fills every place of a value', () => {
    expect(en('plain', {})).toBe('as it is');
    expect(en('group.deeper.key', {})).toBe('found');
    expect(en('group.dotted.key', {})).toBe('found too');
    expect(en('hello', { name: 'A', other: 'B' })).toBe('A, A and B');
  });

  test('writes numbers the way of the language', () => {
    expect(en('amount', { n: 1234567 })).toBe('it is 1,234,567');
    expect(fr('amount', { n: 1234567 })).toBe('it is 1\u202f234\u202f567');
    expect(en('amount', { n: 12345678901234567890n })).toBe('it is 12,345,678,901,234,567,890');
    expect(en('amount', { n: '1234' })).toBe('it is 1234');
    expect(en('amount', { n: 999 })).toBe('it is 999');
    expect(en('amount', { n: 1000n })).toBe('it is 1,000');
  });

  test('makes no formatter until words need one', () => {
    const made = [
      vi.spyOn(Intl, 'NumberFormat'),
      vi.spyOn(Intl, 'PluralRules'),
      vi.spyOn(Intl, 'ListFormat'),
    ];
    const fresh = createFormat('fr', words) as unknown as Loose;
    expect(fresh('amount', { n: 999 })).toBe('it is 999');
    for (const formatter of made) expect(formatter).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test.each([
    { count: 0, english: '0 boards', french: '0 board' },
    { count: 1, english: '1 board', french: '1 board' },
    { count: 1.5, english: '1.5 boards', french: '1,5 board' },
    { count: 2, english: '2 boards', french: '2 boards' },
    { count: -1, english: '-1 board', french: '-1 board' },
    { count: 1_000_000, english: '1,000,000 boards', french: '1\u202f000\u202f000 of boards' },
    { count: 1n, english: '1 board', french: '1 board' },
    { count: 2_000_000n, english: '2,000,000 boards', french: '2\u202f000\u202f000 of boards' },
    // As a float this is a round number of millions.
    {
      count: 10_000_000_000_000_001n,
      english: '10,000,000,000,000,001 boards',
      french: '10\u202f000\u202f000\u202f000\u202f000\u202f001 boards',
    },
  ])('picks the plural of $count', ({ count, english, french }) => {
    expect(en('boards', { count })).toBe(english);
    expect(fr('boards', { count })).toBe(french);
  });

  test('lists', () => {
    const { list } = createFormat('fr', words);
    expect(list(['Muret', 'Rempart', 'Vigie'], 'and')).toBe('Muret, Rempart et Vigie');
    expect(list(['Muret', 'Rempart'], 'or')).toBe('Muret ou Rempart');
    expect(list(['Muret'], 'and')).toBe('Muret');
    expect(createFormat('en', words).list(['Ram', 'Runner', 'Wall'], 'and')).toBe('Ram, Runner and Wall');
  });

  test.each(['nothing', 'group', 'group.other', 'plain.more', 'boards'])('throws on the key %s', (key) => {
    expect(() => en(key, {})).toThrow(`No words for ${key} in en`);
  });

  test('throws on a value left out', () => {
    expect(() => en('hello', { name: 'A' })).toThrow('No value for {{other}} of hello');
  });
});

describe('the translator', () => {
  const t = translator('fr', 'engine') as unknown as Loose;

  test('throws on a missing key and on a value left out', () => {
    expect(() => t('nothing.here', {})).toThrow('No words for nothing.here');
    expect(() => t('item.has', { name: 'A' })).toThrow('No value for {{amount}}');
  });

  test('takes bigints', () => {
    expect(t('outcome.dies', { names: 'Muret', count: 1n })).toBe('Muret meurt.');
  });
});
