import { expect, type Locator, type Page, test } from 'playwright/test';
import { type Example, examples } from '../../src/examples/index.ts';
import { boardOn, type Locale, locales, open, plain, tile, use, visits } from './board.ts';

const result: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    attacker: 'Only the attacker has units left and wins the combat.',
    defender: 'Only the defender has units left and wins the combat.',
    'no-result': 'Neither player is the only one with units left: no result.',
  },
  fr: {
    attacker: 'Seul l’attaquant a encore des unités : il remporte le combat.',
    defender: 'Seul le défenseur a encore des unités : il remporte le combat.',
    'no-result': 'Aucun joueur n’est seul à avoir encore des unités : aucun résultat.',
  },
};

const said = (board: Locator) => board.locator('.said-text');
const go = (board: Locator, where: string) => board.locator(`[data-go=${where}]`);
/** The sentences of the text version. The server wrote them for the example as it opens; others are fetched. */
const written = (board: Locator): Promise<string[]> => board.locator('.steps li > span').allTextContents();

/** Makes a board that opens with a question show its replay. */
const answer = async (board: Locator): Promise<void> => {
  const key = board.locator('[data-act=answer]');
  if ((await key.count()) > 0) await key.click();
  if ((await board.getAttribute('data-mode')) !== 'replay') await use(board, 'replay');
};

interface Shown {
  readonly sentence: string;
  readonly rule: string;
  /** Where the rule's number leads. */
  readonly href: string;
}

const fetched = new Map<string, Promise<string>>();
/** The text of the page that a link leads to. */
const textAt = (page: Page, href: string): Promise<string> => {
  const known = fetched.get(href);
  if (known) return known;
  const text = page.request.get(href).then((response) => (response.ok() ? response.text() : ''));
  fetched.set(href, text);
  return text;
};

/** Presses First, then Next until it can go no further; what each step shows. */
const playThrough = (board: Locator): Promise<Shown[]> =>
  board.evaluate(async (element) => {
    const find = <T extends HTMLElement>(selector: string): T => {
      const found = element.querySelector<T>(selector);
      if (!found) throw new Error(`no ${selector}`);
      return found;
    };
    const press = async (key: string) => {
      find(`[data-go=${key}]`).click();
      await new Promise(requestAnimationFrame);
    };
    const shown: Shown[] = [];
    const look = () => {
      const rule = find<HTMLAnchorElement>('.said-rule a');
      shown.push({
        sentence: find('.said-text').textContent ?? '',
        rule: rule.textContent ?? '',
        href: rule.href,
      });
    };
    await press('first');
    look();
    while (find('[data-go=next]').getAttribute('aria-disabled') !== 'true' && shown.length < 99) {
      await press('next');
      look();
    }
    return shown;
  });

test.describe('each board is replayed to its end', () => {
  for (const { locale, path, examples: examplesThere } of visits) {
    test(path, async ({ page }) => {
      test.slow();
      await page.goto(path);
      for (const example of examplesThere) {
        const board = await boardOn(page, example);
        const variants: Example['variants'] = examples[example].variants;
        for (const variant of variants) {
          if (variants.length > 1) await board.locator(`input[value="${variant.id}"]`).check();
          await expect(board).toHaveAttribute('data-variant', variant.id);
          await answer(board);
          const what = `${example}, ${variant.id}`;
          const shown = await playThrough(board);
          const steps = shown.map(({ sentence }) => sentence);
          await expect.poll(() => written(board), what).toEqual(steps);
          for (const { sentence, rule, href } of shown) {
            expect(rule, `${what}: ${sentence}`).toMatch(/^\d{3}\.\d/);
            expect(await textAt(page, href), `${what}: ${href} is about the rule`).toContain(rule);
          }
          expect(plain(steps.at(-1)), what).toBe(result[locale][variant.result]);
          const dead = board.locator('.mat [data-state~=dead]');
          const ids = await dead.evaluateAll((all) =>
            all.map((unit) => (unit as HTMLElement).dataset['unit']),
          );
          expect(ids.sort(), what).toEqual([...variant.killed].sort());
        }
      }
    });
  }
});

for (const locale of locales) {
  test.describe(`the steps in ${locale}`, () => {
    test('first, back, next and last', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      const steps = await written(board);
      await go(board, 'last').click();
      await expect(said(board)).toHaveText(steps.at(-1) ?? '');
      await expect(go(board, 'last')).toHaveAttribute('aria-disabled', 'true');
      await go(board, 'prev').click();
      await expect(said(board)).toHaveText(steps.at(-2) ?? '');
      await go(board, 'first').click();
      await expect(said(board)).toHaveText(steps[0] ?? '');
      for (const end of ['first', 'prev']) {
        await expect(go(board, end)).toHaveAttribute('aria-disabled', 'true');
        // Playwright would wait for it to do something.
        await go(board, end).click({ force: true });
        await expect(said(board)).toHaveText(steps[0] ?? '');
      }
    });

    test('a long replay has a slider', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      const steps = await written(board);
      const slider = board.locator('input[type=range]');
      for (const at of [1, 7, steps.length, 2]) {
        await slider.fill(String(at));
        await expect(said(board)).toHaveText(steps[at - 1] ?? '');
        await expect(board.locator('.slide > span')).toHaveText(
          locale === 'en' ? `${at} of ${steps.length}` : `${at} sur ${steps.length}`,
        );
      }
    });

    test('a short replay has a tick for each step', async ({ page }) => {
      const board = await open(page, locale, 'lethal-or-not');
      const steps = await written(board);
      const ticks = board.locator('.tick');
      await expect(ticks).toHaveCount(steps.length);
      for (const at of [steps.length, 1, 3]) {
        await ticks.nth(at - 1).click();
        await expect(said(board)).toHaveText(steps[at - 1] ?? '');
        await expect(board.locator('.tick[aria-current=step]')).toHaveText(String(at));
      }
    });

    test('it plays by itself, pauses, goes on and stops at its end', async ({ page }) => {
      await page.clock.install();
      const board = await open(page, locale, 'two-tanks');
      const steps = await written(board);
      const play = go(board, 'play');
      const words = locale === 'en' ? (['Play', 'Pause'] as const) : (['Lecture', 'Pause'] as const);
      const at = async () => steps.indexOf((await said(board).textContent()) ?? '');
      await go(board, 'first').click();
      await expect(play).toHaveText(words[0]);
      await play.click();
      await expect(play).toHaveText(words[1]);
      await page.clock.runFor(5000);
      await expect.poll(at).toBe(2);
      await play.click();
      await expect(play).toHaveText(words[0]);
      await page.clock.runFor(10_000);
      expect(await at()).toBe(2);
      await play.click();
      for (let i = 0; i < steps.length; i++) await page.clock.runFor(2500);
      await expect.poll(at).toBe(steps.length - 1);
      await expect(play).toHaveText(words[0]);
      // At the end it starts over.
      await play.click();
      await expect.poll(at).toBe(0);
    });

    test('assigning first is not dealing first: both sides are hit in the same step', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      const slider = board.locator('input[type=range]');
      const steps = await written(board);
      const deal = steps.findIndex((step) =>
        step.startsWith(
          locale === 'en' ? 'Both sides deal their damage at once' : 'Les deux camps infligent',
        ),
      );
      const dead = board.locator('.mat [data-state~=dead]');
      await slider.fill(String(deal));
      await expect(board.locator('.mat .counter')).toHaveCount(5);
      await expect(dead).toHaveCount(0);
      await slider.fill(String(deal + 1));
      await expect(board.locator('.mat [data-state~=struck]')).toHaveCount(5);
      await expect(dead).toHaveCount(0);
      await slider.fill(String(deal + 2));
      await expect(dead).toHaveCount(4);
    });

    test('another order of the same split plays other steps', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      const orders = board.locator('.orders input');
      await expect(orders.first()).toBeChecked();
      await go(board, 'first').click();
      await go(board, 'next').click();
      await go(board, 'next').click();
      await expect(tile(board, 'low-wall')).toHaveAttribute('data-state', /now/);
      await orders.nth(1).check();
      await go(board, 'first').click();
      await go(board, 'next').click();
      await go(board, 'next').click();
      await expect(tile(board, 'high-wall')).toHaveAttribute('data-state', /now/);
    });

    test('a split that is not legal has no replay, and one press leads back to it', async ({ page }) => {
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'try');
      await board.locator('[data-act=clear]').click();
      await use(board, 'replay');
      await expect(said(board)).toHaveText(
        locale === 'en'
          ? 'There is no replay yet: the attackers’ split is not legal.'
          : 'Rien à rejouer pour l’instant : la répartition des attaquants n’est pas légale.',
      );
      await board.locator('.replay .key').click();
      await expect(board).toHaveAttribute('data-mode', 'try');
    });
  });
}
