import { expect, type Locator, type Page, test } from 'playwright/test';
import { settledAddress } from './address.ts';
import { openAsleep } from './asleep.ts';
import { listen, locales, plain, tile, use } from './board.ts';
import { needs } from './firefox.ts';
import { hold } from './hold.ts';
import { describeInTurn } from './languages.ts';
import { weighScripts } from './scripts.ts';
import { sideways } from './sideways.ts';

/** In bytes after Brotli: a board, and what it takes to answer. */
const SCRIPTS = 50_000;

/** Waits until the board that the address asks for lies there. */
const ready = (page: Page) => expect(page.locator('.lab-table')).toHaveAttribute('aria-busy', 'false');

/** The lab, with the board that lies there first, awake. */
const open = async (page: Page, locale: string, query = ''): Promise<Locator> => {
  await page.goto(`/${locale}/lab/${query}`);
  const board = page.locator('.board[data-example]');
  await ready(page);
  return board;
};

const press = (board: Locator, unit: string) => tile(board, unit).locator('.tile-edit').click();
const act = (board: Locator, what: string) => board.locator(`[data-act=${what}]`);
const ask = (board: Locator, question: 'deaths' | 'needs' | 'compare') =>
  board.locator(`.lab-bar input[value=${question}]`).check();

for (const locale of locales) {
  const isFrench = locale === 'fr';
  const say = (en: string, fr: string) => (isFrench ? fr : en);

  describeInTurn(0, locale, `the lab in ${locale}`, () => {
    test('a wish that is pressed before the script is there is not lost', async ({ page }) => {
      const board = page.locator('.board[data-example]');
      const release = await openAsleep(page, `/${locale}/lab/`, board);
      await press(board, 'd4');
      release();
      await expect(board.locator('.lab-answer h4')).toHaveText(
        say('Possible in 2 of 4 legal splits', 'Possible dans 2 des 4 répartitions légales'),
      );
    });

    test('which deaths can I get: a press wishes, the answer counts, one press puts a split down', async ({
      page,
    }) => {
      const heard = listen(page);
      const scripts = weighScripts(page);
      const board = await open(page, locale);
      const answer = board.locator('.lab-answer');
      const title = answer.locator('h4');
      // 8 damage: 2 on the Tank, then 6 on needs of 2, 3 and 4, then a need of 1.
      await expect(tile(board, 'd4').locator('.fate')).toHaveText(
        say('Dies in 2 of 4', 'Meurt dans 2 cas sur 4'),
      );
      await expect(tile(board, 'd1').locator('.fate')).toHaveText(say('Always dies', 'Meurt toujours'));
      expect(await scripts()).toBeLessThanOrEqual(SCRIPTS);
      await press(board, 'd4');
      await expect(title).toHaveText(
        say('Possible in 2 of 4 legal splits', 'Possible dans 2 des 4 répartitions légales'),
      );
      await expect(tile(board, 'd3').locator('.fate')).toHaveText(say('Never dies', 'Ne meurt jamais'));
      await press(board, 'd5');
      await expect(answer).toHaveAttribute('data-verdict', 'refused');
      await expect(answer).toContainText(
        say('It takes 12 damage, 4 more than there is.', 'Dégâts nécessaires : 12. Il en manque 4.'),
      );
      await act(board, 'forget').click();
      await press(board, 'd2');
      await press(board, 'd2');
      await press(board, 'd4');
      await expect(title).toContainText(say('Possible in 1 of 4', 'Possible dans 1 des 4'));
      await act(board, 'load-example').click();
      await expect(board).toHaveAttribute('data-mode', 'try');
      await expect(board.locator('.ruling')).toHaveAttribute('data-verdict', 'legal');
      await expect(board.locator('[data-field="split/attacker/d4"]')).toHaveValue('4');
      await expect(board.locator('[data-field="split/attacker/d3"]')).toHaveValue('2');

      // The other side asks as well; the board stands in the address.
      await use(board, 'replay');
      await expect(board.locator('.said-text')).not.toBeEmpty();
      await board.locator('input[name$="-mode"][value=ask]').check();
      await board.locator('input[name$="ask-side"][value=defender]').check();
      await expect(tile(board, 'a1').locator('.fate')).toHaveText(say('Always dies', 'Meurt toujours'));
      const address = await settledAddress(page);
      expect(address.searchParams.get('board')).toMatch(/^lab-A/);
      await page.reload();
      await ready(page);
      await expect(tile(board, 'a1').locator('.fate')).toBeVisible();
      expect(heard).toEqual([]);
    });

    test('what do I need: totals, and the single changes that give a unit another fate', async ({ page }) => {
      const board = await open(page, locale);
      await ask(board, 'needs');
      await expect(board.locator('.totals tbody tr')).toHaveCount(3);
      const totals = await board
        .locator('.totals tbody tr')
        .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['total']));
      expect(totals).toEqual(['8', '11', '12']);
      await press(board, 'd5');
      await expect(board.locator('.lab-answer h4')).toHaveText(
        say('Defender 5 cannot die now', 'Défenseur 5 ne peut pas mourir pour l’instant'),
      );
      const can = board.locator('.flips [data-to=open]');
      await expect(can.locator('[data-change=backline-off] [data-on=d5]')).toBeVisible();
      await can.locator('[data-change=backline-off] [data-on=d5]').click();
      await expect(board.locator('.lab-answer')).toHaveAttribute('data-fate', 'open');
      await expect(tile(board, 'd5').locator('.fate')).toHaveText(say('Can die', 'Peut mourir'));
      await act(board, 'undo').click();
      await expect(board.locator('.lab-answer')).toHaveAttribute('data-fate', 'lives');
    });

    test('a board from cards, from nothing and from an example', async ({ page }) => {
      const board = await open(page, locale);
      const sendCards = await hold(page, '**/cards.json');
      await act(board, 'add').click();
      await board.locator('.lab-panel input[value=defender]').check();
      const field = board.locator('.combo input');
      // Every card is found, also by one who types before the list has come; one that is no unit stays off the table.
      await field.fill('lotus trap');
      await field.press('Enter');
      sendCards();
      await expect(board.locator('.lab-said')).toContainText(say('is not a unit', 'n’est pas une unité'));
      await expect(board.locator('.mat .tile')).toHaveCount(7);
      await field.fill('volibear');
      await expect(board.locator('.combo [role=option]')).toHaveCount(1);
      await field.press('Enter');
      await expect(board.locator('.lab-said')).toContainText('Volibear, Imposing');
      await expect(tile(board, 'd6')).toContainText(say('Shield 3', 'Bouclier 3'));
      await act(board, 'copy').click();
      await expect(tile(board, 'd7').locator('.tile-name')).toHaveText('Volibear, Imposing 2');

      // What tells of a new board is older than it, or it would not be read aloud; the focus is on none that is gone.
      const told = page.locator('.lab-table > [role=status]');
      await told.evaluate((element) => {
        element.dataset['same'] = '';
      });
      await act(board, 'start').click();
      await act(board, 'empty').click();
      await expect(board.locator('.mat .tile')).toHaveCount(2);
      await expect(act(board, 'start')).toBeFocused();
      await expect(told).toHaveText(say('On the table: Your board.', 'Sur la table : Votre plateau.'));
      await expect(told).toHaveAttribute('data-same');
      await act(board, 'start').click();
      await act(board, 'before').click();
      await expect(board.locator('.mat .tile')).toHaveCount(9);
      await expect(act(board, 'start')).toBeFocused();

      await act(board, 'start').click();
      await board.locator('.combo input').press('ArrowDown');
      await board
        .locator('.combo [role=option]')
        .filter({ hasText: isFrench ? /^Deux tanks?$/i : /^Two Tanks$/ })
        .click();
      await expect(board).toHaveAttribute('data-example', 'two-tanks');
      await expect(act(board, 'start')).toBeFocused();
      await expect(tile(board, 'lookout').locator('.tile-name')).toHaveText(say('Lookout', 'Guetteur'));
      // The same board in the other language, under its names there.
      await page.locator('.tools [data-language]').click();
      await page.waitForURL(`**/${isFrench ? 'en' : 'fr'}/lab/?board=two-tanks-*`);
      await ready(page);
      await expect(tile(board, 'lookout').locator('.tile-name')).toHaveText(say('Guetteur', 'Lookout'));
    });

    test('two boards compared: what differs on the table and in what is legal', async ({ page }) => {
      const board = await open(page, locale);
      await ask(board, 'compare');
      await act(board, 'keep').click();
      await expect(board.locator('.compare-answer')).toContainText(
        say('The two boards are the same.', 'Les deux plateaux sont identiques.'),
      );
      await use(board, 'change');
      await press(board, 'd1');
      await board.locator('.editor .checks input').first().uncheck();
      await board.locator('input[name$="-mode"][value=ask]').check();
      const figure = async (what: string) =>
        (
          await board.locator(`.versus-side[data-side=attacker] [data-figure=${what}] td`).allTextContents()
        ).map(plain);
      await expect(board.locator('.versus-side[data-side=attacker] [data-figure=splits]')).toHaveAttribute(
        'data-differs',
        '',
      );
      // Without the Tank, 8 on needs of 2, 2, 3 and 4 in any order.
      expect(await figure('splits')).toEqual(['8', '4']);
      expect(await figure('both')).toEqual(['4']);
      await expect(board.locator('.versus-side[data-side=attacker] [data-only=here] li')).toHaveCount(4);
      await settledAddress(page);
      await page.reload();
      await ready(page);
      await expect(board.locator('.versus-side[data-side=attacker] [data-only=here] li')).toHaveCount(4);
      await act(board, 'swap').click();
      await expect(board.locator('.versus-side[data-side=attacker] [data-only=there] li')).toHaveCount(4);
      await expect(board.locator('.lab-bar input[value=compare]')).toBeFocused();
    });

    test('what is said of a damaged link is said until another board lies beside', async ({ page }) => {
      const board = await open(page, locale, '?with=lab-A');
      const problem = page.locator('.lab-problem');
      await expect(problem).toContainText(say('cut short', 'coupé'));
      await act(board, 'keep').click();
      await expect(board.locator('.compare-answer')).toContainText(
        say('The two boards are the same.', 'Les deux plateaux sont identiques.'),
      );
      await expect(problem).toHaveCount(0);
    });

    test('20 units a side on a phone, and a link that is damaged', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      const board = await open(page, locale, '?board=lab-A');
      await expect(page.locator('.lab-problem')).toContainText(say('cut short', 'coupé'));
      await act(board, 'add').click();
      for (const side of ['attacker', 'defender']) {
        await board.locator(`.lab-panel input[value=${side}]`).check();
        const more = act(board, 'plain');
        await more.evaluate((key: HTMLElement) => {
          for (let i = 0; i < 20; i++) key.click();
        });
        await expect(more).toHaveAttribute('aria-disabled', 'true');
      }
      await expect(board.locator('.mat .tile')).toHaveCount(40);
      await press(board, 'd20');
      await expect(board.locator('.lab-answer')).toHaveAttribute('data-verdict', /legal|refused/);
      expect(await sideways(page)).toEqual([]);
    });
  });

  test.describe(`the lab without scripts in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });
    test.beforeEach(() => needs('no scripts'));

    test('leads to boards that can be read', async ({ page }) => {
      await page.goto(`/${locale}/lab/`);
      await expect(page.locator('.lab-plain a').first()).toBeVisible();
    });
  });
}
