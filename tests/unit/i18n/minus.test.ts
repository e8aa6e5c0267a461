import { expect, test } from 'vitest';
import { dictionaries } from '../../../src/i18n/dictionaries.ts';
import { createFormat } from '../../../src/i18n/format.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { withMinus } from '../../../src/i18n/minus.ts';

test('a number below 0 has the sign that is as wide as a figure', () => {
  expect(withMinus(-3)).toBe('−3');
  expect(withMinus(0)).toBe('0');
  expect(withMinus(12)).toBe('12');
});

test('so do words that begin with one, and a hyphen among them stays', () => {
  expect(withMinus('-1 half-point')).toBe('−1 half-point');
  expect(withMinus('2 half-points')).toBe('2 half-points');
});

test.each(locales)('so does a number as it is written in %s', (locale) => {
  expect(withMinus(createFormat<'board'>(locale, dictionaries[locale].board).number(-3))).toBe('−3');
});
