import { expect, type Locator, test } from 'playwright/test';
import { amount, assign, boardOn, field, locales, open, refusedBy, tile, use, verdict } from './board.ts';
import { hold } from './hold.ts';

const press = (board: Locator, act: string) => board.locator(`[data-act=${act}]`);

/** The amounts in the attackers' fields. */
const amounts = async (board: Locator, units: readonly string[]): Promise<string[]> =>
  Promise.all(units.map((unit) => amount(board, unit).inputValue()));

/** What the controls of a board say and hold, those of its text aside: it may come later. */
const controls = (board: Locator): Promise<string[]> =>
  board.locator('button, input').evaluateAll((all) =>
    all
      .filter((control) => !control.closest('.folded'))
      .map((control) => {
        const { outerHTML, value, checked } = control as HTMLInputElement;
        return `${outerHTML} ${value} ${checked}`;
      }),
  );

/** Presses all that is greyed out, these among it: nothing may come of it. */
const pressInVain = async (board: Locator, ...acts: readonly string[]): Promise<void> => {
  for (const act of acts) await expect(press(board, act)).toHaveAttribute('aria-disabled', 'true');
  const before = await controls(board);
  await board.locator('[aria-disabled=true]').evaluateAll(async (all) => {
    for (const key of all as HTMLElement[]) {
      key.click();
      await new Promise(requestAnimationFrame);
    }
  });
  expect(await controls(board)).toEqual(before);
};

for (const locale of locales) {
  test.describe(`a split of one’s own in ${locale}`, () => {
    const walls = ['low-wall', 'high-wall', 'lookout'];

    for (const way of ['typed', 'pressed'] as const) {
      test(`1, 1 and 4 on two Tanks, ${way}: refused by two rules, put right by one press`, async ({
        page,
      }) => {
        const board = await open(page, locale, 'two-tanks');
        await use(board, 'try');
        await press(board, 'clear').click();
        if (way === 'typed') await assign(board, { 'low-wall': 1, 'high-wall': 1, lookout: 4 });
        else
          for (const unit of ['low-wall', 'high-wall', 'lookout', 'lookout', 'lookout', 'lookout'])
            await tile(board, unit).locator('.nudge button').nth(1).click();
        expect(await amounts(board, walls)).toEqual(['1', '1', '4']);
        await expect(verdict(board)).toHaveAttribute('data-verdict', 'refused');
        expect(await refusedBy(board)).toEqual(['lethal-in-full', 'tank-first']);
        await expect(board.locator('[data-rule=lethal-in-full]')).toContainText('465.2.c.3');
        await expect(board.locator('[data-rule=tank-first]')).toContainText('815.1.c.2');
        await expect(tile(board, 'lookout')).toContainText(locale === 'en' ? 'Too early' : 'Trop tôt');
        await expect(press(board, 'fix')).toHaveText(locale === 'en' ? 'Move 3 points' : 'Déplacer 3 points');

        await press(board, 'fix').click();
        await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
        expect(await amounts(board, walls)).toEqual(['2', '3', '1']);
        await expect(verdict(board)).toContainText(
          locale === 'en' ? 'Low wall and High wall die.' : 'Mur bas et Mur haut meurent.',
        );
        // Every legal split can be watched.
        await verdict(board).locator('.key').click();
        await expect(board).toHaveAttribute('data-mode', 'replay');
      });
    }

    test('the order of prevention and doubling changes what is dealt', async ({ page }) => {
      const board = await open(page, locale, 'ki-barrier-lotus-trap');
      const now = board.locator('.account-of[data-current]');
      const dealt = now.locator('[data-dealt]');
      const kept = now.locator('tfoot tr').first();
      const words =
        locale === 'en'
          ? (['3 prevention left', 'no prevention left'] as const)
          : (['il reste 3 de prévention', 'prévention épuisée'] as const);
      const isPreventFirst = async () => {
        await expect(dealt).toHaveText('0');
        await expect(kept).toContainText(words[0]);
      };
      const isDoubleFirst = async () => {
        await expect(dealt).toHaveText('1');
        await expect(kept).toContainText(words[1]);
      };
      await isPreventFirst();
      await board.locator('input[value=double-first]').check();
      await isDoubleFirst();
      await board.locator('input[value=prevent-first]').check();
      await isPreventFirst();
      await press(board, 'use-order').click();
      await isDoubleFirst();
      await use(board, 'try');
      await expect(tile(board, 'warden').locator('.track-read')).toHaveText(
        locale === 'en' ? '4 of 6, makes 1' : '4 sur 6, soit 1 infligé',
      );
      await press(board, 'use-order').click();
      await isPreventFirst();
    });

    test('what cannot be given damage now says so, and a split not finished is not yet wrong', async ({
      page,
    }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'try');
      await press(board, 'clear').click();
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'open');
      await expect(tile(board, 'lookout')).toContainText(locale === 'en' ? 'Not now' : 'Pas encore');
      await expect(tile(board, 'low-wall')).toContainText(
        locale === 'en' ? 'May take 2' : 'Jusqu’à 2 de plus',
      );
      await expect(verdict(board).locator('h4')).toHaveText(
        locale === 'en' ? '6 of 6 still to assign' : 'Encore 6 sur 6 à attribuer',
      );
      await assign(board, { 'low-wall': 2 });
      await expect(tile(board, 'low-wall')).toContainText(locale === 'en' ? 'Lethal' : 'Dégâts mortels');
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'open');
      await press(board, 'place').click();
      expect(await amounts(board, walls)).toEqual(['2', '3', '1']);
      await assign(board, { lookout: 2 });
      expect(await refusedBy(board)).toEqual(['assign-whole-total']);
      await expect(board.locator('.pool[data-side=attacker]')).toContainText('+1');
    });

    test('choosing one of the legal splits puts it on the board', async ({ page }) => {
      const board = await open(page, locale, 'two-conflicting');
      await use(board, 'try');
      await board.locator('.board-foot .link').first().click();
      const list = board.locator('.splits-of[data-side=attacker]');
      await expect(list.locator('h4')).toHaveText(
        locale === 'en' ? 'Attackers: 3 legal splits' : 'Attaquants : 3 répartitions légales',
      );
      const rows = list.locator('tbody tr');
      const seen: string[] = [];
      for (let i = 0; i < 3; i++) {
        const shown = await rows.nth(i).locator('td > span:not(.vh)').allTextContents();
        const load = rows.nth(i).locator('[data-act=load]');
        await load.click();
        await expect.poll(() => amounts(board, ['pike', 'pavise', 'lookout'])).toEqual(shown);
        await expect(load).toBeFocused();
        await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
        seen.push(shown.join());
      }
      expect(seen.sort()).toEqual(['1,3,2', '2,2,2', '2,3,1']);
    });

    test('a listed split of a board that nobody has touched goes on it', async ({ page }) => {
      const board = await open(page, locale, 'two-conflicting');
      await board.locator('.board-foot .link').first().click();
      const row = board.locator('.splits-of[data-side=attacker] tbody tr').last();
      const load = row.locator('[data-act=load]');
      await load.click();
      await expect(load).toBeFocused();
      const shown = await row.locator('td > span:not(.vh)').allTextContents();
      await use(board, 'try');
      await expect.poll(() => amounts(board, ['pike', 'pavise', 'lookout'])).toEqual(shown);
    });

    test('a rule in the list keeps the focus when the keys of the list come', async ({ page }) => {
      const release = await hold(page, /AsText\./);
      const board = await open(page, locale, 'two-conflicting');
      await board.locator('.board-foot .link').first().click();
      const rule = board.locator('.folded a.rule').nth(3);
      await rule.focus();
      release();
      await expect(board.locator('[data-act=load]').first()).toBeVisible();
      await expect(rule).toBeFocused();
    });

    test('styles for trying that did not come are asked for with the next try', async ({ page }) => {
      await page.route('**/trying*.css', (route) => route.abort());
      const board = await open(page, locale, 'two-conflicting');
      await use(board, 'try');
      await expect(press(board, 'clear')).toBeVisible();
      await page.unroute('**/trying*.css');
      const came = page.waitForResponse('**/trying*.css');
      await use(board, 'replay');
      await use(board, 'try');
      expect((await came).ok()).toBe(true);
    });

    test('a unit with both keywords is Tank or Backline as its enemy picks', async ({ page }) => {
      const board = await open(page, locale, 'two-conflicting');
      await use(board, 'try');
      await press(board, 'clear').click();
      await assign(board, { pike: 2, pavise: 2, lookout: 2 });
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
      const pick = (unit: string) => tile(board, unit).locator('.pick input');
      const words = locale === 'en' ? ['Either', 'Tank', 'Backline'] : ['Au choix', 'Tank', 'Arrière-ligne'];
      await expect(tile(board, 'pavise').locator('.pick label')).toHaveText(words);
      await pick('pavise').nth(1).check();
      expect(await refusedBy(board)).toEqual(['tank-first']);
      await expect(tile(board, 'pavise')).toContainText(locale === 'en' ? 'Lacks 1' : 'Il en manque 1');
      await pick('pavise').nth(2).check();
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
      await pick('pavise').nth(0).check();
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
    });

    test('what is greyed out does nothing: no step back, no step of undo, no choice undone', async ({
      page,
    }) => {
      const board = await open(page, locale, 'two-conflicting');
      await board.locator('[data-go=last]').click({ force: true });
      await pressInVain(board, 'undo', 'reset');
      await use(board, 'try');
      await press(board, 'clear').click();
      await tile(board, 'pavise').locator('.pick input').nth(1).check();
      await pressInVain(board, 'clear');
    });

    test('an answer that was shown, taken apart and put together again solves no task', async ({ page }) => {
      await page.goto(`/${locale}/learn/tank-and-backline/`);
      const board = await boardOn(page, 'check-tank-and-backline');
      await press(board, 'answer').click();
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
      const abbot = amount(board, 'abbot');
      const answered = await abbot.inputValue();
      await abbot.fill('0');
      await pressInVain(board, 'hint');
      await abbot.fill(answered);
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
      await expect(board.locator('[data-solved]')).toHaveCount(0);
    });

    test('the defenders’ damage is tried in the same way', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'try');
      await board.locator('input[name$="-side"][value=defender]').check();
      const on = (unit: string) => field(board, `split/defender/${unit}`);
      await expect(on('ram')).toHaveValue('6');
      await expect(field(board, 'split/attacker/lookout')).toHaveCount(0);
      await on('ram').fill('3');
      await on('runner').fill('6');
      expect(await refusedBy(board)).toEqual(['no-excess']);
      await press(board, 'fix').click();
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
    });
  });
}
