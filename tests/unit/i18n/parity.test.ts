import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { declaration } from '../../../src/i18n/declare.ts';
import { dictionaries } from '../../../src/i18n/dictionaries.ts';
import type { Namespace } from '../../../src/i18n/index.ts';
import { othersThan } from '../../../src/i18n/locales.ts';
import { problems } from '../../../src/i18n/parity.ts';

test.each(Object.keys(dictionaries.en) as Namespace[])('%s: the languages agree', (namespace) => {
  for (const locale of othersThan('en'))
    expect(problems(dictionaries.en[namespace], dictionaries[locale][namespace], locale)).toEqual([]);
});

test('placeholders.ts is what declare.ts writes', () => {
  const file = new URL('../../../src/i18n/placeholders.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(declaration());
});

const en = {
  title: 'Two walls',
  greet: 'Hello, {{name}}',
  n: { unit_one: 'a unit', unit_other: '{{count}} units' },
};
const fr = {
  title: 'Deux murs',
  greet: 'Bonjour, {{name}}',
  n: { unit_one: '{{count}} unité', unit_many: '{{count}} d’unités', unit_other: '{{count}} unités' },
};

describe('problems', () => {
  test('none in words that agree', () => {
    expect(problems(en, fr, 'fr')).toEqual([]);
  });

  test.each([
    ['a key that French lacks', en, { greet: fr.greet, n: fr.n }, ['fr: title is missing']],
    ['a key that English lacks', { greet: en.greet, n: en.n }, fr, ['en: title is missing']],
    ['a placeholder that French lacks', en, { ...fr, greet: 'Bonjour' }, ['fr: greet lacks {{name}}']],
    ['a placeholder that English lacks', { ...en, greet: 'Hello' }, fr, ['en: greet lacks {{name}}']],
    [
      'another placeholder',
      en,
      { ...fr, greet: 'Bonjour, {{nom}}' },
      ['en: greet lacks {{nom}}', 'fr: greet lacks {{name}}'],
    ],
    [
      'no French many',
      en,
      { ...fr, n: { unit_one: fr.n.unit_one, unit_other: fr.n.unit_other } },
      ['fr: n.unit_many is missing'],
    ],
    [
      'a count left out of one French form',
      en,
      { ...fr, n: { ...fr.n, unit_other: 'des unités' } },
      ['fr: n.unit_other lacks {{count}}'],
    ],
    [
      'French without plural forms',
      en,
      { ...fr, n: { unit: '{{count}} unités' } },
      [
        'fr: n.unit_one is missing',
        'fr: n.unit_many is missing',
        'fr: n.unit_other is missing',
        'fr: n.unit is never used',
      ],
    ],
    [
      'a many that English never uses',
      { ...en, n: { ...en.n, unit_many: '{{count}} units' } },
      fr,
      ['en: n.unit_many is never used'],
    ],
    [
      'an empty text',
      { ...en, title: ' ' },
      { ...fr, title: '' },
      ['en: title is empty', 'en: title has a space too many', 'fr: title is empty'],
    ],
    ['a double space', en, { ...fr, title: 'Deux  murs' }, ['fr: title has a space too many']],
    ['a space at the end', { ...en, title: 'Two walls ' }, fr, ['en: title has a space too many']],
    [
      'a straight apostrophe',
      en,
      { ...fr, title: "L'attaquant" },
      ['fr: title has a straight quote or apostrophe'],
    ],
    ['a plain space before !', en, { ...fr, title: 'Deux murs !' }, ['fr: title needs U+202F before ; ! ?']],
    ['no space before ?', en, { ...fr, title: 'Deux murs?' }, ['fr: title needs U+202F before ; ! ?']],
    [
      'a plain space before a colon',
      en,
      { ...fr, title: 'Deux : murs' },
      ['fr: title needs U+00A0 before :'],
    ],
    ['plain spaces in guillemets', en, { ...fr, title: '« murs »' }, ['fr: title needs U+00A0 inside « »']],
    [
      'a format inside a placeholder',
      { ...en, title: '{{n, number}}' },
      fr,
      ['en: title has more than plain {{placeholders}}'],
    ],
  ])('%s', (_, english, french, expected) => {
    expect(problems(english, french, 'fr')).toEqual(expected);
  });

  test('French spacing as it should be', () => {
    expect(
      problems(
        { a: 'Which wall? This one: “low”; no!' },
        { a: 'Quel mur\u202f? Celui-ci\u00a0: «\u00a0bas\u00a0»\u202f; non\u202f!' },
        'fr',
      ),
    ).toEqual([]);
  });
});
