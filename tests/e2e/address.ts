import type { Page } from 'playwright/test';

/** Longer than a board must be still before the address follows it. */
const STILL_FOR = 600;

/** The address of the page, once it follows a change no more. */
export const settledAddress = async (page: Page): Promise<URL> => {
  let address: string;
  do {
    address = page.url();
    await page.waitForTimeout(STILL_FOR);
  } while (page.url() !== address);
  return new URL(address);
};
