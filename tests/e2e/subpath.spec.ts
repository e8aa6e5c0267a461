import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from 'playwright/test';
import { settledAddress } from './address.ts';
import { boardOn, tile, use } from './board.ts';
import { type Host, serve } from './host.ts';
import { inTurn } from './languages.ts';

/** The folder that the build for a base path is served below. */
const BASE = '/some/where';
const dir = fileURLToPath(new URL('../../node_modules/.cache/under-a-base-path/', import.meta.url));

const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      if (!existsSync(dir)) throw new Error('Not built: tests/content/built/base-path.test.ts builds it.');
      const host = await serve(dir, { base: BASE });
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe('a site below a folder of its host', () => {
  test.beforeEach(({ page }) => {
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      expect(pathname.startsWith(`${BASE}/`), response.url()).toBe(true);
    });
  });

  for (const locale of inTurn(0)) {
    const say = (en: string, fr: string) => (locale === 'en' ? en : fr);
    const other = locale === 'en' ? 'fr' : 'en';

    test.describe(`in ${locale}`, () => {
      test.use({ locale });

      test('starts in the reader’s language', async ({ page, host }) => {
        await page.goto(host.home);
        await expect(page).toHaveURL(`${host.home}${locale}/`);
      });

      test('has boards that live, and keeps them when the language is switched', async ({ page, host }) => {
        await page.goto(`${host.home}${locale}/learn/where-damage-may-go/`);
        const board = await boardOn(page, 'two-tanks');
        await use(board, 'change');
        await tile(board, 'high-wall').locator('.tile-edit').click();
        await board.locator('[data-field="high-wall/might"]').fill('5');
        const { search } = await settledAddress(page);
        await page
          .getByRole('banner')
          .getByRole('link', { name: say('Français', 'English') })
          .click();
        await expect(page).toHaveURL(`${host.home}${other}/learn/where-damage-may-go/${search}`);
        const twin = await boardOn(page, 'two-tanks');
        await expect(tile(twin, 'high-wall').locator('.tile-might')).toContainText('5');
      });

      test('finds, and leads to what it found', async ({ page, host }) => {
        await page.goto(`${host.home}${locale}/search/?q=tank`);
        await page.locator('[data-search-results] a').first().click();
        await expect(page).toHaveURL(new RegExp(`^${host.home}${locale}/`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });

      test('says what is not there, and leads back', async ({ page, host }) => {
        const response = await page.goto(`${host.home}${locale}/a/b/c/`);
        expect(response?.status()).toBe(404);
        // With its styles: they are not looked for below the address that is not there.
        await expect(page.locator('.choice')).toHaveCSS('display', 'grid');
        await page
          .getByRole('link', { name: say('Go to the English home page', 'Aller à l’accueil en français') })
          .click();
        await expect(page).toHaveURL(`${host.home}${locale}/`);
      });

      test('an address without its last slash keeps query and heading', async ({ page, host }) => {
        await page.goto(`${host.home}${locale}/guide?x=1#main`);
        await expect(page).toHaveURL(`${host.home}${locale}/guide/?x=1#main`);
      });
    });
  }

  test('an old rule number leads to the rule', async ({ page, host }) => {
    await page.goto(`${host.home}en/rules/460.2.c.5/`);
    await expect(page).toHaveURL(`${host.home}en/rules/requirements-if-able/`);
  });

  test.describe('with a worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('works without a network', async ({ page, host }) => {
      await page.goto(`${host.home}fr/`);
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(scope).toBe(host.home);
      await page.goto(`${host.home}fr/offline/`);
      await expect(page.locator('[data-offline=some]')).toBeVisible({ timeout: 60_000 });
      await page.context().setOffline(true);
      await page.goto(`${host.home}fr/learn/where-damage-may-go/`);
      const board = await boardOn(page, 'two-tanks');
      await use(board, 'try');
      await page.goto(host.home);
      await expect(page).toHaveURL(new RegExp(`^${host.home}(en|fr)/$`));
    });
  });
});
