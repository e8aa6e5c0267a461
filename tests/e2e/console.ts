import type { ConsoleMessage } from 'playwright/test';

/** Whether the page says it, and not Playwright: that keeps the service worker away where a test does not ask for it. */
export const isOfThePage = (message: ConsoleMessage): boolean =>
  message.text() !== 'Service Worker registration blocked by Playwright';
