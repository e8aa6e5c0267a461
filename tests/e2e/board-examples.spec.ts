import { expect, type Locator, type Page, test } from 'playwright/test';
import { createCombat, type Setup, total } from '../../src/engine/index.ts';
import { type Example, examples, type Try } from '../../src/examples/index.ts';
import { boardOn, type Locale, plain, use, visits } from './board.ts';

const result: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    attacker: 'Only the attacker has units left, and so wins the combat.',
    defender: 'Only the defender has units left, and so wins the combat.',
    'no-result': 'No result: the attackers were recalled, or nobody is left.',
  },
  fr: {
    attacker: 'Seul l’attaquant a encore des unités : il remporte le combat.',
    defender: 'Seul le défenseur a encore des unités : il remporte le combat.',
    'no-result': 'Aucun résultat : les attaquants ont été rappelés, ou il ne reste personne.',
  },
};

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
      await new Promise((done) => setTimeout(done));
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

interface Judged {
  readonly verdict: string;
  /** The rules that refuse it, in alphabetical order. */
  readonly rules: readonly string[];
}

/** Takes everything off, picks keywords, types a split, and reads what the board says. */
const judge = (board: Locator, { side, amounts: given, choices = {} }: Try): Promise<Judged> =>
  board.evaluate(
    async (element, split) => {
      const find = <T extends HTMLElement>(selector: string): T => {
        const found = element.querySelector<T>(selector);
        if (!found) throw new Error(`no ${selector}`);
        return found;
      };
      const press = async (target: HTMLElement) => {
        target.click();
        await new Promise((done) => setTimeout(done));
      };
      await press(find(`input[name$="-side"][value=${split.side}]`));
      await press(find('[data-act=clear]'));
      for (const [unit, keyword] of Object.entries(split.choices)) {
        const picks = element.querySelectorAll<HTMLInputElement>(`input[name$="choice-${unit}"]`);
        const pick = picks[keyword === 'tank' ? 1 : 2];
        if (pick) await press(pick);
      }
      for (const [unit, raw] of Object.entries(split.given)) {
        const input = find<HTMLInputElement>(`[data-field="split/${split.side}/${unit}"]`);
        input.value = String(raw);
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((done) => setTimeout(done));
      }
      const reasons = element.querySelectorAll<HTMLElement>('.ruling [data-rule]');
      return {
        verdict: find('.ruling').dataset['verdict'] ?? '',
        rules: [...reasons].map((reason) => reason.dataset['rule'] ?? '').sort(),
      };
    },
    { side, given, choices },
  );

/** What the board should say, from the verdict that was written by hand. */
const expected = (combat: Setup, split: Try): Judged => {
  if (split.verdict === 'legal') return { verdict: 'legal', rules: [] };
  const made = createCombat(combat);
  const all = made.ok ? total(made.value, split.side) : 0;
  const given = Object.values(split.amounts).reduce((sum, raw) => sum + raw, 0);
  // While some is left, a split that breaks no other rule is not wrong, only not finished.
  const rules = split.verdict.filter((rule) => rule !== 'assign-whole-total' || given > all).sort();
  return { verdict: rules.length > 0 ? 'refused' : 'open', rules };
};

test.describe('each board is replayed to its end, and its splits judged as their authors judged them by hand', () => {
  for (const { locale, path, examples: examplesThere } of visits)
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
        await use(board, 'try');
        for (const variant of variants) {
          if (variants.length > 1) await board.locator(`input[value="${variant.id}"]`).check();
          for (const split of variant.tries)
            expect(await judge(board, split), `${example}, ${variant.id}: ${JSON.stringify(split)}`).toEqual(
              expected(variant.combat, split),
            );
        }
      }
    });
});
