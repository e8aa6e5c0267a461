import type { ConsoleMessage } from 'playwright/test';

const notOfThePage = [
  // Playwright keeps the service worker away where a test does not ask for it.
  'Service Worker registration blocked by Playwright',
  // A slow machine draws a page some seconds after its fonts have come.
  'was preloaded using link preload but not used within a few seconds',
];

/** Whether the page says it, and not Playwright or a slow machine. */
export const isOfThePage = (message: ConsoleMessage): boolean =>
  !notOfThePage.some((text) => message.text().includes(text));
