import { expect, test } from 'playwright/test';
import { type Example, type ExampleId, examples } from '../../src/examples/index.ts';
import { awake, field, listen, locales } from './board.ts';

/** The lessons in order, each with the board that its reader has to solve. */
const lessons: readonly (readonly [slug: string, check: ExampleId])[] = [
  ['what-might-does', 'check-what-might-does'],
  ['where-damage-may-go', 'check-where-damage-may-go'],
  ['tank-and-backline', 'check-tank-and-backline'],
  ['prevent-and-double', 'check-prevent-and-double'],
  ['units-that-cannot-die', 'check-units-that-cannot-die'],
  ['after-the-damage', 'check-after-the-damage'],
];

for (const locale of locales) {
  test(`a reader goes through the six lessons in ${locale} and solves each board`, async ({ page }) => {
    test.setTimeout(180_000);
    const heard = listen(page);
    await page.goto(`/${locale}/learn/`);
    await page.locator('[data-lesson]').first().getByRole('link').click();
    for (const [i, [slug, check]] of lessons.entries()) {
      await expect(page).toHaveURL(`/${locale}/learn/${slug}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const { task, variants }: Example = examples[check];
      if (!task) throw new Error(`${check} is no task`);
      const board = page.locator(`[data-example="${check}"]`);
      await awake(board);
      const of = (unit: string) => field(board, `split/${task.side}/${unit}`);

      // Nothing is given away: every field is empty, and no answer is shown.
      const units = variants[0].combat[task.side === 'attacker' ? 'defender' : 'attacker'].units;
      for (const { id } of units) await expect(of(id)).toHaveValue('0');
      await expect(board.locator('[data-solved]')).toHaveCount(0);
      await expect(board.locator('.fix')).toHaveCount(0);

      // A hint is not the answer.
      await board.locator('[data-act=hint]').click();
      await expect(board.locator('[data-solved]')).toHaveCount(0);

      const { amounts } = variants[0].plays[task.side];
      for (const [unit, raw] of Object.entries(amounts)) await of(unit).fill(String(raw));
      await expect(board.locator('[data-solved]')).toBeVisible();

      if (i < lessons.length - 1) await page.locator('.around-next').click();
    }
    await page.goto(`/${locale}/learn/`);
    await expect(page.locator('[data-done]')).toHaveCount(lessons.length);
    await expect(page.locator('[data-progress]')).toContainText('6');
    expect(heard).toEqual([]);
  });
}
