/** What a reader sees when something outside the site fails, where no other test looks at it. */
import { expect, type Page, type Route, test } from 'playwright/test';
import { awake, boardOn, listen, locales, uncaughtOn, use } from './board.ts';
import { hold } from './hold.ts';

const PAGE = 'learn/where-damage-may-go/';

/** Whether all that a board says before any script is there can be read. */
const isWhole = async (page: Page) => {
  const board = page.locator('[data-example=two-tanks]').first();
  await expect(board.locator('.mat .tile')).toHaveCount(5);
  await expect(board.locator('.said-text')).not.toBeEmpty();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const notThere = (route: Route) => route.fulfill({ status: 404, body: '' });

for (const locale of locales) {
  const missing = {
    en: 'A part of the board could not be fetched.',
    fr: 'Une partie du plateau n’a pas pu être chargée.',
  }[locale];

  test(`a script that does not come leaves text and board to be read, in ${locale}`, async ({ page }) => {
    await page.route(/\/_astro\/(?:Try)?Board\.[^/]*\.js$/, notThere);
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
    const uncaught = uncaughtOn(page);
    await page.goto(`/${locale}/${PAGE}`);
    const board = await boardOn(page, 'two-tanks');
    await page.route('**/*.js', notThere);
    await board.locator('input[name$="-mode"][value=change]').check();
    await expect(board.getByRole('alert')).toContainText(missing);
    await use(board, 'replay');
    await board.locator('[data-go=first]').click();
    await board.locator('[data-go=next]').click();
    await expect(board.locator('.said-text')).not.toBeEmpty();
    expect(uncaught).toEqual([]);
  });

  test(`a shared board that cannot be read, for want of its script, is not passed over, in ${locale}`, async ({
    page,
  }) => {
    const uncaught = uncaughtOn(page);
    await page.route(/\/_astro\/link\./, notThere);
    await page.goto(`/${locale}/${PAGE}?board=two-tanks-A`);
    const board = await boardOn(page, 'two-tanks');
    await expect(board.getByRole('alert')).toContainText(missing);
    expect(uncaught).toEqual([]);
  });

  test(`the words for sharing a board that do not come are missed, in ${locale}`, async ({ page }) => {
    const uncaught = uncaughtOn(page);
    await page.route(/\/_astro\/share\.[\w-]+\.js$/, notThere);
    await page.goto(`/${locale}/${PAGE}`);
    const board = await boardOn(page, 'two-tanks');
    const share = { en: 'Share', fr: 'Partager' }[locale];
    await board.getByRole('button', { name: share, exact: true }).click();
    await expect(board.getByRole('alert')).toContainText(missing);
    expect(uncaught).toEqual([]);
  });

  test(`a damaged link is not passed over where the sentence about it does not come, in ${locale}`, async ({
    page,
  }) => {
    const uncaught = uncaughtOn(page);
    await page.route(/\/_astro\/sentence\.[\w-]+\.js$/, notThere);
    await page.goto(`/${locale}/lab/?board=two-tanks-A`);
    await expect(page.locator('.lab-problem')).toContainText(missing);
    await expect(page.locator('.lab-table')).toHaveAttribute('aria-busy', 'false');
    await page.goto(`/${locale}/embed/?board=two-tanks-A`);
    await expect(page.locator('[data-frame-failed]')).toBeVisible();
    expect(uncaught).toEqual([]);
  });

  test(`a page of results says where the words of the search do not come, in ${locale}`, async ({ page }) => {
    const uncaught = uncaughtOn(page);
    await page.route(/\/_astro\/search\.[\w-]+\.js$/, notThere);
    await page.goto(`/${locale}/search/?q=tank`);
    const failed = page.locator('[data-search-failed]');
    await expect(failed).toContainText(
      { en: 'The search could not be loaded.', fr: 'La recherche n’a pas pu se charger.' }[locale],
    );
    await expect(failed.getByRole('link')).toHaveAttribute('href', `/${locale}/a-z/`);
    expect(uncaught).toEqual([]);
  });

  test(`the offline page says where what tells of the device does not come, in ${locale}`, async ({
    page,
  }) => {
    const uncaught = uncaughtOn(page);
    await page.route(/\/_astro\/panel\./, notThere);
    await page.goto(`/${locale}/offline/`);
    await expect(page.getByRole('alert')).toContainText(
      { en: 'could not be fetched', fr: 'n’a pas pu être chargée' }[locale],
    );
    expect(uncaught).toEqual([]);
  });
}

test('text and board can be read while scripts are still on a slow way', async ({ page }) => {
  const release = await hold(page, '**/*.js');
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

test('an answer whose explanation does not come, and a part of the judge’s table, are named', async ({
  page,
}) => {
  const uncaught = uncaughtOn(page);
  const later = async (act: () => Promise<void>) => {
    await page.route('**/*.js', notThere);
    await act();
    await expect(page.getByRole('alert')).toContainText('A part of the board could not be fetched.');
    await page.unroute('**/*.js');
  };
  await page.goto('/en/practice/?problem=1-tank-legal-1');
  const answer = page.locator('.answer button').first();
  await expect(answer).toBeVisible();
  await later(() => answer.click());
  await page.goto('/en/table/');
  const more = page.locator('[data-act=more]').first();
  await awake(page.locator('.table-board'));
  await later(() => more.click());
  expect(uncaught).toEqual([]);
});

test('where a browser keeps nothing, the page about it says so, and boards and what they ask work', async ({
  page,
}) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    // Some have none of it, others refuse it when it is asked for.
    const refusing = { register: async () => refuse(), getRegistration: async () => refuse() };
    Object.defineProperty(navigator, 'serviceWorker', {
      value: location.pathname.startsWith('/fr/') ? undefined : refusing,
    });
  });
  for (const [locale, words] of [
    ['en', 'This browser keeps no pages.'],
    ['fr', 'Ce navigateur ne garde aucune page.'],
  ] as const) {
    await page.goto(`/${locale}/offline/`);
    await expect(page.locator('[data-offline] [role=status]')).toContainText(words);
    await expect(page.locator('[data-offline] button:visible')).toHaveCount(0);
  }
  await page.goto(`/en/${PAGE}`);
  const board = await boardOn(page, 'two-tanks');
  await board.locator('[data-act=predict]').check();
  await expect(board.locator('.predict')).toBeVisible();
  expect(heard).toEqual([]);
});
