/** What pages make of a system that asks for less motion and for the dark theme. */
import { expect, test } from 'playwright/test';
import { locales, open } from './board.ts';
import { withPreferences } from './firefox.ts';

test.use({
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: withPreferences({
    'layout.css.prefers-color-scheme.content-override': 0,
    'ui.prefersReducedMotion': 1,
  }),
});

for (const locale of locales)
  test(`with reduced motion nothing moves, in ${locale}`, async ({ page }) => {
    const board = await open(page, locale, 'two-tanks');
    await board.locator('[data-go=first]').click();
    for (let i = 0; i < 11; i++) {
      await board.locator('[data-go=next]').click();
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    }
  });

test('the theme follows the system until one is chosen, then is remembered on every page', async ({
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = 'rgb(245, 247, 245)';
  const dark = 'rgb(17, 24, 26)';
  await page.goto('/en/');
  const theme = page.getByLabel('Theme');
  await expect(theme).toHaveValue('auto');
  expect(await background()).toBe(dark);
  await theme.selectOption('Light');
  expect(await background()).toBe(light);
  await page.goto('/fr/guide/');
  expect(await background()).toBe(light);
  await expect(page.getByLabel('Thème')).toHaveValue('light');
  await page.getByLabel('Thème').selectOption('Auto');
  await page.reload();
  expect(await background()).toBe(dark);
});
