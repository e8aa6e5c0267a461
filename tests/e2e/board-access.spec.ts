import { expect, type Locator, type Page, test } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { amount, assign, field, locales, open, refusedBy, tile, use, verdict } from './board.ts';
import { tap } from './firefox.ts';
import { describeInTurn } from './languages.ts';
import { sideways } from './sideways.ts';

/** What has the focus, where it is, and how it shows that. */
interface Focus {
  readonly what: string;
  readonly isMarked: boolean;
  readonly isInView: boolean;
}

const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement)) return { what: 'nothing', isMarked: false, isInView: false };
    const marks = [active, active.closest('label')].filter((element) => element !== null);
    const isMarked = marks.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom, left, right } = (marks.at(-1) ?? active).getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const name = active.getAttribute('data-field') ?? active.getAttribute('aria-label') ?? active.id;
    return { what: `${active.localName} ${name || active.outerHTML.slice(0, 100)}`, isMarked, isInView };
  });

/** Presses Tab until the target has the focus; each stop on the way must be marked and in view. */
const tabTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const { what, ...shown } = await focus(page);
    expect(shown, what).toEqual({ isMarked: true, isInView: true });
  }
  throw new Error('the keyboard does not get there');
};

/** Moves the start of the keyboard's walk to just before a board. */
const startBefore = (board: Locator): Promise<void> =>
  board.evaluate((element) => {
    const start = document.createElement('span');
    start.tabIndex = -1;
    element.before(start);
    start.focus();
    start.remove();
  });

for (const locale of locales) {
  const say = (en: string, fr: string) => (locale === 'en' ? en : fr);

  describeInTurn(0, locale, `by keyboard alone in ${locale}`, () => {
    test('two-conflicting is solved: from nothing assigned to a legal split, and watched', async ({
      page,
    }) => {
      const board = await open(page, locale, 'two-conflicting');
      const key = (name: string) => page.keyboard.press(name);
      await startBefore(board);
      await tabTo(page, board.locator('input[name$="-mode"]:checked'));
      await key('ArrowRight');
      await expect(board).toHaveAttribute('data-mode', 'try');
      await tabTo(page, board.locator('[data-act=clear]'));
      await key('Enter');
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'open');

      // Pike as Tank by arrow keys, then 2 on it by typing.
      await tabTo(page, tile(board, 'pike').locator('.pick input:checked'));
      await key('ArrowDown');
      await expect(tile(board, 'pike').locator('.pick input').nth(1)).toBeChecked();
      await tabTo(page, amount(board, 'pike'));
      await page.keyboard.type('2');
      await expect(amount(board, 'pike')).toHaveValue('2');
      // Pavise as Backline, too early: 4 on it by arrow keys is refused.
      const pavise = tile(board, 'pavise').locator('.pick input');
      await tabTo(page, tile(board, 'pavise').locator('.pick input:checked'), 'Tab');
      await key('ArrowUp');
      await expect(pavise.nth(2)).toBeChecked();
      await tabTo(page, amount(board, 'pavise'));
      for (let i = 0; i < 4; i++) await key('ArrowUp');
      expect(await refusedBy(board)).toEqual(['no-excess', 'backline-last']);
      for (let i = 0; i < 2; i++) await key('ArrowDown');
      expect(await refusedBy(board)).toEqual(['backline-last']);
      // The other two go where they must, by button.
      await tabTo(page, tile(board, 'lookout').locator('.nudge button').nth(1), 'Shift+Tab');
      await key('Enter');
      await key('Space');
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');

      await tabTo(page, verdict(board).locator('.key'));
      await key('Enter');
      await expect(board).toHaveAttribute('data-mode', 'replay');
    });

    test('every stop on the way through a board is marked and in view, in each of its uses', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 900, height: 700 });
      const board = await open(page, locale, 'two-conflicting');
      for (const mode of ['replay', 'try', 'change'] as const) {
        await use(board, mode);
        if (mode === 'change') await board.locator('.tile-edit').first().click();
        await startBefore(board);
        await page.keyboard.press('Tab');
        const stops: string[] = [];
        while (await board.evaluate((element) => element.contains(document.activeElement))) {
          const { what, ...shown } = await focus(page);
          expect(shown, `${mode}: ${what}`).toEqual({ isMarked: true, isInView: true });
          stops.push(what);
          await page.keyboard.press('Tab');
        }
        expect(stops.length).toBeGreaterThan(5);
      }
    });

    test('the focus is never lost: where a press takes its own button away, it stays close', async ({
      page,
    }) => {
      const board = await open(page, locale, 'two-tanks');
      const press = async (key: Locator, then: string) => {
        await key.focus();
        await page.keyboard.press('Enter');
        const stays = () =>
          board.evaluate(
            (element, part) =>
              [element, ...element.querySelectorAll(part)].some(
                (around) => around.matches(part) && around.contains(document.activeElement),
              ),
            then,
          );
        await expect.poll(stays, then).toBe(true);
      };
      await use(board, 'try');
      await assign(board, { 'low-wall': 1, 'high-wall': 1, lookout: 4 });
      await press(board.locator('[data-act=fix]'), '.ruling');
      await press(board.locator('[data-act=clear]'), '.try-bar');
      await press(board.locator('[data-act=place]'), '.ruling');
      await press(verdict(board).locator('.key'), '.board');
      await use(board, 'change');
      await press(tile(board, 'lookout').locator('.tile-edit'), '.editor');
      await press(board.locator('.effects .keys button').first(), '.effects');
      await press(board.locator('.effects li button').last(), '.effects');
      await press(board.locator('.editor > .keys button').first(), '.change');
      await press(board.locator('[data-act=add-defender]'), '.editor');
      await press(board.locator('.editor > .keys button').last(), '.board');
    });

    test('the keys that the page tells about: arrows, Home and End, Ctrl-Z', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      const slider = board.locator('input[type=range]');
      const last = (await slider.getAttribute('max')) ?? '';
      await board.locator('[data-go=next]').focus();
      for (const [key, at] of [
        ['Home', '1'],
        ['ArrowRight', '2'],
        ['ArrowRight', '3'],
        ['ArrowLeft', '2'],
        ['End', last],
      ] as const) {
        await page.keyboard.press(key);
        await expect(slider).toHaveValue(at);
      }
      await slider.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(slider).toHaveValue(String(Number(last) - 1));
      await use(board, 'try');
      await amount(board, 'lookout').focus();
      await page.keyboard.press('ArrowDown');
      await expect(amount(board, 'lookout')).toHaveValue('0');
      await page.keyboard.press('Control+z');
      await expect(amount(board, 'lookout')).toHaveValue('1');
      await expect(page.getByText(say('Ctrl-Z: undo', 'Ctrl-Z : annuler')).first()).toBeAttached();
    });

    test('the wheel over a number does not change it', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'try');
      const input = amount(board, 'lookout');
      await input.click();
      await page.mouse.wheel(0, -300);
      await page.mouse.wheel(0, 300);
      await expect(input).toHaveValue('1');
    });
  });

  test.describe(`by ear in ${locale}`, () => {
    test('one short message comes after a pause, none at every key', async ({ page }) => {
      await page.clock.install();
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'try');
      // From here on time passes when the test says so, however long a press takes.
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await page.clock.runFor(2000);
      const status = board.getByRole('status');
      const messages = await status.evaluateHandle((element) => {
        const all: string[] = [];
        new MutationObserver(() => all.push(element.textContent ?? '')).observe(element, {
          childList: true,
          characterData: true,
          subtree: true,
        });
        return all;
      });
      const more = tile(board, 'low-wall').locator('.nudge button');
      for (let i = 0; i < 3; i++) {
        await more.nth(0).click({ force: true });
        await page.clock.runFor(200);
      }
      await amount(board, 'low-wall').fill('1');
      await page.clock.runFor(300);
      expect(await messages.jsonValue()).toEqual([]);
      await page.clock.runFor(1000);
      await expect(status).toHaveText(
        say('2 rules refuse this already', '2 règles refusent déjà cette répartition'),
      );
      expect(await messages.jsonValue()).toHaveLength(1);
    });

    test('what a screen reader is told of a board, in each of its uses', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      // What is there is the same in every language.
      const uses = locale === 'en' ? (['replay', 'try', 'change'] as const) : (['try'] as const);
      for (const mode of uses) {
        await use(board, mode);
        if (mode === 'change') await tile(board, 'lookout').locator('.tile-edit').click();
        await expect(board).toMatchAriaSnapshot({ name: `two-tanks-${mode}-${locale}.aria.yml` });
      }
    });

    test('units, fields and buttons have names of their own', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await expect(board).toHaveAccessibleName(say('Two Tanks', 'Deux tanks'));
      await use(board, 'try');
      for (const [role, en, fr] of [
        ['spinbutton', 'Damage on Lookout', 'Dégâts attribués : Guetteur'],
        ['button', 'One more on Lookout', 'Un de plus : Guetteur'],
        ['button', 'One less on Lookout', 'Un de moins : Guetteur'],
        ['img', 'Attackers’ damage: 0 of 6 left to assign', 'Dégâts des attaquants : 0 à attribuer sur 6'],
      ] as const)
        await expect(board.getByRole(role, { name: say(en, fr), exact: true })).toHaveCount(1);
      await use(board, 'change');
      await expect(
        board.getByRole('button', { name: say('Change Lookout', 'Modifier : Guetteur') }),
      ).toHaveCount(1);
    });
  });

  test.describe(`by touch on a narrow screen in ${locale}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

    /** What is to be pressed and smaller than 24 by 24, links within sentences aside. */
    const small = (board: Locator): Promise<string[]> =>
      board.evaluate((element) =>
        [...element.querySelectorAll('button, input, a.rule')].flatMap((control) => {
          const target = control.closest('label') ?? control;
          const { width, height } = target.getBoundingClientRect();
          if (
            !control.checkVisibility() ||
            control.closest('p, .steps')?.textContent !== control.textContent
          ) {
            if (control.localName === 'a') return [];
          }
          return control.checkVisibility() && (width < 24 || height < 24)
            ? [`${control.outerHTML.slice(0, 120)}: ${width} × ${height}`]
            : [];
        }),
      );

    for (const example of [
      'two-tanks',
      'two-conflicting',
      'ki-barrier-lotus-trap',
      'immune-or-prevented',
    ] as const) {
      test(`${example} fits and has targets large enough, in each of its uses`, async ({ page }) => {
        const board = await open(page, locale, example);
        for (const mode of ['replay', 'try', 'change'] as const) {
          await tap(board.locator(`input[name$="-mode"][value=${mode}]`));
          await expect(board).toHaveAttribute('data-mode', mode);
          if (mode === 'change') await tap(board.locator('.tile-edit').last());
          expect(await sideways(page), mode).toEqual([]);
          expect(await small(board), mode).toEqual([]);
        }
        await tap(board.locator('.board-foot .link').first());
        expect(await sideways(page)).toEqual([]);
        expect(await small(board)).toEqual([]);
      });
    }

    test('the split is given and put right by touch', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await tap(board.locator('input[name$="-mode"][value=try]'));
      await tap(board.locator('[data-act=clear]'));
      for (const unit of ['low-wall', 'high-wall', 'lookout', 'lookout', 'lookout', 'lookout'])
        await tap(tile(board, unit).locator('.nudge button').nth(1));
      expect(await refusedBy(board)).toEqual(['lethal-in-full', 'tank-first']);
      await tap(board.locator('[data-act=fix]'));
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
      expect(await sideways(page)).toEqual([]);
    });

    test('the largest numbers and a name without a space do not push the page sideways', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      await tap(tile(board, 'ram').locator('.tile-edit'));
      for (const key of ['might', 'assault']) await field(board, `ram/${key}`).fill('999');
      await tap(tile(board, 'low-wall').locator('.tile-edit'));
      await board.locator('.editor .text-field input').fill('W'.repeat(40));
      await field(board, 'low-wall/might').fill('-99');
      await field(board, 'low-wall/marked').fill('999');
      expect(await sideways(page)).toEqual([]);
      for (const mode of ['replay', 'try'] as const) {
        await use(board, mode);
        expect(await sideways(page), mode).toEqual([]);
      }
      await assign(board, { 'low-wall': 900, 'high-wall': 900, lookout: 300 });
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'refused');
      expect(await sideways(page)).toEqual([]);
    });

    test('twenty units a side can still be used', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      for (const side of ['attacker', 'defender']) {
        const add = board.locator(`[data-act=add-${side}]`);
        const units = board.locator(`.mat .tile[data-side=${side}]`);
        while ((await units.count()) < 20) await tap(add);
        await expect(add).toHaveAttribute('aria-disabled', 'true');
        await expect(board.locator(`.players [data-side=${side}] .problem`)).toHaveText(
          say('A side has at most 20 units.', 'Un camp compte au plus 20 unités.'),
        );
      }
      expect(await sideways(page)).toEqual([]);
      // 6 and 18 times 3 are 60, of 9 and 17 times 3 of them needed.
      await use(board, 'try');
      await expect(board.locator('.pool[data-side=attacker]')).toContainText(say('of 60 left', 'sur 60'));
      await amount(board, 'd20').fill('50');
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'refused');
      await tap(board.locator('[data-act=clear]'));
      await tap(board.locator('[data-act=place]'));
      await expect(verdict(board)).toHaveAttribute('data-verdict', 'legal');
      await use(board, 'replay');
      const slider = board.locator('input[type=range]');
      await slider.fill((await slider.getAttribute('max')) ?? '');
      await expect(board.locator('.said-text')).not.toBeEmpty();
      expect(await sideways(page)).toEqual([]);
      expect(await small(board)).toEqual([]);
    });
  });

  test.describe(`on any screen in ${locale}`, () => {
    /** Words and fields that stand out of their tile; a killed one is tipped. */
    const outside = (page: Page): Promise<string[]> =>
      page.locator('.board .tile:not([data-state~=dead])').evaluateAll((tiles) =>
        tiles.flatMap((tile) => {
          const { left, right } = tile.getBoundingClientRect();
          const parts = tile.querySelectorAll(
            '.kw li, .tile-name, .adds, .pips, .track-read, .tile-stat, .why, .num',
          );
          return [...parts].flatMap((part) => {
            const box = part.getBoundingClientRect();
            const isIn = box.width === 0 || (box.left >= left - 1 && box.right <= right + 1);
            return isIn ? [] : [`${part.className}: ${part.textContent}`];
          });
        }),
      );

    test('each tile holds its words, also where both sides stand in lanes', async ({ page }) => {
      test.slow();
      const board = await open(page, locale, 'two-conflicting');
      const widths = async (what: string) => {
        for (const width of [320, 360, 600, 760, 900, 960, 1040, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await outside(page), `${what} at ${width}`).toEqual([]);
        }
      };
      await widths('replay');
      await use(board, 'try');
      await board.locator('[data-act=clear]').click();
      await widths('try');
      await use(board, 'change');
      for (const [unit, mark] of [
        ['ram', 'Tank'],
        ['runner', say('Backline', 'Arrière-ligne')],
      ] as const) {
        await tile(board, unit).locator('.tile-edit').click();
        await board.locator('.editor').getByRole('checkbox', { name: mark, exact: true }).check();
      }
      await board.locator('[data-act=add-attacker]').click();
      await widths('lanes on both sides');
      // What is to be given damage first stands nearest to the line, on either side.
      const top = async (unit: string) => (await tile(board, unit).boundingBox())?.y ?? 0;
      expect(await top('runner')).toBeLessThan(await top('ram'));
      const line = (await board.locator('.line').boundingBox())?.y ?? 0;
      expect(await top('ram')).toBeLessThan(line);
    });
  });

  test.describe(`as the system asks, in ${locale}`, () => {
    test('with no wish for less motion counters move', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await board.locator('[data-go=first]').click();
      await board.locator('[data-go=next]').click();
      await board.locator('[data-go=next]').click();
      // By style: an animation may be over before it is asked for.
      await expect(board.locator('.counter').first()).not.toHaveCSS('animation-name', 'none');
    });
  });

  describeInTurn(1, locale, `axe in ${locale}`, () => {
    test('finds nothing on a board in any state', async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const board = await open(page, locale, 'two-conflicting');
      // The rest of the page only takes time: it is looked at with its own kind.
      await page.locator('.board:not([data-example=two-conflicting])').evaluateAll((others) => {
        for (const other of others) other.closest('astro-island')?.remove();
      });
      const clean = (state: string) =>
        expectAccessible(page, { include: ['[data-example=two-conflicting]'], state });
      await clean('replay');
      await board.locator('.board-foot .link').first().click();
      await use(board, 'try');
      await clean('legal');
      await assign(board, { pike: 1, pavise: 1, lookout: 4 });
      await clean('refused');
      await board.locator('[data-act=clear]').click();
      await clean('open');
      await use(board, 'change');
      await tile(board, 'pike').locator('.tile-edit').click();
      await clean('change');
      await field(board, 'pike/might').fill('1e2');
      await clean('a bad number');
    });
  });
}
