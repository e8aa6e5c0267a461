import { expect, test } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { listen, wake } from './board.ts';
import { inTurn } from './languages.ts';
import { sideways } from './sideways.ts';

for (const locale of inTurn(0)) {
  test.describe(`the style page in ${locale}`, () => {
    test('comes alive without a word in the console, fits a narrow screen, and repeats no id', async ({
      page,
    }) => {
      const heard = listen(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/${locale}/style/`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await wake(page);
      expect(await sideways(page)).toEqual([]);
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      expect(heard).toEqual([]);
    });

    test('shows each state of a unit and each verdict', async ({ page }) => {
      await page.goto(`/${locale}/style/`);
      for (const state of [
        'lethal',
        'dead',
        'recalled',
        'refused',
        'waits',
        'closed',
        'exempt',
        'stunned',
        'now',
      ])
        await expect(page.locator(`.specimens [data-state~=${state}]`).first(), state).toBeAttached();
      for (const verdict of ['legal', 'open', 'refused'])
        await expect(page.locator(`[data-verdict=${verdict}]`).first(), verdict).toBeAttached();
      for (const bead of ['on', 'marked', 'ward', 'stopped'])
        await expect(page.locator(`.pip.is-${bead}`).first(), bead).toBeAttached();
    });

    test('axe finds nothing in either theme, boards that are tested elsewhere aside', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/${locale}/style/`);
      await expectAccessible(page, { exclude: 'astro-island' });
    });
  });
}
