import { expect, type Page, test } from 'playwright/test';
import { assign, boardOn, type Locale, locales, tile, use } from '../e2e/board.ts';

/** The pinned Chromium that comes by npm: another one draws letters in another way. */
const pinned = /^153\./;
/** The problem of the day, and whatever else depends on the date. */
const today = new Date('2026-11-30T12:00:00Z');

interface View {
  readonly name: string;
  /** Below the language. */
  readonly path: string;
  readonly isNarrow?: boolean;
  /** What to do once the page is there. */
  readonly act?: (page: Page, locale: Locale) => Promise<void>;
}

const LESSON = 'learn/where-damage-may-go/';

/** The board of the lesson at the top of the screen, in another of its uses. */
const boardAtTop = async (page: Page) => {
  const board = await boardOn(page, 'two-tanks');
  await board.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  return board;
};

const views: readonly View[] = [
  { name: 'home', path: '' },
  { name: 'home-phone', path: '', isNarrow: true },
  { name: 'guide', path: 'guide/advanced-combat-damage/' },
  { name: 'lesson', path: LESSON, isNarrow: true },
  { name: 'question', path: 'questions/which-tank-first/' },
  { name: 'rule', path: 'rules/tank-first/', isNarrow: true },
  { name: 'glossary', path: 'glossary/' },
  {
    name: 'search',
    path: 'guide/',
    isNarrow: true,
    act: async (page) => {
      await page.locator('main').click({ position: { x: 1, y: 1 } });
      await page.keyboard.press('/');
      await page.getByRole('searchbox').fill('tank');
      await expect(page.locator('[data-settled=tank]')).toBeAttached();
    },
  },
  {
    name: 'board-refused',
    path: LESSON,
    act: async (page) => {
      const board = await boardAtTop(page);
      await use(board, 'try');
      await assign(board, { 'low-wall': 1, 'high-wall': 1, lookout: 4 });
      await expect(board.locator('.ruling')).toHaveAttribute('data-verdict', 'refused');
      await boardAtTop(page);
    },
  },
  {
    name: 'board-change',
    path: LESSON,
    isNarrow: true,
    act: async (page) => {
      const board = await boardAtTop(page);
      await use(board, 'change');
      await tile(board, 'high-wall').locator('.tile-edit').click();
      await expect(board.locator('.editor')).toBeVisible();
      await boardAtTop(page);
    },
  },
  {
    name: 'lab',
    path: 'lab/',
    act: async (page) => {
      await expect(page.locator('.lab-table')).toHaveAttribute('aria-busy', 'false');
    },
  },
  {
    name: 'practice',
    path: 'practice/?problem=1-tank-legal-2s',
    isNarrow: true,
    act: async (page) => {
      await expect(page.locator('.problem-card')).toHaveAttribute('data-problem', '1-tank-legal-2s');
    },
  },
  {
    name: 'table',
    path: 'table/',
    isNarrow: true,
    act: async (page) => {
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    },
  },
];

test.beforeEach(({ browser }) => {
  test.skip(
    !pinned.test(browser.version()),
    'Pictures are compared in the Chromium that npm brings, and in no other.',
  );
});

for (const locale of locales)
  for (const theme of ['light', 'dark'] as const)
    for (const { name, path, isNarrow = false, act } of views)
      test(`${name} in ${locale}, ${theme}`, async ({ page }) => {
        await page.clock.setFixedTime(today);
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize(isNarrow ? { width: 360, height: 740 } : { width: 1024, height: 640 });
        await page.goto(`/${locale}/${path}`);
        await act?.(page, locale);
        await page.evaluate(() => document.fonts.ready);
        await expect(page).toHaveScreenshot(`${name}-${locale}-${theme}.png`);
      });
