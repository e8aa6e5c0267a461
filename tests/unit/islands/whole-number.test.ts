import { describe, expect, test } from 'vitest';
import { readWholeNumber } from '../../../src/islands/board/whole-number.ts';

const might = { min: -99, max: 999 };
const marked = { min: 0, max: 999 };

describe('number fields take whole numbers only', () => {
  test.each([
    ['0', 0],
    ['7', 7],
    [' 12 ', 12],
    ['-3', -3],
    ['−3', -3],
    ['007', 7],
    ['-0', 0],
    ['999', 999],
  ])('%j is %i', (text, value) => {
    expect(readWholeNumber(text, might)).toEqual({ ok: true, value });
  });

  test.each([
    '',
    ' ',
    '-',
    '--3',
    '+4',
    '1e2',
    '2e',
    '3.5',
    '2,5',
    '٣',
    '½',
    'NaN',
    'Infinity',
    '0x10',
    '1 0',
    '9'.repeat(30),
  ])('%j is no whole number', (text) => {
    expect(readWholeNumber(text, might)).toEqual({
      ok: false,
      problem: 'wrong-type',
      expected: 'whole-number',
    });
  });

  test.each([
    ['1000', might],
    ['-100', might],
    ['999999999', might],
    ['-1', marked],
  ] as const)('%j is out of range', (text, range) => {
    expect(readWholeNumber(text, range)).toEqual({ ok: false, problem: 'out-of-range', ...range });
  });
});
