import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { solutionOf } from '../../src/practice/judge.ts';
import { type Kind, kinds } from '../../src/practice/kinds.ts';
import { createProblem } from '../../src/practice/problem.ts';
import { readSeed } from '../../src/practice/seed.ts';
import type { Answer, Problem } from '../../src/practice/types.ts';
import { openAsleep } from './asleep.ts';
import { listen } from './board.ts';
import { needs } from './firefox.ts';
import { hold } from './hold.ts';
import { sideways } from './sideways.ts';

/** One problem of each kind, of one topic and of mixes, for both sides. */
const seeds: Readonly<Record<Kind, string>> = {
  legal: '1-tank-legal-2s',
  rule: '1-backline_both-rule-1',
  kill: '1-tank_stun-kill-5',
  need: '1-immune-need-1',
  dealt: '1-order-dealt-1',
  next: '1-tank_marked-next-5',
  result: '1-aftermath-result-1',
  count: '1-backline-count-5',
};

const problemOf = (seed: string): Problem => {
  const read = readSeed(seed);
  if (!read.ok) throw new Error(`${seed} is no seed`);
  return createProblem(read.seed);
};

const card = (page: Page): Locator => page.locator('.problem-card');
const verdict = (page: Page): Locator => page.locator('.verdict');
const address = (locale: string, query = ''): string => `/${locale}/practice/${query}`;

/** Opens a problem and waits until it can be answered. */
const open = async (page: Page, locale: string, seed: string): Promise<void> => {
  await page.goto(address(locale, `?problem=${seed}`));
  await expect(card(page)).toHaveAttribute('data-problem', seed);
};

const sendNumber = async (page: Page, n: number): Promise<void> => {
  await page.locator('#practice-number').fill(String(n));
  await page.locator('#practice-number').press('Enter');
};

/** Gives an answer the way a reader does: by keys, by presses on units, by numbers. */
const give = async (page: Page, answer: Answer): Promise<void> => {
  const choose = (name: string) => page.locator(`[data-answer="${name}"]`).click();
  switch (answer.kind) {
    case 'legal':
      return choose(answer.isLegal ? 'legal' : 'refused');
    case 'rule':
      return choose(answer.rule);
    case 'result':
      return choose(answer.ending);
    case 'need':
      return typeof answer.need === 'number' ? sendNumber(page, answer.need) : choose(answer.need);
    case 'dealt':
      return sendNumber(page, answer.dealt);
    case 'count':
      return sendNumber(page, answer.count);
    case 'next':
      for (const unit of answer.units) await page.locator(`[data-unit="${unit}"] .tile-edit`).click();
      return page.locator('[data-act="answer"]').click();
    case 'kill': {
      const fields = page.locator('.tile input[data-field]');
      await expect(fields.first()).toBeVisible();
      for (const [unit, amount] of Object.entries(answer.amounts))
        await page.locator(`.tile[data-unit="${unit}"] input[data-field]`).fill(String(amount));
      return fields.first().press('Enter');
    }
  }
};

/** An answer that is wrong. */
const wrong = (problem: Problem): Answer => {
  const right = solutionOf(problem);
  switch (right.kind) {
    case 'legal':
      return { kind: 'legal', isLegal: !right.isLegal };
    case 'count':
      return { kind: 'count', count: right.count + 1 };
    default:
      throw new Error(`not asked wrongly: ${right.kind}`);
  }
};

for (const locale of locales) {
  test(`every kind of problem is asked, answered and explained in ${locale}`, async ({ page }) => {
    const heard = listen(page);
    for (const kind of kinds) {
      const seed = seeds[kind];
      const problem = problemOf(seed);
      await open(page, locale, seed);
      await expect(card(page)).toHaveAttribute('data-kind', kind);
      // What a unit needs is not told before the answer, nor what comes first.
      await expect(card(page).locator('.kill, .lane-name')).toHaveCount(0);
      await give(page, kind === 'legal' || kind === 'count' ? wrong(problem) : solutionOf(problem));
      await expect(verdict(page)).toHaveCount(1);
      const isRight = kind !== 'legal' && kind !== 'count';
      expect(await verdict(page).getAttribute('data-right')).toBe(isRight ? '' : null);
      await expect(verdict(page).locator('.verdict-said')).not.toBeEmpty();
      await expect(card(page).locator('.lane-name').first()).toBeVisible();
      if (kind === 'legal') {
        // The rule that refuses, in the same sentence as everywhere, and a replay of the nearest legal split.
        await expect(verdict(page).locator('[data-rule="tank-first"] .rule')).toHaveAttribute(
          'href',
          `/${locale}/rules/tank-first/`,
        );
        await expect(card(page).locator('[role="status"]')).not.toBeEmpty();
        await page.locator('input[name="practice-view"][value="replay"]').check();
        await expect(page.locator('.transport')).toBeVisible();
        await page.locator('.key[data-go="last"]').click();
        await expect(page.locator('.said-text')).not.toBeEmpty();
      }
      if (kind === 'dealt') await expect(page.locator('.ledger').first()).toBeVisible();
      if (kind === 'count') await expect(page.locator('.splits')).toBeVisible();
    }
    // The Enter key goes on, and the focus with it; the way back leads to where one was.
    await page.locator('[data-act="next"]').focus();
    await page.keyboard.press('Enter');
    await expect(card(page)).not.toHaveAttribute('data-problem', seeds.count);
    await expect(page.locator('#practice-question')).toBeFocused();
    const next = (await card(page).getAttribute('data-problem')) ?? '';
    expect(new URL(page.url()).searchParams.get('problem')).toBe(next);
    await page.goBack();
    await expect(card(page)).toHaveAttribute('data-problem', seeds.count);
    expect(heard).toEqual([]);
  });
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('practice'));

test('what is kept can be saved as a file', async ({ page }) => {
  needs('downloads');
  await open(page, 'en', seeds.legal);
  await give(page, solutionOf(problemOf(seeds.legal)));
  await expect.poll(() => kept(page)).not.toBeNull();
  await page.locator('.practice-progress summary').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-act="export"]').click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(await kept(page));
});

test('progress is kept, forgotten and loaded again; what was missed comes back', async ({ page }) => {
  await open(page, 'en', seeds.legal);
  await expect(page.locator('.teach')).toBeVisible();
  await give(page, wrong(problemOf(seeds.legal)));
  await expect(verdict(page)).toBeVisible();
  await expect.poll(() => kept(page)).toContain(seeds.legal);

  // Its time has come: a visit without a link starts with it, and says that it was missed.
  await page.evaluate(() => {
    const progress = JSON.parse(localStorage.getItem('practice') ?? '');
    for (const memory of Object.values(progress.missed) as { due: number }[]) memory.due = 0;
    localStorage.setItem('practice', JSON.stringify(progress));
  });
  await page.goto(address('en'));
  await expect(card(page)).toHaveAttribute('data-problem', seeds.legal);
  await expect(card(page).locator('.eyebrow')).toBeVisible();
  await expect(page.locator('.teach')).toHaveCount(0);

  await page.locator('.practice-progress summary').click();
  const tank = page.locator('[data-topic="tank"]');
  await expect(tank).toHaveAttribute('data-standing', 'begun');
  const copy = (await kept(page)) ?? '';
  const load = (text: string) =>
    page.locator('[data-act="import"]').setInputFiles({
      name: 'copy.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });

  await page.locator('[data-act="forget"]').click();
  await page.locator('[data-act="forget-yes"]').click();
  await expect(tank).toHaveAttribute('data-standing', 'fresh');
  expect(await kept(page)).toBeNull();
  await expect(page.locator('[data-act="forget"]')).toBeFocused();

  const note = page.locator('.panel [role="status"]');
  await load(copy);
  await expect(tank).toHaveAttribute('data-standing', 'begun');
  const before = await kept(page);
  for (const [text, why] of [
    ['{"v":1', 'JSON'],
    ['{"v":9}', 'version 9'],
    ['{"v":1,"topics":{"dragon":1},"missed":{},"day":null}', '/topics/dragon'],
  ] as const) {
    await load(text);
    await expect(note).toContainText(why);
    expect(await kept(page)).toBe(before);
  }

  // A rule of one's own choice, and the other language with the same problem.
  await tank.locator('button').click();
  await expect(card(page)).not.toHaveAttribute('data-problem', seeds.legal);
  const chosen = (await card(page).getAttribute('data-problem')) ?? '';
  expect(chosen).toContain('1-tank-');
  await page.locator('header [data-language]').click();
  await page.waitForURL('**/fr/practice/**');
  await expect(card(page)).toHaveAttribute('data-problem', chosen);
});

test('Next goes on once, however often it is pressed while an answer is still being noted', async ({
  page,
}) => {
  const release = await hold(page, /\/_astro\/record\./);
  await open(page, 'en', seeds.legal);
  await give(page, solutionOf(problemOf(seeds.legal)));
  await expect(verdict(page)).toBeVisible();
  for (let i = 0; i < 3; i++) await page.locator('[data-act="next"]').click();
  release();
  await expect(card(page)).not.toHaveAttribute('data-problem', seeds.legal);
  await page.goBack();
  await expect(card(page)).toHaveAttribute('data-problem', seeds.legal);
});

test('the question whether all is to be forgotten takes the focus once', async ({ page }) => {
  await open(page, 'en', seeds.legal);
  await page.locator('.practice-progress summary').click();
  await page.locator('[data-act="forget"]').click();
  await expect(page.locator('[data-act="forget-yes"]')).toBeFocused();
  await give(page, solutionOf(problemOf(seeds.legal)));
  await expect(page.locator('[data-topic="tank"]')).toHaveAttribute('data-standing', 'begun');
  await expect(page.locator('[data-act="next"]')).toBeFocused();
});

test('progress that is opened before the script is there is shown; a way within the page changes nothing', async ({
  page,
}) => {
  const release = await openAsleep(page, address('en', `?problem=${seeds.legal}`), page.locator('.practice'));
  await page.locator('.practice-progress summary').click();
  release();
  await expect(page.locator('.panel')).toBeVisible();
  await expect(page.locator('.teach')).toBeVisible();
  await give(page, wrong(problemOf(seeds.legal)));
  await expect.poll(() => kept(page)).toContain(seeds.legal);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.locator('.teach')).toBeVisible();
  await expect(verdict(page)).toBeVisible();
});

test('where nothing or too much is kept, or what is kept cannot be read, the page says so and goes on', async ({
  page,
}) => {
  await page.goto(address('fr'));
  await expect(card(page)).toBeVisible();
  const broken = '{"v":1,"topics":[]}';
  await page.evaluate((text) => localStorage.setItem('practice', text), broken);
  await open(page, 'fr', seeds.count);
  await expect(page.locator('.practice > [role="alert"]')).toContainText('/topics');
  await give(page, solutionOf(problemOf(seeds.count)));
  await expect(verdict(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('practice'))).toBe(broken);

  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, 'fr', seeds.count);
  await give(page, solutionOf(problemOf(seeds.count)));
  await expect(page.locator('.practice > [role="alert"]')).toBeVisible();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, 'fr', seeds.count);
  await expect(page.locator('.practice > [role="alert"]')).toBeVisible();
  await give(page, solutionOf(problemOf(seeds.count)));
  await expect(verdict(page)).toBeVisible();
});

test('the problem of a day is that of the day in UTC; a link that shows none says why', async ({ page }) => {
  // Past midnight in Paris already, and not in UTC.
  await page.clock.setFixedTime(new Date('2026-11-30T23:30:00Z'));
  for (const [locale, date] of [
    ['en', '30 November 2026'],
    ['fr', '30 novembre 2026'],
  ] as const) {
    await page.goto(address(locale, '?daily'));
    await expect(card(page)).toHaveAttribute('data-problem', '1-daily-20261130');
    await expect(card(page).locator('.eyebrow')).toContainText(date);
    expect(new URL(page.url()).search).toBe('?problem=1-daily-20261130');
    for (const [link, why] of [
      ['1-dragon-legal-1', 'dragon'],
      ['9-tank-legal-1', '9'],
      ['1-daily-20261399', '2099'],
    ] as const) {
      await page.goto(address(locale, `?problem=${link}`));
      await expect(page.locator('.practice > [role="alert"]')).toContainText(why);
      await expect(card(page)).toBeVisible();
    }
  }
});

test('on the narrowest screens nothing is cut off, and each control can be hit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const kind of ['rule', 'kill', 'need', 'next'] as const) {
    await open(page, 'fr', seeds[kind]);
    if (kind === 'kill') await expect(page.locator('.tile input[data-field]').first()).toBeVisible();
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.practice :is(button, summary, .key)')]
          .filter((one) => one.getBoundingClientRect().height > 0)
          .filter((one) => one.getBoundingClientRect().height < 24 || one.getBoundingClientRect().width < 24)
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    expect(await sideways(page)).toEqual([]);
    expect(await small()).toEqual([]);
    await give(page, solutionOf(problemOf(seeds[kind])));
    await expect(verdict(page)).toBeVisible();
    expect(await sideways(page)).toEqual([]);
    expect(await small()).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(() => needs('no scripts'));
  test('the page says what it needs and leads to the lessons', async ({ page }) => {
    for (const locale of locales) {
      await page.goto(address(locale));
      await expect(page.locator('.practice-plain a')).toHaveCount(6);
      await expect(page.locator('.practice-plain a').first()).toHaveAttribute(
        'href',
        `/${locale}/learn/what-might-does/`,
      );
      await expect(page.locator('.practice')).toBeHidden();
    }
  });
});
