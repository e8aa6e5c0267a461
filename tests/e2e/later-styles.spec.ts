import { expect, type Page, test } from 'playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { hold } from './hold.ts';

/** Where the parts of a page are that styles which come late could move. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board, .tile, .page-foot, .foot')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.className, x, y + scrollY, width, height].join(' ');
    }),
  );

for (const locale of locales) {
  for (const path of ['lab/', 'rules/parts/layers/', 'questions/which-tank-first/']) {
    test(`styles that come late move nothing on /${locale}/${path}`, async ({ page }) => {
      await page.addInitScript(() => document.documentElement.setAttribute('data-whole', ''));
      const release = await hold(page, /(?:later|card)\.[^/]*\.css$/);
      await page.goto(`/${locale}/${path}`, { waitUntil: 'domcontentloaded' });
      // Not when the fonts are ready: Firefox counts the styles that are held as well.
      await page.evaluate(() =>
        Promise.all(['Literata', 'Archivo Semi'].map((face) => document.fonts.load(`1em ${face}`))),
      );
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      const before = await places(page);
      expect(before.length).toBeGreaterThan(0);
      const late = page.locator('body > link[media="all"]').last();
      release();
      await expect.poll(() => late.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
      expect(await places(page)).toEqual(before);
    });
  }
}
