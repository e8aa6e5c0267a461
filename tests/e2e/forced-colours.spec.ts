/** What a board says where the system sets the colours. */
import { expect, test } from 'playwright/test';
import { assign, open, tile, use } from './board.ts';
import { isFirefox, withPreferences } from './firefox.ts';
import { inTurn } from './languages.ts';

test.use({
  contextOptions: { forcedColors: 'active' },
  launchOptions: withPreferences({ 'browser.display.document_color_use': 2 }),
});

for (const locale of inTurn(0))
  test(`each state still has its word, and its own shape, in ${locale}`, async ({ page }) => {
    const say = (en: string, fr: string) => (locale === 'en' ? en : fr);
    const board = await open(page, locale, 'two-tanks');
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    await use(board, 'try');
    await assign(board, { 'low-wall': 1, 'high-wall': 3, lookout: 2 });
    const border = (unit: string) =>
      tile(board, unit).evaluate((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return `${borderTopStyle} ${borderTopWidth}`;
      });
    await expect(tile(board, 'lookout')).toContainText(say('Too early', 'Trop tôt'));
    await expect(tile(board, 'low-wall')).toContainText(say('Not finished', 'Pas achevée'));
    await expect(tile(board, 'high-wall')).toContainText(say('Lethal', 'Dégâts mortels'));
    expect(await border('lookout')).not.toBe(await border('high-wall'));
    // What Firefox answers for a colour is the one that the page has asked for.
    if (!isFirefox()) {
      const bead = (kind: string) =>
        board
          .locator(kind)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await bead('.pip.is-on')).not.toBe(await bead('.pip:not(.is-on)'));
    }
    await use(board, 'replay');
  });
