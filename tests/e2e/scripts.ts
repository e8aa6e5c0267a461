import type { Page, Response } from 'playwright/test';
import { packed } from '../weight/weight.ts';

/** Counts the scripts that a page loads from here on; what it answers ends that, and says their bytes after Brotli. */
export const weighScripts = (page: Page): (() => Promise<number>) => {
  const scripts: Promise<Buffer>[] = [];
  const onResponse = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  };
  page.on('response', onResponse);
  return async () => {
    page.off('response', onResponse);
    return (await Promise.all(scripts)).reduce((sum, script) => sum + packed(script), 0);
  };
};
