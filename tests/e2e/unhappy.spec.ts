/** What a reader sees when something outside the site fails, where no other test looks at it. */
import { expect, type Page, test } from 'playwright/test';
import { boardOn, listen, locales, use } from './board.ts';

const PAGE = 'learn/where-damage-may-go/';

/** Whether all that a board says before any script is there can be read. */
const isWhole = async (page: Page) => {
  const board = page.locator('[data-example=two-tanks]').first();
  await expect(board.locator('.mat .tile')).toHaveCount(5);
  await expect(board.locator('.said-text')).not.toBeEmpty();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

for (const locale of locales) {
  const say = (en: string, fr: string) => (locale === 'en' ? en : fr);

  test(`a script that does not come leaves text and board to be read, in ${locale}`, async ({ page }) => {
    await page.route(/\/_astro\/(?:Try)?Board\.[^/]*\.js$/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    const failed = page.waitForResponse((response) => response.status() === 404);
    await page.goto(`/${locale}/${PAGE}`);
    await page.locator('[data-example=two-tanks]').first().scrollIntoViewIfNeeded();
    await failed;
    await isWhole(page);
    // The rest of the page has scripts of its own.
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  test(`a part of the board that does not come is named, and the rest goes on, in ${locale}`, async ({
    page,
  }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(String(error)));
    await page.goto(`/${locale}/${PAGE}`);
    const board = await boardOn(page, 'two-tanks');
    await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await board.locator('input[name$="-mode"][value=change]').check();
    await expect(board.getByRole('alert')).toContainText(
      say('A part of the board could not be fetched.', 'Une partie du plateau n’a pas pu être chargée.'),
    );
    await use(board, 'replay');
    await board.locator('[data-go=first]').click();
    await board.locator('[data-go=next]').click();
    await expect(board.locator('.said-text')).not.toBeEmpty();
    expect(uncaught).toEqual([]);
  });
}

test('text and board can be read while scripts are still on a slow way', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/fr/${PAGE}`, { waitUntil: 'commit' });
  await isWhole(page);
  release();
  await boardOn(page, 'two-tanks');
});

test('a clock that is years off breaks no page, and the problem of the day is that of the clock', async ({
  page,
}) => {
  const heard = listen(page);
  for (const [year, problem] of [
    ['2031', '1-daily-20310102'],
    // Before the first problem of a day there is none: another one is asked.
    ['1999', undefined],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${year}-01-02T12:00:00Z`));
    await page.goto('/en/practice/?daily');
    const card = page.locator('.problem-card');
    await expect(card).toBeVisible();
    if (problem !== undefined) await expect(card).toHaveAttribute('data-problem', problem);
    await page.goto(`/fr/${PAGE}`);
    await boardOn(page, 'two-tanks');
  }
  expect(heard).toEqual([]);
});
