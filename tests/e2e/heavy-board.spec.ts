import { expect, type Locator, type Page, test } from 'playwright/test';
import type { Setup } from '../../src/engine/index.ts';
import { encodeBoard } from '../../src/islands/link/link.ts';
import {
  amount,
  boardOn,
  field,
  type Locale,
  listen,
  pathOf,
  plain,
  tile,
  uncaughtOn,
  use,
  verdict,
} from './board.ts';
import { inTurn } from './languages.ts';

const range = (n: number) => [...Array(n).keys()];

/** Twenty a side of Might 999; half of the attackers are stunned, so that ten of the defenders can be killed. */
const crowd: Setup = {
  v: 1,
  attacker: { units: range(20).map((n) => ({ id: `a${n + 1}`, might: 999, stunned: n >= 10 })) },
  defender: { units: range(20).map((n) => ({ id: `d${n + 1}`, might: 999 })) },
};
/** Ten of twenty, and no other split: 20! / (10! 10!). */
const splits = { en: '184,756', fr: '184 756' };

const openCrowd = async (page: Page, locale: Locale): Promise<Locator> => {
  const link = encodeBoard({
    example: 'two-tanks',
    setup: crowd,
    splits: {
      attacker: { amounts: { d1: 999, d2: 1 }, choices: {} },
      defender: { amounts: {}, choices: {} },
    },
    mode: 'try',
    side: 'attacker',
  });
  await page.goto(`${pathOf(locale, 'two-tanks')}?board=${link}`);
  const board = await boardOn(page, 'two-tanks');
  await expect(board.locator('.try-bar')).toBeVisible();
  return board;
};

/** Holds back what a worker is asked; gives what was asked so far, and lets it go. */
const holdWorkers = async (page: Page) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    const held: (() => void)[] = [];
    const asked: string[] = [];
    let isHeld = true;
    Object.assign(window, {
      asked,
      letGo: () => {
        isHeld = false;
        for (const send of held) send();
      },
    });
    Worker.prototype.postMessage = function (this: Worker, question: { work: string }) {
      const send = () => {
        asked.push(question.work);
        post.call(this, question);
      };
      if (isHeld) held.push(send);
      else send();
    };
  });
  const tell = <T>(script: string): Promise<T> => page.evaluate(script);
  return { asked: () => tell<string[]>('asked'), letGo: () => tell<void>('letGo()') };
};

const isCounted = async (board: Locator, locale: Locale): Promise<void> => {
  const heading = board.locator('.splits-of[data-side=attacker] h4');
  await expect(async () => expect(plain(await heading.textContent())).toContain(splits[locale])).toPass();
};

for (const locale of inTurn(1)) {
  test(`the largest board is answered by a worker while its reader types on in ${locale}`, async ({
    page,
  }) => {
    const heard = listen(page);
    const workers = await holdWorkers(page);
    const board = await openCrowd(page, locale);
    const counting = locale === 'en' ? 'counting…' : 'calcul en cours…';
    await expect(verdict(board)).toHaveAttribute('data-verdict', 'open');
    await expect(verdict(board)).toContainText(counting);
    await amount(board, 'd3').fill('2');
    await expect(verdict(board)).toHaveAttribute('data-verdict', 'refused');
    await expect(verdict(board)).toContainText(counting);
    expect(await workers.asked()).toEqual([]);
    await workers.letGo();
    await board.locator('[data-act=fix]').click();
    await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
    await isCounted(board, locale);
    expect(new Set(await workers.asked())).toEqual(new Set(['fixes', 'possible']));

    // Ten of need 999 are finished; when the first needs 9 less, these go to another.
    await use(board, 'change');
    await tile(board, 'd1').locator('.tile-edit').click();
    await field(board, 'd1/marked').fill('9');
    await use(board, 'try');
    await expect(amount(board, 'd1')).toHaveValue('990');
    await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
    expect(heard).toEqual([]);
  });
}

test('the largest board is answered where a browser has no workers', async ({ page }) => {
  const heard = listen(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const board = await openCrowd(page, 'fr');
  await board.locator('[data-act=place]').click();
  await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
  await isCounted(board, 'fr');
  expect(heard).toEqual([]);
});

test('the largest board is answered, and what is not put right said, where nothing asks a worker', async ({
  page,
}) => {
  const uncaught = uncaughtOn(page);
  await page.route(/\/_astro\/ask\.[\w-]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  const board = await openCrowd(page, 'en');
  await board.locator('[data-act=place]').click();
  await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
  await isCounted(board, 'en');
  await use(board, 'change');
  await tile(board, 'd1').locator('.tile-edit').click();
  await field(board, 'd1/marked').fill('9');
  await expect(board.getByRole('alert')).toContainText('A part of the board could not be fetched.');
  await expect(board.getByText('counting…')).toHaveCount(0);
  expect(uncaught).toEqual([]);
});
