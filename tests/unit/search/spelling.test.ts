import { describe, expect, test } from 'vitest';
import { meant } from '../../../src/components/search/meant.ts';
import { areOneLetterApart } from '../../../src/components/search/spelling.ts';

describe('one letter apart', () => {
  test.each([
    ['backline', 'backlime'],
    ['backline', 'bacline'],
    ['backline', 'backlinee'],
    ['backline', 'xbackline'],
    ['backline', 'abckline'],
    ['backline', 'backlien'],
    ['aab', 'ab'],
    ['', 'a'],
  ])('%s and %s', (a, b) => {
    expect(areOneLetterApart(a, b)).toBe(true);
    expect(areOneLetterApart(b, a)).toBe(true);
  });

  test.each([
    ['backline', 'backline'],
    ['backline', 'backli'],
    ['backline', 'bakcilne'],
    ['tank', 'tkna'],
    ['abcd', 'badc'],
    ['aa', 'bb'],
    ['', 'ab'],
  ])('but not %s and %s', (a, b) => {
    expect(areOneLetterApart(a, b)).toBe(false);
    expect(areOneLetterApart(b, a)).toBe(false);
  });
});

describe('did you mean', () => {
  const asked = (locale: 'en' | 'fr', ...words: string[]) => meant(locale, words, new Set(words));

  test.each([
    ['en', 'bakcline', 'Backline'],
    ['en', 'backlne', 'Backline'],
    ['en', 'leathal', 'lethal'],
    ['en', 'shiedl', 'Shield'],
    ['en', 'bouclir', 'bouclier'],
    ['fr', 'atribuer', 'attribuer'],
    ['fr', 'arriere-lgne', 'arrière-ligne'],
    ['fr', 'étourdit', 'étourdie'],
    ['fr', 'bakline', 'Backline'],
  ] as const)('%s: %s → %s', (locale, word, name) => expect(asked(locale, word)[0]).toBe(name));

  test('an unfinished word is not misspelt', () => {
    for (const word of ['back', 'backl', 'leth', 'atta']) expect(asked('en', word)).toEqual([]);
  });

  test('short words and words far from any term are left alone', () => {
    for (const word of ['tan', 'of', 'zzzzzz', 'giraffe']) expect(asked('en', word)).toEqual([]);
  });

  test('only the word that the index does not know is put right', () => {
    expect(meant('en', ['tank', 'and', 'bakline'], new Set(['bakline']))[0]).toBe('tank and Backline');
  });
});
