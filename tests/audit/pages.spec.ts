import { expect, test } from 'playwright/test';
import { expectAccessible } from '../e2e/axe.ts';
import { listen, wake } from '../e2e/board.ts';
import { allPages } from '../e2e/pages.ts';
import { sideways } from '../e2e/sideways.ts';

// 1280 px at 400 % are 320; phones begin at 360.
const WIDTHS = [360, 320];

for (const { path } of allPages)
  test(path, async ({ page }) => {
    const heard = listen(page);
    page.on('requestfailed', (request) => heard.push(`${request.url()}: ${request.failure()?.errorText}`));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 740 });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await page.evaluate(() => document.fonts.ready);
    await wake(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await sideways(page), `${width} px wide`).toEqual([]);
    }
    await expectAccessible(page, { withTargets: true });
    expect(heard).toEqual([]);
  });
