import type { Page } from 'playwright/test';

/** Holds back what a page asks for at some addresses, until the answer is called. */
export const hold = async (
  page: Page,
  addresses: string | RegExp | ((url: URL) => boolean),
): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
