import process from 'node:process';
import { test } from 'playwright/test';
import { type Locale, locales } from '../../src/i18n/locales.ts';

/** Whether to see everything in all languages: `E2E_ALL=1`, as the audit does. */
const isThorough = process.env['E2E_ALL'] !== undefined;

/**
 * The languages for something that is the same in each of them: one, and for the next of its kind another, or all where a
 * run is to be thorough.
 */
export const inTurn = (nth: number): readonly Locale[] =>
  isThorough ? locales : locales.filter((_, i) => i === nth % locales.length);

/** Tests of what is the same in each language, within a walk over them. */
export const describeInTurn = (nth: number, locale: Locale, title: string, tests: () => void): void => {
  if (inTurn(nth).includes(locale)) test.describe(title, tests);
};
