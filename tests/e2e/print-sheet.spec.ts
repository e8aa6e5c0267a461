import { expect, test } from 'playwright/test';

for (const locale of ['en', 'fr']) {
  test(`the summary in ${locale} is one A4 page in print`, async ({ page }) => {
    await page.goto(`/${locale}/guide/one-page-summary/`);
    await page.evaluate(() => document.fonts.ready);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
