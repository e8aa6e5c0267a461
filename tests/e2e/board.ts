import { existsSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from 'playwright/test';
import { type ExampleId, exampleIds } from '../../src/examples/index.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { isOfThePage } from './console.ts';
import { allPages } from './pages.ts';

export { type Locale, locales };

/** Where a worked example stands in a language. */
interface Place {
  readonly locale: Locale;
  readonly example: ExampleId;
  readonly path: string;
}

const htmlOf = (path: string): string => {
  const file = new URL(`../../dist${path}index.html`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Every example in every language, on the first page that has it: the guide before all, the style page last. */
const places: readonly Place[] = locales.flatMap((locale) => {
  const own = allPages.filter((page) => page.locale === locale && page.hasBoards);
  const guideFirst = [...own.filter(({ section }) => section === 'guide'), ...own].map(({ path }) => path);
  // No search engine lists the last one.
  const pages = [...guideFirst, `/${locale}/style/`].map((path) => ({ path, html: htmlOf(path) }));
  return exampleIds.flatMap((example) => {
    const found = pages.find(({ html }) => html.includes(` data-example="${example}"`));
    return found ? [{ locale, example, path: found.path }] : [];
  });
});

/** The pages to visit so that every example of a language is seen once, with the examples to see there. */
export const pagesWithBoards = (locale: Locale): ReadonlyMap<string, readonly ExampleId[]> => {
  const byPath = Map.groupBy(
    places.filter((place) => place.locale === locale),
    ({ path }) => path,
  );
  return new Map([...byPath].map(([path, there]) => [path, there.map(({ example }) => example)]));
};

/** The address of the page of an example. */
export const pathOf = (locale: Locale, example: ExampleId): string => {
  const found = places.find((place) => place.locale === locale && place.example === example);
  if (!found) throw new Error(`no page in ${locale} has the board ${example}`);
  return found.path;
};

/** Waits until the script of a board is there. */
export const awake = async (board: Locator): Promise<void> => {
  await board.scrollIntoViewIfNeeded();
  await expect(board.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr');
};

/** The first board of an example on the page that is open, awake. */
export const boardOn = async (page: Page, example: ExampleId): Promise<Locator> => {
  const board = page.locator(`[data-example="${example}"]`).first();
  await awake(board);
  return board;
};

/** Opens the page of an example and waits for its board. */
export const open = async (page: Page, locale: Locale, example: ExampleId): Promise<Locator> => {
  await page.goto(pathOf(locale, example));
  return boardOn(page, example);
};

export type Mode = 'replay' | 'try' | 'change';

/** Asks a board for another of its three uses, as a reader with a mouse does. */
export const use = async (board: Locator, mode: Mode): Promise<void> => {
  await board.locator(`input[name$="-mode"][value=${mode}]`).check();
  await expect(board).toHaveAttribute('data-mode', mode);
  // What is seldom used is fetched when it is first wanted.
  if (mode === 'try') await expect(board.locator('.try-bar')).toBeVisible();
  if (mode === 'change') await expect(board.locator('.change')).toBeVisible();
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
  page.on('console', (message) => {
    if (isOfThePage(message)) heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return heard;
};

/** A text with ordinary spaces, as expected ones are typed here. */
export const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
