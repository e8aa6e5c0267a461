import { existsSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from 'playwright/test';
import { type ExampleId, exampleIds, examples } from '../../src/examples/index.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { isOfThePage } from './console.ts';
import { inTurn } from './languages.ts';
import { allPages, type BuiltPage } from './pages.ts';

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

/** Every example in every language, on the first page where it opens as it is written, the style page last. */
const placesOn = (order: (a: BuiltPage, b: BuiltPage) => number): readonly Place[] =>
  locales.flatMap((locale) => {
    const own = allPages.filter((page) => page.locale === locale && page.hasBoards).sort(order);
    // No search engine lists the last one.
    const paths = [...own.map(({ path }) => path), `/${locale}/style/`];
    const pages = paths.map((path) => ({ path, html: htmlOf(path) }));
    return exampleIds.flatMap((example) => {
      const opened = ` data-example="${example}"`;
      const asItComes = `${opened} data-variant="${examples[example].variants[0].id}"`;
      const having = (text: string) => pages.find(({ html }) => html.includes(text));
      const found = having(asItComes) ?? having(opened);
      return found ? [{ locale, example, path: found.path }] : [];
    });
  });

/** A page to visit, and the examples to see there. */
interface Visit {
  readonly locale: Locale;
  readonly path: string;
  readonly examples: readonly ExampleId[];
}

/**
 * The visits in which every example is seen, on as few pages as can be: in one language and the other by turns, or in both
 * where a run is to be thorough.
 */
export const visits: readonly Visit[] = [
  // The largest pages have the most boards; they are the same in every language.
  ...Map.groupBy(
    placesOn((a, b) => b.size - a.size).filter(({ locale }) => locale === locales[0]),
    ({ path }) => path.slice(`/${locales[0]}`.length),
  ),
].flatMap(([path, there], i) =>
  inTurn(i).map((locale) => ({
    locale,
    path: `/${locale}${path}`,
    examples: there.map(({ example }) => example),
  })),
);

// The smallest pages load first.
const places = placesOn((a, b) => a.size - b.size);

/** The address of the lightest page of an example. */
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

/** Brings every board of the page to life. */
export const wake = async (page: Page): Promise<void> => {
  // An island itself has no box that could be moved into view.
  for (const board of await page.locator('astro-island .board').all()) await awake(board);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
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
  // Nothing of a board can be seen while it is far from the screen.
  await board.scrollIntoViewIfNeeded();
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

/** What nobody catches. */
export const uncaughtOn = (page: Page): string[] => {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => {
    // Firefox remarks on each script that does not come, caught or not.
    if (!error.message.startsWith('Loading module from')) uncaught.push(String(error));
  });
  return uncaught;
};

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
