import { expect, type Locator, test } from 'playwright/test';
import { boardOn, field, type Locale, listen, open, pathOf, plain, tile } from './board.ts';
import { inTurn } from './languages.ts';

const said = (board: Locator) => board.locator('.said-text');
const answer = (board: Locator) => board.locator('[data-act=answer]');
const press = (board: Locator, ...units: readonly string[]): Promise<void> =>
  units.reduce(
    (before, unit) => before.then(() => tile(board, unit).locator('.tile-edit').click()),
    Promise.resolve(),
  );
const right: Readonly<Record<Locale, string>> = { en: 'Right.', fr: 'Juste.' };
const wrong: Readonly<Record<Locale, string>> = { en: 'No.', fr: 'Non.' };

for (const locale of inTurn(1)) {
  const say = (en: string, fr: string) => (locale === 'en' ? en : fr);

  test(`a replay is predicted to its end, in ${locale}`, async ({ page }) => {
    const heard = listen(page);
    const board = await open(page, locale, 'two-tanks');
    const number = field(board, 'predict/amount');
    const verdict = board.locator('.said-verdict');
    await board.locator('[data-act=predict]').check();
    await expect(board.locator('.ask-text')).toBeVisible();
    // The sums are what is asked first: the board does not tell them.
    await expect(board.locator('.side-name small').first()).toBeHidden();

    await number.fill('6');
    await answer(board).click();
    await expect(verdict).toHaveText(right[locale]);
    await expect(board.locator('.said-rule a')).toHaveText('465.2.a');
    // By keyboard, and not a number first.
    await number.fill('1e2');
    await expect(board.locator('.num[data-invalid] .problem')).toBeVisible();
    await expect(answer(board)).toHaveAttribute('aria-disabled', 'true');
    await number.fill('8');
    await number.press('ArrowUp');
    await answer(board).focus();
    await page.keyboard.press('Enter');
    await expect(verdict).toHaveText(right[locale]);
    await expect(answer(board)).toBeFocused();
    await expect(board.locator('[role=status]')).toContainText(
      say('Who is assigned the attackers’ damage now', 'À qui les attaquants attribuent-ils maintenant'),
    );

    // Too early: the rule that refuses it is told beside what happens.
    await press(board, 'lookout', 'lookout');
    await expect(tile(board, 'lookout').locator('.counter')).toContainText('2');
    await answer(board).click();
    await expect(verdict).toHaveText(wrong[locale]);
    await expect(board.locator('.said-why')).toHaveAttribute('data-rule', 'tank-first');
    await expect(said(board)).toContainText(say('Low wall is assigned 2', 'Mur bas'));
    // Back, and the other Tank first: as legal as what is shown.
    await board.locator('[data-go=prev]').click();
    await press(board, 'high-wall', 'high-wall', 'high-wall');
    await answer(board).click();
    await expect(verdict).toHaveText(say('Right as well. In this replay:', 'Juste aussi. Dans ce déroulé :'));

    // The rest is shown, up to who dies.
    await board.locator('[data-go=next]').focus();
    const asked = board.locator('.asks');
    for (let i = 0; i < 9 && (await asked.getAttribute('data-asks')) !== 'dies'; i++)
      await page.keyboard.press('ArrowRight');
    await press(board, 'ram', 'runner', 'low-wall', 'high-wall');
    await answer(board).click();
    await expect(verdict).toHaveText(right[locale]);
    await press(board, 'lookout');
    await answer(board).click();
    await board.locator('.ask input[value=defender]').check();
    await answer(board).click();
    await expect(verdict).toHaveText(right[locale]);
    expect(plain(await said(board).textContent())).toContain(
      say('Only the defender has units left', 'Seul le défenseur a encore des unités'),
    );
    // Once more, with the same key.
    await expect(answer(board)).toBeFocused();
    await answer(board).click();
    await expect(asked).toHaveAttribute('data-asks', 'sum');

    // Remembered for every replay, and forgotten with the tick.
    await page.goto(pathOf(locale, 'four-threes'));
    const other = await boardOn(page, 'four-threes');
    await expect(other.locator('.ask-text')).toBeVisible();
    await other.locator('[data-act=predict]').uncheck();
    await expect(other.locator('.ask')).toHaveCount(0);
    await expect(other.locator('[data-go=play]')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('predict'))).toBeNull();
    expect(heard).toEqual([]);
  });
}

test('where nothing can be stored, it lasts as long as the page', async ({ page }) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const board = await open(page, 'en', 'two-tanks');
  await board.locator('[data-act=predict]').check();
  await expect(board.locator('.ask-text')).toBeVisible();
  await expect(board.locator('[data-act=predict]')).toBeChecked();
  await board.locator('[data-act=predict]').uncheck();
  await expect(board.locator('.ask')).toHaveCount(0);
  expect(heard).toEqual([]);
});
