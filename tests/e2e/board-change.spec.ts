import { expect, type Locator, test } from 'playwright/test';
import { amount, assign, field, listen, locales, open, plain, tile, use, verdict } from './board.ts';
import { describeInTurn } from './languages.ts';

const press = (board: Locator, act: string) => board.locator(`[data-act=${act}]`);
const editor = (board: Locator) => board.locator('.editor');

/** Opens a unit's fields. */
const edit = async (board: Locator, unit: string): Promise<void> => {
  await tile(board, unit).locator('.tile-edit').click();
  await expect(board.locator(`[data-editing="${unit}"]`)).toBeVisible();
};

/** All that the mat says. */
const mat = async (board: Locator): Promise<string> => plain(await board.locator('.mat').textContent());

for (const locale of locales) {
  const say = (en: string, fr: string) => (locale === 'en' ? en : fr);

  describeInTurn(1, locale, `changing a board in ${locale}`, () => {
    test('every number of a unit, and what comes of it', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      await edit(board, 'high-wall');
      const wall = tile(board, 'high-wall');
      await field(board, 'high-wall/might').fill('5');
      await expect(wall.locator('.tile-might')).toContainText('5');
      await field(board, 'high-wall/mightChange').fill('-1');
      await expect(wall.locator('.tile-might')).toContainText('4');
      await expect(wall).toContainText(say('Might −1', 'Puissance −1'));
      await field(board, 'high-wall/shield').fill('2');
      await expect(wall).toContainText(say('Shield 2', 'Bouclier 2'));
      await expect(wall.locator('.adds')).toHaveText(say('adds 4 + 2 = 6', 'apporte 4 + 2 = 6'));
      await expect(wall.locator('.track-read')).toContainText(say('of 6', 'sur 6'));
      await field(board, 'high-wall/marked').fill('1');
      await expect(wall.locator('.track-read')).toContainText(say('1 marked', '1 déjà marqué'));
      await expect(wall.locator('.track-read')).toContainText(say('of 5', 'sur 5'));
      // Assault does nothing for a defender.
      await field(board, 'high-wall/assault').fill('3');
      await expect(wall.locator('.adds')).toHaveText(say('adds 4 + 2 = 6', 'apporte 4 + 2 = 6'));
      await edit(board, 'ram');
      await field(board, 'ram/assault').fill('3');
      await expect(tile(board, 'ram').locator('.adds')).toHaveText(
        say('adds 4 + 3 = 7', 'apporte 4 + 3 = 7'),
      );
      await expect(board.locator('.side[data-side=attacker] .side-name')).toContainText('7 + 2');
    });

    test('one who types, or goes through the modes by the arrow keys, keeps the focus', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      await edit(board, 'high-wall');
      await board.getByRole('button', { name: say('Share', 'Partager'), exact: true }).click();
      await expect(board.locator('.share h4')).toBeFocused();
      const might = field(board, 'high-wall/might');
      await might.fill('');
      await expect(board.locator('.share')).toHaveCount(0);
      await might.pressSequentially('12');
      await expect(board.locator('.share')).toBeVisible();
      await expect(might).toHaveValue('12');
      await expect(might).toBeFocused();

      const modes = board.locator('.board-bar [type=radio]');
      await modes.last().focus();
      await page.keyboard.press('ArrowLeft');
      await expect(modes.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(board.locator('[data-editing=high-wall]')).toBeVisible();
      await expect(modes.last()).toBeFocused();
    });

    test('every keyword and state of a unit', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      await edit(board, 'lookout');
      const lookout = tile(board, 'lookout');
      const mark = (en: string, fr: string) =>
        editor(board).getByRole('checkbox', { name: say(en, fr), exact: true });
      const lane = async (name: string) =>
        expect(board.locator(`[data-side=defender] [data-lane=${name}] [data-unit=lookout]`)).toBeVisible();
      await lane('middle');
      await mark('Tank', 'Tank').check();
      await lane('first');
      await mark('Tank', 'Tank').uncheck();
      await mark('Backline', 'Arrière-ligne').check();
      await lane('last');
      await mark('Stunned', 'Étourdie').check();
      await expect(lookout.locator('.adds')).toHaveText(say('adds 0', 'apporte 0'));
      await expect(lookout).toHaveAttribute('data-state', /stunned/);
      await mark('Stunned', 'Étourdie').uncheck();
      await mark('Deals no combat damage', 'N’inflige pas de dégâts de combat').check();
      await expect(lookout.locator('.adds')).toHaveText(say('adds 0', 'apporte 0'));
      await mark('Cannot be dealt damage', 'Ne peut pas subir de dégâts').check();
      await expect(lookout).toHaveAttribute('data-state', /exempt/);
      await expect(lookout.locator('.track-read')).toContainText(
        say('1 assigned, 0 dealt', '1 attribué, 0 infligé'),
      );
    });

    test('effects on damage are added, set, put in order and removed', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      await edit(board, 'low-wall');
      const effects = editor(board).locator('.effects');
      const rows = effects.locator('li');
      const add = (en: string, fr: string) => effects.getByRole('button', { name: say(en, fr) });
      const read = tile(board, 'low-wall').locator('.track-read');
      await add('Add a prevention', 'Ajouter une prévention').click();
      await expect(rows).toHaveCount(1);
      // Might 2, and 3 are stopped.
      await expect(read).toContainText(say('of 5', 'sur 5'));
      await field(board, 'low-wall/replacements/0').fill('4');
      await expect(read).toContainText(say('of 6', 'sur 6'));
      await add('Add a doubling', 'Ajouter un doublement').click();
      // 4 are stopped, what is left is doubled: 5 make 2.
      await expect(read).toContainText(say('of 5', 'sur 5'));
      await effects
        .getByRole('button', { name: say('Earlier: Takes double', 'Plus tôt : Dégâts subis doublés') })
        .click();
      // Doubled, then 4 are stopped: 3 make 2.
      await expect(read).toContainText(say('of 3', 'sur 3'));
      await expect(rows.first()).toContainText(say('Takes double', 'Dégâts subis doublés'));
      await effects
        .getByRole('button', { name: say('Later: Takes double', 'Plus tard : Dégâts subis doublés') })
        .click();
      await expect(read).toContainText(say('of 5', 'sur 5'));
      await rows
        .first()
        .getByRole('checkbox', { name: say('All of it', 'Tout') })
        .check();
      await expect(read).toContainText(say('never lethal', 'jamais'));
      await rows
        .first()
        .getByRole('button', { name: say('Remove: ', 'Retirer : ') })
        .click();
      await expect(rows).toHaveCount(1);
      await expect(read).toContainText(say('of 1', 'sur 1'));
      for (let i = 0; i < 5; i++) await add('Add a doubling', 'Ajouter un doublement').click();
      await expect(rows).toHaveCount(6);
      await expect(add('Add a doubling', 'Ajouter un doublement')).toHaveAttribute('aria-disabled', 'true');
    });

    test('units come and go, one stays, and a split follows', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      await press(board, 'add-defender').click();
      await expect(board.locator('.mat .tile[data-side=defender]')).toHaveCount(4);
      await expect(editor(board).locator('h4')).toHaveText(say('Unit: Defender 4', 'Unité : Défenseur 4'));
      await press(board, 'add-attacker').click();
      // Three more to assign: a split that was legal stays so.
      await expect(
        board.getByText(say('moved to the nearest legal one', 'a été remplacée par la plus proche')),
      ).toBeVisible();
      const remove = editor(board).getByRole('button', {
        name: say('Remove this unit', 'Retirer cette unité'),
      });
      for (const unit of ['low-wall', 'high-wall', 'lookout']) {
        await edit(board, unit);
        await remove.click();
        await expect(tile(board, unit)).toHaveCount(0);
      }
      await edit(board, 'd4');
      await expect(remove).toHaveAttribute('aria-disabled', 'true');
      await use(board, 'try');
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
      await expect(amount(board, 'd4')).toHaveValue('9');
    });

    test('a player’s effects: what is ignored, and any damage is lethal', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      const player = (side: string) => board.locator(`.players [data-side=${side}]`);
      const effect = (side: string, en: string, fr: string) =>
        player(side).getByRole('checkbox', { name: say(en, fr) });
      await effect('attacker', 'ignores Tank', 'ignore Tank').check();
      await expect(board.locator('[data-side=defender] [data-lane=middle] .tile')).toHaveCount(3);
      await expect(tile(board, 'low-wall').locator('[data-ignored]')).toContainText(say('ignored', 'ignoré'));
      await use(board, 'try');
      await press(board, 'clear').click();
      await assign(board, { lookout: 4, 'high-wall': 2 });
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
      await use(board, 'change');
      await effect('attacker', 'any damage is lethal', 'tout dégât est mortel').check();
      await expect(tile(board, 'lookout').locator('.track-read')).toContainText(say('of 1', 'sur 1'));
      await effect('defender', 'ignores Backline', 'ignore l’arrière-ligne').check();
      await expect(effect('defender', 'ignores Backline', 'ignore l’arrière-ligne')).toBeChecked();
      await expect(effect('attacker', 'ignores Backline', 'ignore l’arrière-ligne')).not.toBeChecked();
    });

    test('undo by button and by Ctrl-Z, and the way back to the example', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      const asItCame = await mat(board);
      const reset = board.getByRole('button', {
        name: say('Reset: back to the example', 'Réinitialiser : revenir à l’exemple'),
      });
      await expect(reset).toBeVisible();
      await expect(reset).toHaveAttribute('aria-disabled', 'true');
      await expect(press(board, 'undo')).toHaveAttribute('aria-disabled', 'true');
      await edit(board, 'lookout');
      const states = [await mat(board)];
      // Several keys in one field are one change.
      await field(board, 'lookout/might').pressSequentially('12');
      states.push(await mat(board));
      await editor(board).getByRole('checkbox', { name: 'Tank', exact: true }).check();
      states.push(await mat(board));
      await press(board, 'add-attacker').click();
      expect(new Set(states).size).toBe(3);
      await press(board, 'undo').click();
      expect(await mat(board)).toBe(states[2]);
      await page.keyboard.press('Control+z');
      expect(await mat(board)).toBe(states[1]);
      await page.keyboard.press('Control+z');
      expect(await mat(board)).toBe(states[0]);
      await expect(press(board, 'undo')).toHaveAttribute('aria-disabled', 'true');
      await expect(reset).toHaveAttribute('aria-disabled', 'true');

      await edit(board, 'ram');
      await field(board, 'ram/might').fill('9');
      await press(board, 'add-defender').click();
      await use(board, 'try');
      await press(board, 'clear').click();
      await reset.click();
      await use(board, 'change');
      expect(await mat(board)).toBe(asItCame);
      await expect(reset).toHaveAttribute('aria-disabled', 'true');
      // A reset is a change like any other.
      await press(board, 'undo').click();
      await expect(board.locator('.mat .tile[data-side=defender]')).toHaveCount(4);
    });

    test('a name that a reader types is text and nothing else', async ({ page }) => {
      const heard = listen(page);
      page.on('dialog', (dialog) => {
        heard.push(dialog.message());
        void dialog.dismiss();
      });
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      await edit(board, 'lookout');
      const name = editor(board).getByLabel(say('Name', 'Nom'), { exact: true });
      const bad = '<img src=x onerror=alert(1)>';
      await name.fill(bad);
      await expect(tile(board, 'lookout').locator('.tile-name')).toHaveText(bad);
      await expect(editor(board).locator('h4')).toContainText(bad);
      await use(board, 'replay');
      await expect(board.locator('.said-text')).toContainText(bad);
      await expect(board.locator('img')).toHaveCount(0);
      await use(board, 'change');
      await name.fill('');
      await expect(tile(board, 'lookout').locator('.tile-name')).toHaveText(say('Lookout', 'Guetteur'));
      await name.fill('x'.repeat(40));
      await name.pressSequentially('xx');
      await expect(name).toHaveValue('x'.repeat(40));
      expect(heard).toEqual([]);
    });
  });

  test.describe(`numbers that are none, in ${locale}`, () => {
    const whole = say('must be a whole number.', ' : il faut un nombre entier.');

    test('are flagged beside their field, and nothing is computed with them', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      await edit(board, 'ram');
      const might = field(board, 'ram/might');
      const problem = board.locator('.num[data-invalid] .problem');
      for (const bad of ['1e2', '2e', '2,5', '3.5', '-', '--3', '+4', '٣', '0x10', '1 000', 'NaN', '']) {
        await might.fill(bad);
        await expect(might, bad).toHaveAttribute('aria-invalid', 'true');
        await expect(problem).toHaveText(say(`Might ${whole}`, `Puissance${whole}`));
        await expect(might).toHaveAttribute('aria-describedby', (await problem.getAttribute('id')) ?? '-');
        await expect(might).toHaveValue(bad);
        await expect(tile(board, 'ram').locator('.tile-might')).toContainText('4');
      }
      await might.fill('-');
      await expect(board.locator('> .problem')).toHaveText(
        say(
          'Correct the marked field; until then nothing is computed.',
          'Corrigez le champ signalé ; d’ici là, rien n’est calculé.',
        ),
      );
      for (const answer of ['.said', '.ruling', '.as-text', '.accounts'])
        await expect(board.locator(answer)).toHaveCount(0);
      await expect(board).not.toContainText('NaN');
      await press(board, 'undo').click();
      await expect(might).toHaveValue('4');
      await expect(board.locator('.problem')).toHaveCount(0);
    });

    test('a number over the limit names the limit', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      await edit(board, 'ram');
      const between = (en: string, fr: string, min: string, max: string) =>
        say(`${en}: a whole number from ${min} to ${max}.`, `${fr} : un nombre entier de ${min} à ${max}.`);
      const problem = board.locator('.num[data-invalid] .problem');
      for (const [key, texts, message] of [
        ['might', ['1000', '999999999', '-100'], between('Might', 'Puissance', '-99', '999')],
        ['marked', ['-1', '1000'], between('Damage marked before', 'Dégâts déjà marqués', '0', '999')],
        ['assault', ['-1'], between('Assault', 'Assaut', '0', '999')],
        ['shield', ['-1'], between('Shield', 'Bouclier', '0', '999')],
      ] as const) {
        const input = field(board, `ram/${key}`);
        const before = await input.inputValue();
        for (const text of texts) {
          await input.fill(text);
          await expect(problem).toHaveText(message);
        }
        await input.fill(before);
        await expect(problem).toHaveCount(0);
      }
    });

    test('Might may be negative: it adds nothing and 1 is lethal', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      await edit(board, 'ram');
      const might = field(board, 'ram/might');
      await might.fill('');
      await might.pressSequentially('-3');
      await expect(board.locator('.problem')).toHaveCount(0);
      const ram = tile(board, 'ram');
      await expect(ram.locator('.tile-might')).toContainText('−3');
      await expect(ram.locator('.adds')).toHaveText(say('adds 0', 'apporte 0'));
      await expect(ram.locator('.track-read')).toContainText(say('of 1', 'sur 1'));
    });

    test('an amount that is no number is flagged on its tile', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'try');
      for (const bad of ['1e2', '2,5', '-', '-1', '٣']) {
        await amount(board, 'lookout').fill(bad);
        await expect(tile(board, 'lookout').locator('.problem')).toBeVisible();
        await expect(verdict(board)).toHaveCount(0);
      }
      await amount(board, 'lookout').fill('1');
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
    });
  });
}
