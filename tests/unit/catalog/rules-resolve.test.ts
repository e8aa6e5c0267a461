import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownNumbers, normalizeNumber, resolveNumber } from '../../../src/catalog/rules.ts';

describe('what people type', () => {
  test.each<[string, string]>([
    ['465.2.c.6', '465.2.c.6'],
    ['rule 465.2c6', '465.2.c.6'],
    ['R 815.1.b', '815.1.b'],
    ['r815.1.b', '815.1.b'],
    ['CR 460.2.c.5', '460.2.c.5'],
    ['CR460.2.c.5', '460.2.c.5'],
    ['CR 1.4 465.2.c.3', '465.2.c.3'],
    ['CR1.4 465.2.c.3', '465.2.c.3'],
    ['v1.3, 460.2.c.5', '460.2.c.5'],
    ['1.1 439.1.d.9', '439.1.d.9'],
    ['Core Rules 437.5.b', '437.5.b'],
    ['core rule 437.5.B', '437.5.b'],
    ['RULE 465.2.C.4.A', '465.2.c.4.a'],
    ['rules: 466.1', '466.1'],
    ['règle 465.2.c.6', '465.2.c.6'],
    ['Règle n° 465.2.c.6', '465.2.c.6'],
    ['RÈGLES 465.2.C.6', '465.2.c.6'],
    ['re\u0300gle 465.2.c.6', '465.2.c.6'],
    ['regle 465.2.c.6', '465.2.c.6'],
    ['numéro 465', '465'],
    ['rule no. 465', '465'],
    ['nº 465', '465'],
    ['section 465.2', '465.2'],
    ['Art. 465.2', '465.2'],
    ['§465.2.c', '465.2.c'],
    ['§ 465.2.c', '465.2.c'],
    ['#465.2.c', '465.2.c'],
    ['465', '465'],
    ['  465.2.c.6  ', '465.2.c.6'],
    ['465.2.c.6.', '465.2.c.6'],
    ['465.2.c.6\u202f?', '465.2.c.6'],
    ['(465.2.c.6)', '465.2.c.6'],
    ['«\u00a0465.2.c.6\u00a0»', '465.2.c.6'],
    ['465 2 c 6', '465.2.c.6'],
    ['465-2-c-6', '465.2.c.6'],
    ['465, 2, c, 6', '465.2.c.6'],
    ['465.2(c)(6)', '465.2.c.6'],
    ['465/2/c/6', '465.2.c.6'],
    ['465..2.c.6', '465.2.c.6'],
    ['465 . 2 . c . 6', '465.2.c.6'],
    ['465.2c10', '465.2.c.10'],
    ['4652c6', '465.2.c.6'],
    ['437.5a', '437.5.a'],
    ['423.1.a.1', '423.1.a.1'],
    ['437.1.b.1.b', '437.1.b.1.b'],
    ['４６５．２．ｃ', '465.2.c'],
    ['002', '002'],
    ['rule 2', '002'],
    ['rule 54', '054'],
    ['règle 54', '054'],
    ['054', '054'],
  ])('%j is %s', (typed, number) => {
    expect(normalizeNumber(typed)).toBe(number);
  });

  test.each([
    '',
    ' ',
    'tank',
    'recall',
    'rule',
    'règle',
    'CR 1.4',
    'v1.4',
    '1.4',
    '2',
    '54',
    '4651',
    '2026',
    '2026-07-16',
    '465.2.c.1-4',
    '465 466',
    '465.2.c.6 465.2.c.7',
    '465.2.c.6, 465.2.c.7',
    '465.2.c.6 tank',
    'tank 815',
    '815 tank',
    '465.c',
    '465.2.6',
    '465.2.cc',
    '465.2.c.iii',
    '465.02',
    '465.2.c.100',
    '465.½',
    '46.5.2',
    '465.2.ç',
    'OGN-191',
    '3 + 2',
    '-465',
  ])('%j is no rule number', (typed) => {
    expect(normalizeNumber(typed)).toBeUndefined();
    expect(resolveNumber(typed)).toEqual({ status: 'not-a-number' });
  });

  test('whatever is typed, what comes out is a number that is read as itself, or nothing', () => {
    const pieces = [
      'rule ',
      'règle ',
      'r',
      'CR 1.4 ',
      '465',
      '2',
      '10',
      'c',
      '.',
      ' ',
      '-',
      '(',
      ')',
      'tank',
    ];
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const number = normalizeNumber(text);
        if (number === undefined) return;
        expect(number).toMatch(/^\d{3}(?:\.[1-9]\d?(?:\.[a-z]\.[1-9]\d?)*(?:\.[a-z])?)?$/);
        expect(normalizeNumber(number)).toBe(number);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['1', 'r', ' ', '(', 'c6', 'règle '])('a long run of %j is read at once', (piece) => {
    const start = performance.now();
    for (const times of [5, 20, 70, 100_000]) {
      expect(normalizeNumber(`465.2.c${piece.repeat(times)}&`)).toBeUndefined();
      expect(normalizeNumber(`${piece.repeat(times)}&`)).toBeUndefined();
    }
    expect(performance.now() - start).toBeLessThan(500);
  });

  test('every known number is read as itself, in any of the ways', () => {
    for (const number of knownNumbers) {
      expect(normalizeNumber(number)).toBe(number);
      expect(normalizeNumber(`Rule ${number.toUpperCase()}`)).toBe(number);
      expect(normalizeNumber(`règle ${number.replaceAll('.', ' ')}`)).toBe(number);
      const [section = '', first = '', ...rest] = number.split('.');
      expect(normalizeNumber(`CR ${section}.${first}${rest.join('')}`)).toBe(number);
    }
  });
});

/** What was found, in one line. */
const found = (typed: string): string => {
  const lookup = resolveNumber(typed);
  if (lookup.status === 'not-a-number') return lookup.status;
  if (lookup.status === 'exact')
    return `${lookup.number}: ${lookup.meanings.map(({ id, versions }) => `${id} ${versions.join(' ')}`).join(', ')}`;
  return `${lookup.number}? above ${lookup.nearest?.number ?? 'nothing'}, below ${lookup.under.length}`;
};

describe('ten old numbers', () => {
  test.each<[string, string]>([
    ['443.1.d.7', '443.1.d.7: pick-tank-or-backline 1.2'],
    ['460.2.c.5', '460.2.c.5: requirements-if-able 1.3'],
    ['626.1.d.2', '626.1.d.2: lethal-in-full 1.0'],
    ['439.1.d.9', '439.1.d.9: exempt-immune 1.1'],
    ['731', '731: xp-is-no-object 1.4, tank 1.1'],
    ['741', '741: counters 1.4, tank 1.2'],
    ['461.3', '461.3: combat-and-showdown-staged 1.4, combat-result 1.3'],
    ['140.2.b', '140.2.b: negative-might-adds-nothing 1.1'],
    ['410', '410: types-of-game-action 1.4, stunned 1.1'],
    ['727', '727: dependent-keywords 1.4, tank 1.0'],
  ])('%s', (typed, expected) => {
    expect(found(typed)).toBe(expected);
    expect(found(`Règle ${typed.replaceAll('.', ' ')}`)).toBe(expected);
  });
});

describe('a number that is not known', () => {
  test.each<[string, string]>([
    ['465.2.c.11', '465.2.c.11? above 465.2.c, below 0'],
    ['rule 465.2.c.3.b', '465.2.c.3.b? above 465.2.c.3, below 0'],
    ['437.1.b', '437.1.b? above 437, below 4'],
    ['439.1', '439.1? above 439, below 0'],
    ['443.1.d.1', '443.1.d.1? above 443.1.d, below 0'],
    ['464', '464? above nothing, below 10'],
    ['428', '428? above nothing, below 2'],
    ['140.2', '140.2? above nothing, below 0'],
    ['500', '500? above nothing, below 0'],
    ['816.2', '816.2? above nothing, below 0'],
  ])('%s', (typed, expected) => {
    expect(found(typed)).toBe(expected);
  });

  test('what is nearest is always above, and never beside', () => {
    for (const number of knownNumbers) {
      const lookup = resolveNumber(
        `${number}${/[a-z]$/.test(number) || !number.includes('.') ? '.99' : '.z'}`,
      );
      if (lookup.status !== 'unknown') throw new Error(`${number} has a child that it lacks`);
      expect(lookup.nearest?.number).toBe(number);
      expect(lookup.nearest?.meanings).not.toEqual([]);
    }
  });
});
