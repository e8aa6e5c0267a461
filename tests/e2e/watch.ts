import type { Page } from 'playwright/test';
import { isOfThePage } from './console.ts';

/** What a page still asks for when it is left, in Firefox and in Chromium. */
const left = ['NS_BINDING_ABORTED', 'net::ERR_ABORTED'];

/** Errors in the console, failed requests and violations of the security policy, as they come in. */
export const watch = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && isOfThePage(message)) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (!left.includes(why)) faults.push(`${request.url()}: ${why}`);
  });
  return faults;
};
