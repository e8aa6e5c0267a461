import { expect, type Locator, type Page } from 'playwright/test';
import { hold } from './hold.ts';

/** Opens a page with its boards' script held back until the answer is called, and goes to one of them. */
export const openAsleep = async (page: Page, path: string, board: Locator): Promise<() => void> => {
  const html = await (await page.request.get(path)).text();
  const scripts = new Set([...html.matchAll(/component-url="([^"]+)"/g)].map(([, url]) => url));
  const release = await hold(page, ({ pathname }) => scripts.has(pathname));
  // A page is loaded when its boards’ script is, where one is close.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await board.scrollIntoViewIfNeeded();
  // It is laid out once it is near, and only then has its own height.
  await page.evaluate(
    () => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))),
  );
  await board.scrollIntoViewIfNeeded();
  await expect(board.locator('xpath=ancestor::astro-island')).toHaveAttribute('ssr');
  return release;
};
