import { expect, type Locator, type Page, test } from 'playwright/test';
import type { ExampleId } from '../../src/examples/index.ts';
import { openAsleep as asleep } from './asleep.ts';
import { awake, boardOn, field, type Locale, listen, locales, open, pathOf, use, verdict } from './board.ts';
import { needs } from './firefox.ts';
import { describeInTurn } from './languages.ts';

/** Opens the page of an example with its boards' script held back until the answer is called. */
const openAsleep = async (page: Page, locale: Locale, example: ExampleId): Promise<[Locator, () => void]> => {
  const board = page.locator(`[data-example="${example}"]`).first();
  return [board, await asleep(page, pathOf(locale, example), board)];
};

/** The controls that can be seen. */
const controlsSeen = (board: Locator): Promise<string[]> =>
  board
    .locator('button, input, select, textarea, label, fieldset')
    .evaluateAll((all) =>
      all.filter((control) => control.checkVisibility()).map((control) => control.outerHTML.slice(0, 120)),
    );

/** Every element of a board and its text, as a list of lines. */
const outline = (board: Locator): Promise<string[]> =>
  board.evaluate((element) => {
    const lines: string[] = [];
    const walk = (node: Element, depth: number) => {
      const own = [...node.childNodes]
        .filter((child) => child.nodeType === Node.TEXT_NODE)
        .map((child) => child.textContent)
        .join('');
      lines.push(`${' '.repeat(depth)}${node.localName}#${node.id} ${own}`);
      for (const child of node.children) walk(child, depth + 1);
    };
    walk(element, 0);
    return lines;
  });

for (const locale of locales) {
  const say = (en: string, fr: string) => (locale === 'en' ? en : fr);

  test.describe(`without scripts in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });
    test.beforeEach(() => needs('no scripts'));

    test('a board is whole: both sides, needs, legal splits and steps with their rules', async ({ page }) => {
      await page.goto(pathOf(locale, 'two-tanks'));
      const board = page.locator('[data-example=two-tanks]').first();
      await expect(board.locator('.mat .tile')).toHaveCount(5);
      await expect(board.locator('.needs li')).toHaveText([
        say('Ram: needs 4', 'Bélier : il en faut 4'),
        say('Runner: needs 2', 'Coureur : il en faut 2'),
        say('Low wall: needs 2', 'Mur bas : il en faut 2'),
        say('High wall: needs 3', 'Mur haut : il en faut 3'),
        say('Lookout: needs 4', 'Guetteur : il en faut 4'),
      ]);
      const splits = board.locator('.splits-of[data-side=attacker]');
      await expect(splits.locator('h4')).toHaveText(
        say('Attackers: 1 legal split', 'Attaquants : 1 répartition légale'),
      );
      await expect(splits.locator('tbody tr')).toHaveCount(1);
      const steps = board.locator('.steps > li');
      await expect(steps).toHaveCount(12);
      for (const step of await steps.all()) {
        await expect(step).toBeVisible();
        await expect(step.locator('a.rule')).toHaveText(/^\d{3}\./);
      }
      await expect(steps.last()).toContainText(
        say('Only the defender has units left', 'Seul le défenseur a encore des unités'),
      );
    });

    test('no board has a control that does nothing', async ({ page }) => {
      await page.goto(pathOf(locale, 'two-tanks'));
      const boards = page.locator('.board');
      expect(await boards.locator('button').count()).toBeGreaterThan(0);
      expect(await controlsSeen(boards)).toEqual([]);
    });
  });

  describeInTurn(0, locale, `coming alive in ${locale}`, () => {
    for (const example of ['two-tanks', 'two-conflicting', 'immune-or-prevented'] as const) {
      test(`${example} keeps every element, id and word, and nothing moves`, async ({
        page,
        browserName,
      }) => {
        const heard = listen(page);
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              shifts.push((entry as PerformanceEntry & { value: number }).value);
          }).observe({ type: 'layout-shift' });
        });
        const [board, release] = await openAsleep(page, locale, example);
        await page.evaluate(() => document.fonts.ready);
        const before = await outline(board);
        const where = await board.boundingBox();
        await page.evaluate(() => {
          (window as unknown as { shifts: number[] }).shifts.length = 0;
        });
        release();
        await awake(board);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect(await outline(board)).toEqual(before);
        expect(await board.boundingBox()).toEqual(where);
        if (browserName === 'chromium')
          expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
        expect(heard).toEqual([]);
      });
    }

    test('no two elements of the page share an id', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      for (const mode of ['replay', 'try', 'change'] as const) {
        await use(board, mode);
        if (mode === 'change') await board.locator('.tile-edit').first().click();
        const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
        expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      }
      expect(await page.locator('.board').count()).toBeGreaterThan(1);
    });

    test('what is pressed before the script is there is not lost', async ({ page }) => {
      const [board, release] = await openAsleep(page, locale, 'two-tanks');
      await board.locator('input[name$="-mode"][value=try]').check();
      release();
      await awake(board);
      await expect(board).toHaveAttribute('data-mode', 'try');
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
    });

    test('presses of Next before the script is there are all counted', async ({ page }) => {
      const [board, release] = await openAsleep(page, locale, 'two-tanks');
      const next = board.locator('[data-go=next]');
      const at = Number(await board.locator('input[type=range]').inputValue());
      await next.click();
      await next.click();
      release();
      await awake(board);
      await expect(board.locator('input[type=range]')).toHaveValue(String(at + 2));
    });

    test('a step that is slid to before the script is there is not lost', async ({ page }) => {
      const [board, release] = await openAsleep(page, locale, 'two-tanks');
      await board.locator('input[type=range]').fill('2');
      release();
      await awake(board);
      await expect(board.locator('.slide > span')).toHaveText(say('2 of 12', '2 sur 12'));
      await expect(board.locator('input[type=range]')).toHaveValue('2');
    });

    test('a number typed before the script is there is not lost', async ({ page }) => {
      // This one opens with fields.
      const [board, release] = await openAsleep(page, locale, 'check-tank-and-backline');
      const first = board.locator('input[role=spinbutton]').first();
      const key = (await first.getAttribute('data-field')) ?? '';
      await first.fill('');
      await first.pressSequentially('2,5');
      release();
      await awake(board);
      await expect(field(board, key)).toHaveValue('2,5');
      await expect(board.locator('.num[data-invalid] .problem')).toBeVisible();
      await field(board, key).fill('1');
      await expect(board.locator('.num[data-invalid]')).toHaveCount(0);
    });

    test('a page that is loaded again shows the place that was read', async ({ page }) => {
      await page.goto(`/${locale}/guide/advanced-combat-damage/`);
      // A board that is not laid out yet holds room for about its height.
      const heights = await page
        .locator('.board')
        .evaluateAll((boards) => boards.map((board) => board.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThan(500);
      const heading = page.locator('h2').nth(-3);
      const place = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      // Seen from above, as a reader comes to it.
      for (const board of await page.locator('.board').all()) await board.scrollIntoViewIfNeeded();
      await heading.scrollIntoViewIfNeeded();
      await expect.poll(place).toBeLessThan(1000);
      const before = await place();
      await page.reload();
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(40);
    });

    test('leaving and coming back by the browser’s keys never shows fields and board apart', async ({
      page,
    }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'try');
      await field(board, 'split/attacker/lookout').fill('3');
      await page.goto(`/${locale}/guide/`);
      await page.goBack();
      const again = await boardOn(page, 'two-tanks');
      // The board of the address, where it has been written by then, opens a moment later.
      const apart = () =>
        again.evaluate((board: HTMLElement) => {
          const mode = board.querySelector<HTMLInputElement>('input[name$="-mode"]:checked')?.value;
          const fields = [...board.querySelectorAll<HTMLInputElement>('[role=spinbutton]')];
          const wrong = fields.filter(({ value, ariaValueNow }) => value !== ariaValueNow);
          return [mode === board.dataset['mode'], wrong.length];
        });
      await expect.poll(apart).toEqual([true, 0]);
    });
  });

  describeInTurn(1, locale, `on paper in ${locale}`, () => {
    test.beforeEach(() => needs('media'));

    /** Parts that are neither black on white nor black on nothing. */
    const inColour = (parts: Locator): Promise<string[]> =>
      parts.evaluateAll((all) =>
        all.flatMap((part) => {
          const { color, backgroundColor } = getComputedStyle(part);
          const isPlain =
            color === 'rgb(0, 0, 0)' && ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(backgroundColor);
          return isPlain ? [] : [`${part.className} ${color} on ${backgroundColor}`];
        }),
      );

    test('the current board and its answer are there as text, black on white, without controls', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      await board.locator('[data-unit=lookout] .tile-edit').click();
      await field(board, 'lookout/might').fill('7');
      await use(board, 'replay');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(board.locator('.needs')).toContainText(say('Lookout: needs 7', 'Guetteur : il en faut 7'));
      await expect(board.locator('.steps > li').last()).toBeVisible();
      await expect(board.locator('.splits').first()).toBeVisible();
      expect(await controlsSeen(board)).toEqual([]);
      expect(
        await inColour(
          board.locator('.mat, .tile, .tile-name, .tile-stat, .said-text, .steps > li, .splits td'),
        ),
      ).toEqual([]);
    });

    test('so is a split with the rules that refuse it', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'try');
      for (const [unit, raw] of [
        ['low-wall', 1],
        ['high-wall', 1],
        ['lookout', 4],
      ] as const)
        await field(board, `split/attacker/${unit}`).fill(String(raw));
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(board.locator('.reasons li')).toHaveCount(2);
      await expect(board.locator('[data-unit=low-wall] .track-read')).toHaveText(say('1 of 2', '1 sur 2'));
      await expect(board.locator('[data-unit=lookout] .track-read')).toHaveText(say('4 of 4', '4 sur 4'));
      expect(await controlsSeen(board)).toEqual([]);
      expect(await inColour(board.locator('.ruling, .ruling h4, .reasons li, .fix-grid td, .tile'))).toEqual(
        [],
      );
    });
  });
}
