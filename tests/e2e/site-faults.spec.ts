/** What sites of this kind are known to get wrong, where no test beside a part of the site looks at it. */
import { expect, type Page, test } from 'playwright/test';
import { encodeBoard } from '../../src/islands/link/link.ts';
import type { Shared } from '../../src/islands/link/types.ts';
import { settledAddress } from './address.ts';
import { amount, assign, awake, boardOn, field, listen, tile, use, verdict } from './board.ts';

const twoTanks = (name?: string): Shared => ({
  example: 'two-tanks',
  setup: {
    v: 1,
    attacker: {
      units: [
        { id: 'ram', might: 5 },
        { id: 'runner', might: 2 },
      ],
    },
    defender: {
      units: [
        { id: 'low-wall', might: 2, tank: true },
        { id: 'high-wall', might: 3, tank: true },
        { id: 'lookout', might: 9, ...(name !== undefined && { name }) },
      ],
    },
  },
  splits: {
    attacker: { amounts: { 'low-wall': 2, 'high-wall': 3, lookout: 2 }, choices: {} },
    defender: { amounts: {}, choices: {} },
  },
  mode: 'try',
  side: 'attacker',
});

/** Tiles, fields and ids of the page, each counted. */
const counted = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('[data-example="two-tanks"]');
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return {
      tiles: board?.querySelectorAll('.mat .tile').length,
      titles: board?.querySelectorAll('h3').length,
      twice: ids.filter((id, i) => ids.indexOf(id) !== i),
    };
  });

/** A page with that board, below the language. */
const PAGE = 'learn/where-damage-may-go/';

for (const [from, to, name] of [
  ['en', 'fr', 'Français'],
  ['fr', 'en', 'English'],
] as const)
  test(`a board that was set up, and the heading, stay when one goes from ${from} to ${to}`, async ({
    page,
  }) => {
    await page.goto(`/${from}/${PAGE}`);
    const board = await boardOn(page, 'two-tanks');
    await use(board, 'change');
    await tile(board, 'high-wall').locator('.tile-edit').click();
    await field(board, 'high-wall/might').fill('5');
    await use(board, 'try');
    await assign(board, { 'low-wall': 2, 'high-wall': 4 });
    const { search } = await settledAddress(page);
    const heading = await page.locator('main h2[id]').last().getAttribute('id');
    await page.evaluate((id) => {
      location.hash = id ?? '';
    }, heading);
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/${to}/${PAGE}${search}#${heading}`);
    const twin = await boardOn(page, 'two-tanks');
    await expect(twin).toHaveAttribute('data-mode', 'try');
    await expect(tile(twin, 'high-wall').locator('.tile-might')).toContainText('5');
    await expect(amount(twin, 'high-wall')).toHaveValue('4');
  });

test('a shared board is drawn once, over what the server drew', async ({ page, context }) => {
  // On a page of its own: what it says of scripts that do not come may come late.
  const asleep = await context.newPage();
  await asleep.route('**/*.js', (route) => route.abort());
  await asleep.goto(`/fr/${PAGE}`);
  const before = await counted(asleep);
  await asleep.close();
  const heard = listen(page);
  await page.goto(`/fr/${PAGE}?board=${encodeBoard(twoTanks())}`);
  const board = await boardOn(page, 'two-tanks');
  await expect(amount(board, 'lookout')).toHaveValue('2');
  await expect(tile(board, 'lookout').locator('.tile-might')).toContainText('9');
  await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
  expect(await counted(page)).toEqual(before);
  expect(heard).toEqual([]);
});

test.describe('links that somebody tampered with', () => {
  const markup = '<img src=x onerror=hit()>';

  test('a name is text and nothing else', async ({ page }) => {
    const heard = listen(page);
    await page.goto(`/en/${PAGE}?board=${encodeBoard(twoTanks(markup))}`);
    const board = await boardOn(page, 'two-tanks');
    await expect(tile(board, 'lookout').locator('.tile-name')).toHaveText(markup);
    await expect(board.locator('img')).toHaveCount(0);
    expect(heard).toEqual([]);
  });

  const whole = encodeBoard(twoTanks());
  for (const [what, query, message] of [
    ['markup', `board=two-tanks-A${encodeURIComponent(markup)}`, 'Ce lien'],
    ['an id that every object has', 'board=__proto__', 'Ce lien'],
    [
      'one character altered',
      `board=${whole.slice(0, -1)}${whole.endsWith('0') ? '1' : '0'}`,
      'a été modifié',
    ],
    ['half of it cut', `board=${whole.slice(0, whole.length / 2)}`, 'est coupé'],
    ['the mark of a newer version', `board=${whole.replace('-A', '-B')}`, 'version plus récente'],
    ['a second board', `board=${whole}&board=two-tanks-Axxxx`, undefined],
  ] as const)
    test(`${what}: the page says so, and works`, async ({ page }) => {
      const heard = listen(page);
      await page.goto(`/fr/${PAGE}?${query}`);
      // The first board of the page answers for a link that names none.
      await awake(page.locator('.board[data-example]').first());
      const board = await boardOn(page, 'two-tanks');
      if (message === undefined) await expect(amount(board, 'lookout')).toHaveValue('2');
      else {
        await expect(page.locator('.board [role=alert]').first()).toContainText(message);
        await expect(tile(board, 'lookout').locator('.tile-might')).toContainText('4');
      }
      await use(board, 'try');
      await assign(board, { 'low-wall': 2 });
      await expect(amount(board, 'low-wall')).toHaveValue('2');
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      expect(heard).toEqual([]);
    });
});

test('Back leaves a board in one step, and coming back finds it as it was left', async ({ page }) => {
  await page.goto('/en/learn/');
  await page.goto(`/en/${PAGE}`);
  const split = { 'low-wall': 1, 'high-wall': 1, lookout: 4 };
  const board = await boardOn(page, 'two-tanks');
  await use(board, 'try');
  await assign(board, split);
  const { href } = await settledAddress(page);
  await page.goto('/en/guide/');
  const isAsLeft = async () => {
    await expect(page).toHaveURL(href);
    const again = await boardOn(page, 'two-tanks');
    await expect(again).toHaveAttribute('data-mode', 'try');
    for (const [unit, raw] of Object.entries(split))
      await expect(amount(again, unit)).toHaveValue(String(raw));
  };
  await page.goBack();
  await isAsLeft();
  await page.goBack();
  await expect(page).toHaveURL('/en/learn/');
  await page.goForward();
  await isAsLeft();
});
