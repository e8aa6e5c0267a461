import { expect, type Page, test } from 'playwright/test';
import { queries } from './search-queries.ts';

/** The address of the first result once the results for a query are there. */
const first = async (page: Page, query: string): Promise<string | null> => {
  await page.getByRole('searchbox').fill(query);
  await page.waitForFunction(
    (asked) => document.querySelector<HTMLElement>('[data-settled]')?.dataset['settled'] === asked,
    query.trim(),
  );
  const hit = page.locator('[data-hit]').first();
  return (await hit.count()) === 0 ? null : hit.getAttribute('href');
};

for (const [locale, table] of Object.entries(queries))
  test(`${table.length} queries in ${locale} find their page first`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`/${locale}/search/`);
    await expect(page.locator('[data-settled]')).toBeAttached();
    const wrong: string[] = [];
    for (const [query, want] of table) {
      const found = await first(page, query);
      if (found !== `/${locale}/${want}/`) wrong.push(`${query}: ${found}, not ${want}`);
    }
    expect(wrong).toEqual([]);
    expect(table.length).toBeGreaterThanOrEqual(60);
  });
