import { expect, test } from 'playwright/test';
import { packed } from '../weight/weight.ts';
import { wake } from './board.ts';
import { allPages } from './pages.ts';
import { weighScripts } from './scripts.ts';

/** In bytes after Brotli, as a good host serves them. */
const SCRIPTS_WITH_BOARDS = 30_000;

test.describe('a page with boards', () => {
  // The fewest boards and the most, in each language.
  const pages = ['en', 'fr'].flatMap((locale) => {
    const bySize = allPages
      .filter((page) => page.locale === locale && page.hasBoards)
      .sort((a, b) => a.size - b.size);
    return [bySize[0], bySize.at(-1)].filter((page) => page !== undefined);
  });
  for (const { path } of pages) {
    test(`${path} has all its boards alive within the weight of scripts`, async ({ page }) => {
      // What keeps pages for a reader without a network is counted apart, and comes when the browser likes.
      await page.route(/_astro\/keep\./, (route) => route.abort());
      const scripts = weighScripts(page);
      await page.goto(path);
      await wake(page);
      await page.waitForLoadState('networkidle');
      const inline = await page.locator('script:not([src])').allTextContents();
      const written = inline.reduce((sum, script) => sum + packed(script), 0);
      expect(written + (await scripts())).toBeLessThanOrEqual(SCRIPTS_WITH_BOARDS);
    });
  }
});
