import { expect, type Locator, type Page, test } from 'playwright/test';
import { settledAddress } from './address.ts';
import { openAsleep } from './asleep.ts';
import { awake, field, type Locale, listen, locales, plain } from './board.ts';
import { needs, tap } from './firefox.ts';
import { sideways } from './sideways.ts';

const boardOf = (page: Page): Locator => page.locator('.table-board');

const open = async (page: Page, locale: Locale, query = ''): Promise<Locator> => {
  await page.goto(`/${locale}/table/${query}`);
  const board = boardOf(page);
  await awake(board);
  return board;
};

for (const locale of locales) {
  const say = (en: string, fr: string) => (locale === 'en' ? en : fr);

  test.describe(`the judge’s table in ${locale}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

    test('from a question to a ruling in both languages, and back by its link', async ({ page }) => {
      const heard = listen(page);
      const board = await open(page, locale);
      const glance = board.locator('.glance');
      const amount = (unit: string) => field(board, `split/attacker/${unit}`);
      await expect(glance).toHaveAttribute('data-verdict', 'open');
      // There is nothing to clear yet, and then nothing to undo.
      await board.locator('[data-act=clear]').click({ force: true });
      await expect(board.locator('[data-act=undo]')).toHaveAttribute('aria-disabled', 'true');

      // Two Tanks and a unit behind them: six damage, five of them put on the last one.
      await board.locator('select').selectOption('tanks');
      for (let i = 0; i < 5; i++) await tap(board.locator('[data-unit=d3] .nudge button').last());
      await expect(amount('d3')).toHaveValue('5');
      await amount('d1').fill('1');
      await expect(glance).toHaveAttribute('data-verdict', 'refused');
      await expect(glance.locator('.rule')).toHaveText(['465.2.c.4', '815.1.c.2']);
      await expect(glance).toBeInViewport();
      const small = await board
        .locator('.rows-of button, .table-bar :is(select, button), .try-bar label')
        .evaluateAll((all) => all.filter((key) => key.getBoundingClientRect().height < 43.5).length);
      expect(small).toBe(0);

      await board.locator('[data-act=both]').click();
      const english = board.locator('.both > [lang=en]');
      const french = board.locator('.both > [lang=fr]');
      await expect(english).toContainText('Defender 3 is too early.');
      await expect(french).toContainText('Défenseur 3 reçoit des dégâts trop tôt.');
      await expect(english.locator('.rule').last()).toHaveAttribute('href', '/en/rules/tank-first/');
      await expect(french.locator('.rule').last()).toHaveAttribute('href', '/fr/rules/tank-first/');
      // One below the other, the page's own language first.
      await expect(board.locator('.both > section').first()).toHaveAttribute('lang', locale);
      const [own, other] = [await english.boundingBox(), await french.boundingBox()];
      expect(own?.x).toBe(other?.x);
      expect(await sideways(page)).toEqual([]);

      // The nearest legal split, by the rules.
      await board.locator('[data-act=fix]').click();
      await expect(glance).toHaveAttribute('data-verdict', 'legal');
      await expect(glance.locator('.rule')).toHaveCount(0);
      await expect(english).toContainText('Defender 1 and Defender 2 die.');
      await board.locator('[data-act=card]').click();
      const card = board.locator('.share textarea').nth(1);
      await expect(card).toHaveValue(/Core Rules 1\.4/);
      await expect(card).toHaveValue(
        new RegExp(say('This split is legal\\.', 'Cette répartition est légale\\.')),
      );

      // A Tank less, undone by its keys; the address follows.
      await board.locator('[data-unit=d1] [data-chip=tank]').click();
      await expect(board.locator('[data-unit=d1] [data-chip=tank]')).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('Control+z');
      await expect(board.locator('[data-unit=d1] [data-chip=tank]')).toHaveAttribute('aria-pressed', 'true');
      expect((await settledAddress(page)).searchParams.get('board')).toMatch(/^table-/);
      await page.reload();
      await awake(board);
      await expect(amount('d1')).toHaveValue('2');
      await expect(board.locator('select')).toHaveValue('tanks');
      await expect(glance).toHaveAttribute('data-verdict', 'legal');
      expect(heard).toEqual([]);
    });

    test('a start that is chosen before the script is there is not lost', async ({ page }) => {
      const board = boardOf(page);
      const start = board.locator('select');
      const release = await openAsleep(page, `/${locale}/table/`, board);
      await start.selectOption('tanks');
      release();
      await awake(board);
      await expect(board).toHaveAttribute('data-variant', 'tanks');
      await expect(start).toHaveValue('tanks');
      await expect(board.locator('[data-unit=d3]')).toBeVisible();
    });

    test('a start that the browser filled in by itself is put right', async ({ page }) => {
      const board = boardOf(page);
      const start = board.locator('select');
      const release = await openAsleep(page, `/${locale}/table/`, board);
      await start.evaluate((field: HTMLSelectElement) => {
        field.value = 'tanks';
      });
      release();
      await awake(board);
      await expect(start).toHaveValue('plain');
      await expect(board).toHaveAttribute('data-variant', 'plain');
    });

    test('units, their fields, the other side and the combat that follows; the procedure is ticked off', async ({
      page,
    }) => {
      const board = await open(page, locale, '?board=table-A1');
      await expect(board.locator('[role=alert]')).toBeVisible();
      await board.locator('[data-act=add-defender]').click();
      const last = board.locator('[data-unit=d3]');
      await last.locator('[data-act=more]').click();
      await field(board, 'd3/shield').fill('2');
      await expect(last.locator('.track-read')).toHaveText(say('0 of 5', '0 sur 5'));
      await field(board, 'd3/shield').fill('x');
      await expect(board.locator('.num[data-invalid] .problem')).toBeVisible();
      await field(board, 'd3/shield').fill('0');
      await last.locator('[data-act=more]').click();
      await expect(last.locator('.editor')).toHaveCount(0);
      expect(await sideways(page)).toEqual([]);

      // The rules place all of both sides' damage.
      await board.locator('[data-act=place]').click();
      await board.locator('.try-bar input').nth(1).check();
      await board.locator('[data-act=place]').click();
      await expect(board.locator('.glance')).toHaveAttribute('data-verdict', 'legal');
      await board.locator('.ruling > .key').click();
      await expect(board.locator('.replay .said-rule a')).toHaveText(/^\d{3}\./);
      await board.locator('[data-act=predict]').check();
      await expect(board.locator('.ask-text')).toBeVisible();
      await board.locator('[data-act=predict]').uncheck();
      await board.locator('[data-act=back]').click();
      await expect(board.locator('.glance')).toBeVisible();

      const ticks = page.locator('.procedure input');
      await ticks.first().check();
      await ticks.first().press('Enter');
      await page.locator('.procedure label').nth(3).click();
      await expect(page.locator('.procedure input:checked')).toHaveCount(2);
      await page.locator('.procedure button').click();
      await expect(page.locator('.procedure input:checked')).toHaveCount(0);
      await page.locator('.table-readings summary').first().click();
      await expect(page.locator('.table-readings details').first().locator('.rule').first()).toBeVisible();
    });
  });

  test.describe(`the judge’s table without scripts in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });
    test.beforeEach(() => needs('no scripts'));

    test('has procedure and readings', async ({ page }) => {
      await page.goto(`/${locale}/table/`);
      await expect(boardOf(page)).toBeHidden();
      await expect(page.locator('.procedure li')).toHaveCount(24);
      await expect(page.locator('.table-readings details')).toHaveCount(20);
      const text = plain(await page.locator('main').textContent());
      expect(text).toContain(say('The board needs scripts.', 'Le plateau a besoin de scripts.'));
    });
  });
}
