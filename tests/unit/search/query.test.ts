import { describe, expect, test } from 'vitest';
import { nameKey, readQuery } from '../../../src/components/search/query.ts';

const asked = (typed: string) => readQuery('fr', typed).text;

describe('what is typed, as Pagefind is asked for it', () => {
  test.each([
    ['Dégâts', 'dégâts'],
    ['l’attaquant', 'attaquant'],
    ["l'attaquant", 'attaquant'],
    ['qu’une unité', 'unité'],
    ['L’ASSAUT s’ajoute', 'assaut ajoute'],
    ['aujourd’hui', "aujourd'hui"],
    ['arrière‑ligne', 'arrière-ligne'],
    ['cœur, Œuvre', 'coeur oeuvre'],
    ['+15 % (tank)', '15 tank'],
    ['deux\u00a0: trois\u202f!', 'deux trois'],
    ['attribuées', 'attribué'],
    ['unités', 'unité'],
    ['', ''],
    [' " ', ''],
    ['<b>&amp;', 'b amp'],
  ])('%s → %s', (typed, text) => expect(asked(typed)).toBe(text));

  test.each([
    ['"dégâts mortels"', '"dégâts mortels"'],
    ['« dégâts mortels »', '"dégâts mortels"'],
    ['“lethal damage”', '"lethal damage"'],
    ['dégâts "mortels"', 'dégâts mortels'],
    ['"mortels', 'mortels'],
  ])('quotes around everything are kept: %s → %s', (typed, text) => expect(asked(typed)).toBe(text));

  test('an accent may be a sign of its own', () => {
    expect(asked('de\u0301ga\u0302ts')).toBe('dégâts');
  });

  test('plurals of participles are cut in French alone', () => {
    expect(readQuery('en', 'employees').text).toBe('employees');
  });

  test('what only makes a question of it is left out, where anything else is there', () => {
    expect(readQuery('en', 'Can I skip the Tank?')).toEqual({
      numbers: [],
      words: ['can', 'i', 'skip', 'the', 'tank'],
      text: 'skip tank',
    });
    expect(asked('Peut-on ignorer le tank ?')).toBe('ignorer tank');
    expect(readQuery('en', 'what is it').text).toBe('what is it');
    expect(readQuery('en', '"in the order"').text).toBe('"in the order"');
  });

  test('a text that was pasted is cut', () => {
    expect(asked('a'.repeat(5000)).length).toBeLessThan(200);
  });
});

describe('rule numbers', () => {
  test.each([
    ['465.2.c.6', ['465.2.c.6'], ''],
    ['rule 465.2c6', ['rule 465.2c6'], ''],
    ['règle 465 2 c 6', ['règle 465 2 c 6'], ''],
    ['tank 815.1.c.2', ['815.1.c.2'], 'tank'],
    ['465.2.c.3, 465.2.c.4', ['465.2.c.3', '465.2.c.4'], ''],
    // No rule numbers, but never looked up as text either.
    ['4651', ['4651'], ''],
    ['465.2.3', ['465.2.3'], ''],
    // Amounts are text.
    ['3 dégâts', [], '3 dégâts'],
    ['12', [], '12'],
  ])('%s', (typed, numbers, text) => expect(readQuery('fr', typed)).toMatchObject({ numbers, text }));
});

test('names are compared without capitals, accents, hyphens and typographic signs', () => {
  for (const name of ['Arrière-ligne', 'arriere ligne', 'ARRIÈRE‑LIGNE', ' arrière  ligne '])
    expect(nameKey(name)).toBe('arriere ligne');
  expect(nameKey('L’œuf')).toBe("l'oeuf");
});
