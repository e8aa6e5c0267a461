import { expect, type Page, test } from 'playwright/test';
import { needs } from './firefox.ts';
import { hold } from './hold.ts';

const shown = (page: Page, list: string) => page.locator(`${list} [data-entry]:not([hidden])`);

test.describe('filters', () => {
  test('words are found in both languages, with or without accents', async ({ page }) => {
    await page.goto('/fr/glossary/');
    const all = await shown(page, '#terms').count();
    const field = page.getByRole('searchbox');
    for (const typed of ['arriere', 'Arrière', 'backline']) {
      await field.fill(typed);
      await expect(
        shown(page, '#terms').getByRole('link', { name: 'arrière-ligne', exact: true }),
      ).toBeVisible();
    }
    await expect(page.locator('output')).toHaveText(/^\d+ sur \d+$/);
    await field.fill('zzzz');
    await expect(shown(page, '#terms')).toHaveCount(0);
    await field.fill('');
    await expect(shown(page, '#terms')).toHaveCount(all);
    await expect(page.locator('output')).toHaveText('');
  });

  test('cards are found by name, keyword and code; empty groups go', async ({ page }) => {
    await page.goto('/en/cards/');
    const field = page.getByRole('searchbox');
    await field.fill('pyke');
    await expect(shown(page, '#cards').getByRole('link')).toHaveText(['Pyke, Returned']);
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(1);
    await field.fill('unl-145');
    await expect(shown(page, '#cards').getByRole('link')).toHaveText(['Pyke, Returned']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/cards/pyke-returned/');
    await page.goBack();
    await expect(field).toHaveValue('unl-145');
    await expect(shown(page, '#cards')).toHaveCount(1);
  });

  test('rules are found by words and by number', async ({ page }) => {
    await page.goto('/en/rules/');
    const field = page.getByRole('searchbox');
    const results = page.locator('[data-results] li');
    await expect(page.getByRole('link', { name: 'The combat damage step' })).toBeVisible();
    await field.fill('heals');
    await expect(results.first()).toContainText('heal');
    await expect(page.getByRole('link', { name: 'The combat damage step' })).toBeHidden();
    for (const typed of ['465.2.c.3', 'rule 465.2c3', 'CR 1.4 465.2.c.3']) {
      await field.fill(typed);
      await expect(results).toHaveCount(1);
      await expect(results.first()).toContainText('465.2.c.3');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/rules/lethal-in-full/');
  });

  for (const [number, rule] of [
    ['443.1.d.7', '465.2.c.8'],
    ['460.2.c.5', '465.2.c.6'],
    ['626.1.d.2', '465.2.c.3'],
  ] as const) {
    test(`the old number ${number} leads to rule ${rule}`, async ({ page }) => {
      await page.goto('/fr/rules/');
      await page.getByRole('searchbox').fill(number);
      await expect(page.locator('[data-results] li').first()).toContainText(number);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Règle ${rule}`);
    });
  }

  test('the parts of the rules stay where the list does not come', async ({ page }) => {
    await page.route('**/all.json', (route) => route.abort());
    await page.goto('/en/rules/');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/all.json'));
    await page.getByRole('searchbox').fill('tank');
    await failed;
    await expect(page.getByRole('link', { name: 'Keywords' })).toBeVisible();
  });

  test('Enter leads nowhere while nothing is asked for', async ({ page }) => {
    await page.goto('/en/rules/');
    const field = page.getByRole('searchbox');
    const results = page.locator('[data-results] li');
    await field.fill('tank');
    await expect(results.first()).toBeVisible();
    await field.fill('');
    await expect(results.first()).toBeHidden();
    await field.press('Enter');
    await field.fill('backline');
    await expect(results.first()).toBeVisible();
    await expect(page).toHaveURL(/\/en\/rules\/$/);
  });

  test('what is typed, with Enter, before the script is there is not lost', async ({ page }) => {
    const release = await hold(page, /find-rules/);
    await page.goto('/en/rules/');
    await page.getByRole('searchbox').fill('heals');
    await page.getByRole('searchbox').press('Enter');
    release();
    await expect(page.locator('[data-results] li').first()).toContainText('heal');
    await expect(page).toHaveURL(/\/en\/rules\/$/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(() => needs('no scripts'));

  test('an old number leads on by itself', async ({ page }) => {
    await page.goto('/en/rules/443.1.d.7/');
    await expect(page).toHaveURL('/en/rules/pick-tank-or-backline/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rule 465.2.c.8');
  });

  test('a number of several rules gives the choice', async ({ page }) => {
    await page.goto('/fr/rules/142.4/');
    await expect(page.locator('.meanings h2')).toHaveText(['Core Rules 1.4', 'Core Rules 1.3']);
    await page.locator('.meanings').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Règle 142.4');
  });

  test('lists are whole, and there is no field that does nothing', async ({ page }) => {
    for (const path of ['/en/glossary/', '/en/cards/', '/en/rules/']) {
      await page.goto(path);
      await expect(page.locator('.filter')).toBeHidden();
      await expect(page.locator('main').getByRole('link').nth(2)).toBeVisible();
    }
    await page.goto('/en/learn/');
    await expect(page.locator('[data-progress]')).toBeHidden();
  });
});

test.describe('lessons', () => {
  test('a lesson whose board is solved is remembered on the device, until the reader forgets it', async ({
    page,
  }) => {
    await page.goto('/en/learn/');
    const lessons = page.locator('[data-lesson]');
    await expect(lessons).toHaveCount(6);
    await expect(page.locator('[data-done]')).toHaveCount(0);
    await expect(page.locator('[data-progress]')).toBeHidden();
    // By its address: a click is over before the scripts of the page it leads to have run.
    await page.goto((await lessons.first().getByRole('link').getAttribute('href')) ?? '');
    await page.locator('.board').last().dispatchEvent('board:solved', {});
    await page.goto('/fr/learn/');
    await expect(lessons.first()).toHaveAttribute('data-done');
    await expect(lessons.first()).toContainText('résolue');
    await expect(page.locator('[data-progress]')).toContainText('1 sur 6');
    await page.getByRole('button', { name: 'Effacer ma progression' }).click();
    await expect(page.locator('[data-done]')).toHaveCount(0);
    await expect(page.locator('[data-progress]')).toBeHidden();
    await expect(lessons.first().getByRole('link')).toBeFocused();
    await page.reload();
    await expect(page.locator('[data-done]')).toHaveCount(0);
  });

  test('nothing breaks where nothing may be stored', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await page.goto('/en/learn/what-might-does/');
    await page.locator('.board').last().dispatchEvent('board:solved', {});
    await page.goto('/en/learn/');
    await expect(page.locator('[data-done]')).toHaveCount(0);
    expect(faults).toEqual([]);
  });
});
