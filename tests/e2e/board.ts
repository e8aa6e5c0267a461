import { existsSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from 'playwright/test';
import { type ExampleId, exampleIds } from '../../src/examples/index.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { allPages } from './pages.ts';

export { type Locale, locales };

/** Where a worked example stands in a language. */
export interface Place {
  readonly locale: Locale;
  readonly example: ExampleId;
  readonly path: string;
}

const htmlOf = (path: string): string => {
  const file = new URL(`../../dist${path}index.html`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Every example in every language, on the first page that has it; the style page, which no search engine lists, comes last. */
export const places: readonly Place[] = locales.flatMap((locale) => {
  const own = [
    ...allPages.filter((path) => path.startsWith(`/${locale}/guide/`)),
    ...allPages,
    `/${locale}/style/`,
  ]
    .filter((path) => path.startsWith(`/${locale}/`))
    .map((path) => ({ path, html: htmlOf(path) }));
  return exampleIds.flatMap((example) => {
    const found = own.find(({ html }) => html.includes(` data-example="${example}"`));
    return found ? [{ locale, example, path: found.path }] : [];
  });
});

/** Where an example stands. Throws where no page has it. */
export const placeOf = (locale: Locale, example: ExampleId): Place => {
  const found = places.find((place) => place.locale === locale && place.example === example);
  if (!found) throw new Error(`no page in ${locale} has the board ${example}`);
  return found;
};

/** Waits until the script of a board, or of all boards within `scope`, is there. */
export const awake = async (board: Locator): Promise<void> => {
  await board.scrollIntoViewIfNeeded();
  await expect(board.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr');
};

/** Opens the page of an example and waits for the board. */
export const open = async (page: Page, locale: Locale, example: ExampleId): Promise<Locator> => {
  await page.goto(placeOf(locale, example).path);
  const board = page.locator(`[data-example="${example}"]`).first();
  await awake(board);
  return board;
};

export type Mode = 'replay' | 'try' | 'change';

/** Asks a board for another of its three uses, as a reader with a mouse does. */
export const use = async (board: Locator, mode: Mode): Promise<void> => {
  await board.locator(`input[name$="-mode"][value=${mode}]`).check();
  await expect(board).toHaveAttribute('data-mode', mode);
};

export const tile = (board: Locator, unit: string): Locator => board.locator(`.mat [data-unit="${unit}"]`);

/** The field for a unit's number, or for the damage on it. */
export const field = (board: Locator, key: string): Locator => board.locator(`[data-field="${key}"]`);

/** What the attackers put on a unit. */
export const amount = (board: Locator, unit: string): Locator => field(board, `split/attacker/${unit}`);

/** Types the attackers' whole split into its fields. */
export const assign = async (board: Locator, split: Readonly<Record<string, number>>): Promise<void> => {
  for (const [unit, raw] of Object.entries(split)) await amount(board, unit).fill(String(raw));
};

/** The rules that refuse the split on a board, in the order shown. */
export const refusedBy = (board: Locator): Promise<string[]> =>
  board
    .locator('.ruling [data-rule]')
    .evaluateAll((all) => all.map((reason) => (reason as HTMLElement).dataset['rule'] ?? ''));

export const verdict = (board: Locator): Locator => board.locator('.ruling');

/** Messages of the console, whatever their kind, and uncaught errors, as they come in. */
export const listen = (page: Page): string[] => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
};

/** A text with ordinary spaces, as expected ones are typed here. */
export const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
