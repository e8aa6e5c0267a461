import { expect, type Locator, test } from 'playwright/test';
import { open, tile, use } from './board.ts';
import { inTurn } from './languages.ts';

const said = (board: Locator) => board.locator('.said-text');
const go = (board: Locator, where: string) => board.locator(`[data-go=${where}]`);
/** The sentences of the text version. The server wrote them for the example as it opens; others are fetched. */
const written = (board: Locator): Promise<string[]> => board.locator('.steps li > span').allTextContents();

test('on a phone home opens with the board, and its bar comes once there is enough of the board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/');
  const [mat, bar] = [page.locator('.board .mat').first(), page.locator('.board .replay')];
  await expect(mat).toBeInViewport();
  await expect(bar).not.toBeInViewport();
  await mat.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(bar).toBeInViewport({ ratio: 0.99 });
});

for (const locale of inTurn(1)) {
  test.describe(`the steps in ${locale}`, () => {
    test('first, back, next and last', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      const steps = await written(board);
      await go(board, 'last').click();
      await expect(said(board)).toHaveText(steps.at(-1) ?? '');
      await expect(go(board, 'last')).toHaveAttribute('aria-disabled', 'true');
      await go(board, 'prev').click();
      await expect(said(board)).toHaveText(steps.at(-2) ?? '');
      await go(board, 'first').click();
      await expect(said(board)).toHaveText(steps[0] ?? '');
      for (const end of ['first', 'prev']) {
        await expect(go(board, end)).toHaveAttribute('aria-disabled', 'true');
        // Playwright would wait for it to do something.
        await go(board, end).click({ force: true });
        await expect(said(board)).toHaveText(steps[0] ?? '');
      }
    });

    test('a long replay has a slider', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      const steps = await written(board);
      const slider = board.locator('input[type=range]');
      for (const at of [1, 7, steps.length, 2]) {
        await slider.fill(String(at));
        await expect(said(board)).toHaveText(steps[at - 1] ?? '');
        await expect(board.locator('.slide > span')).toHaveText(
          locale === 'en' ? `${at} of ${steps.length}` : `${at} sur ${steps.length}`,
        );
      }
    });

    test('a short replay has a tick for each step', async ({ page }) => {
      const board = await open(page, locale, 'lethal-or-not');
      const steps = await written(board);
      const ticks = board.locator('.tick');
      await expect(ticks).toHaveCount(steps.length);
      for (const at of [steps.length, 1, 3]) {
        await ticks.nth(at - 1).click();
        await expect(said(board)).toHaveText(steps[at - 1] ?? '');
        await expect(board.locator('.tick[aria-current=step]')).toHaveText(String(at));
      }
    });

    test('it plays by itself, pauses, goes on and stops at its end', async ({ page }) => {
      await page.clock.install();
      const board = await open(page, locale, 'two-tanks');
      const steps = await written(board);
      const play = go(board, 'play');
      const words = locale === 'en' ? (['Play', 'Pause'] as const) : (['Lecture', 'Pause'] as const);
      const at = async () => steps.indexOf((await said(board).textContent()) ?? '');
      await go(board, 'first').click();
      await expect(play).toHaveText(words[0]);
      await play.click();
      await expect(play).toHaveText(words[1]);
      await page.clock.runFor(5000);
      await expect.poll(at).toBe(2);
      await play.click();
      await expect(play).toHaveText(words[0]);
      await page.clock.runFor(10_000);
      expect(await at()).toBe(2);
      await play.click();
      for (let i = 0; i < steps.length; i++) await page.clock.runFor(2500);
      await expect.poll(at).toBe(steps.length - 1);
      await expect(play).toHaveText(words[0]);
      // At the end it starts over.
      await play.click();
      await expect.poll(at).toBe(0);
    });

    test('assigning first is not dealing first: both sides are hit in the same step', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      const slider = board.locator('input[type=range]');
      const steps = await written(board);
      const deal = steps.findIndex((step) =>
        step.startsWith(
          locale === 'en' ? 'Both sides deal their damage at once' : 'Les deux camps infligent',
        ),
      );
      const dead = board.locator('.mat [data-state~=dead]');
      await slider.fill(String(deal));
      await expect(board.locator('.mat .counter')).toHaveCount(5);
      await expect(dead).toHaveCount(0);
      await slider.fill(String(deal + 1));
      await expect(board.locator('.mat [data-state~=struck]')).toHaveCount(5);
      await expect(dead).toHaveCount(0);
      await slider.fill(String(deal + 2));
      await expect(dead).toHaveCount(4);
    });

    test('another order of the same split plays other steps', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      const orders = board.locator('.orders input');
      await expect(orders.first()).toBeChecked();
      await go(board, 'first').click();
      await go(board, 'next').click();
      await go(board, 'next').click();
      await expect(tile(board, 'low-wall')).toHaveAttribute('data-state', /now/);
      await orders.nth(1).check();
      await go(board, 'first').click();
      await go(board, 'next').click();
      await go(board, 'next').click();
      await expect(tile(board, 'high-wall')).toHaveAttribute('data-state', /now/);
    });

    test('a split that is not legal has no replay, and one press leads back to it', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'try');
      await board.locator('[data-act=clear]').click();
      await use(board, 'replay');
      await expect(said(board)).toHaveText(
        locale === 'en'
          ? 'There is no replay yet: the attackers’ split is not legal.'
          : 'Rien à rejouer pour l’instant : la répartition des attaquants n’est pas légale.',
      );
      await board.locator('.replay .key').click();
      await expect(board).toHaveAttribute('data-mode', 'try');
    });
  });
}
