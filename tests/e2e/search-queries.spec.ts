import { expect, type Page, test } from 'playwright/test';
import { queries } from './search-queries.ts';

/** Types one query after the other; the address of the first result of each once its results are there. */
const firstOfEach = (page: Page, asked: readonly string[]): Promise<(string | null)[]> =>
  page.evaluate(async (all) => {
    const box = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!box) throw new Error('no field for a search');
    const settled = (query: string) =>
      new Promise<void>((done) => {
        const look = () => {
          if (document.querySelector<HTMLElement>('[data-settled]')?.dataset['settled'] !== query) return;
          observer.disconnect();
          done();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
      });
    const found: (string | null)[] = [];
    for (const query of all) {
      box.value = query;
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await settled(query.trim());
      found.push(document.querySelector('[data-hit]')?.getAttribute('href') ?? null);
    }
    return found;
  }, asked);

for (const [locale, table] of Object.entries(queries))
  test(`${table.length} queries in ${locale} find their page first`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`/${locale}/search/`);
    await expect(page.locator('[data-settled]')).toBeAttached();
    const found = await firstOfEach(
      page,
      table.map(([query]) => query),
    );
    const wrong = table.flatMap(([query, want], i) =>
      found[i] === `/${locale}/${want}/` ? [] : [`${query}: ${found[i]}, not ${want}`],
    );
    expect(wrong).toEqual([]);
    expect(table.length).toBeGreaterThanOrEqual(60);
  });
