import { expect, type Locator, type Page, test } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { needs } from './firefox.ts';

const guide = '/en/guide/advanced-combat-damage/';
const card = (page: Page) => page.locator('.card');
const term = (page: Page) => page.locator('.prose > p > a.term').first();
const rule = (page: Page) => page.locator('.prose > p a.rule').first();

/** Gives a link focus as the keyboard does. */
async function tabTo(link: Locator) {
  await link.page().keyboard.press('Shift');
  await link.focus();
  await expect(link).toBeFocused();
}

/** How the open card lies: outside of the screen, over its link, over the paragraph. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const open = document.querySelector('.card')?.getBoundingClientRect();
    const link = document.querySelector('[data-card-line]');
    const block = document.querySelector('[data-card]')?.getBoundingClientRect();
    if (!open || !link || !block) throw new Error('no card is open');
    const overlaps = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return {
      isOutside: open.left < 0 || open.top < 0 || open.right > innerWidth || open.bottom > innerHeight,
      coversLink: [...link.getClientRects()].some((rect) => overlaps(open, rect)),
      coversBlock: overlaps(open, block),
      hasRoom: block.top - open.height > 16 || innerHeight - block.bottom - open.height > 16,
    };
  });

test.describe('by pointer', () => {
  test('hovering opens, the pointer may go slowly onto the card, leaving closes', async ({ page }) => {
    await page.clock.install();
    await page.goto(guide);
    const link = term(page);
    await link.hover();
    await expect(card(page)).toBeVisible();
    const from = await link.boundingBox();
    const to = await card(page).boundingBox();
    if (!from || !to) throw new Error('not on the screen');
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    const end = { x: to.x + 40, y: to.y + to.height / 2 };
    for (let i = 1; i <= 20; i++) {
      await page.mouse.move(start.x + ((end.x - start.x) * i) / 20, start.y + ((end.y - start.y) * i) / 20);
      await page.clock.runFor(60);
    }
    await expect(card(page)).toBeVisible();
    await page.clock.runFor(600);
    await expect(card(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(card(page)).toBeHidden();
  });

  test('passing over a link opens nothing', async ({ page }) => {
    await page.clock.install();
    await page.goto(guide);
    await term(page).hover();
    await page.mouse.move(5, 5);
    await page.clock.runFor(400);
    await expect(page.locator('.card')).toHaveCount(0);
  });

  test('a click follows the link to the page of the rule', async ({ page }) => {
    await page.goto(guide);
    const number = await rule(page).textContent();
    await rule(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Rule ${number}`);
  });

  test('the card says number, words, since when, and leads to the rule', async ({ page }) => {
    await page.goto(guide);
    const link = page.locator('.prose > p a.rule[href$="/rules/lethal-in-full/"]').first();
    await link.hover();
    await expect(card(page)).toContainText('465.2.c.3');
    await expect(card(page)).toContainText('lethal damage assigned in full');
    await expect(card(page)).toContainText('since 1.0');
    await card(page).getByRole('link', { name: 'Open rule' }).click();
    await expect(page).toHaveURL('/en/rules/lethal-in-full/');
  });

  test('a word, a reading and a card lead to theirs', async ({ page }) => {
    await page.goto('/fr/guide/advanced-combat-damage/');
    for (const [selector, name, address] of [
      ['a.term[href*="/glossary/"]', 'Ouvrir dans le glossaire', /\/fr\/glossary\/[\w-]+\/$/],
      ['a.reading', 'Ouvrir la lecture', /\/fr\/about\/readings\/#[\w-]+$/],
      ['a.term[href*="/cards/"]', 'Ouvrir la carte', /\/fr\/cards\/[\w-]+\/(?:#[\w-]+)?$/],
    ] as const) {
      await page.locator(`.prose > p > ${selector}`).first().hover();
      await expect(card(page).getByRole('link', { name })).toHaveAttribute('href', address);
      await page.mouse.move(5, 5);
      await expect(card(page)).toBeHidden();
    }
  });
});

test.describe('by keyboard', () => {
  test('focus opens, Escape closes, focus stays', async ({ page }) => {
    await page.clock.install();
    await page.goto(guide);
    const link = term(page);
    await tabTo(link);
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(link).toBeFocused();
    await page.clock.runFor(400);
    await expect(card(page)).toBeHidden();
  });

  test('going on closes; Enter follows the link', async ({ page }) => {
    await page.goto(guide);
    await tabTo(rule(page));
    await expect(card(page)).toBeVisible();
    const first = await card(page).textContent();
    await page.keyboard.press('Tab');
    await expect(card(page)).not.toHaveText(first ?? '');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/rules\/[\w-]+\/$/);
  });

  test('one Escape closes the card and nothing behind it', async ({ page }) => {
    await page.goto(guide);
    await page.evaluate(() => {
      const behind = document.createElement('div');
      behind.id = 'behind';
      behind.popover = 'auto';
      behind.textContent = 'behind';
      document.body.append(behind);
      behind.showPopover();
      document.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') document.body.dataset['escapes'] = 'seen';
      });
    });
    await tabTo(term(page));
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(page.locator('#behind')).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-escapes');
    await page.keyboard.press('Escape');
    await expect(page.locator('#behind')).toBeHidden();
    await expect(page.locator('body')).toHaveAttribute('data-escapes', 'seen');
  });

  test('it is read once: as the description of the link, by no live region', async ({ page }) => {
    await page.goto(guide);
    const link = term(page);
    await expect(link).not.toHaveAttribute('aria-describedby');
    await tabTo(link);
    await expect(link).toHaveAccessibleDescription(/made the battlefield contested/);
    await expect(
      page
        .locator('[aria-live], [role=status], [role=alert]')
        .filter({ hasText: 'made the battlefield contested' }),
    ).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(link).not.toHaveAttribute('aria-describedby');
  });

  test('axe finds nothing while a card is open', async ({ page }) => {
    await page.goto(guide);
    await tabTo(term(page));
    await expect(card(page)).toBeVisible();
    await expectAccessible(page, { include: ['.card', '.prose > p'] });
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
  test.beforeEach(() => needs('touch'));

  test('a tap opens and stays on the page, a tap outside closes, a second tap closes', async ({ page }) => {
    await page.goto(guide);
    const link = term(page);
    await link.tap();
    await expect(card(page)).toBeVisible();
    await expect(page).toHaveURL(guide);
    await page.locator('h2').first().tap();
    await expect(card(page)).toBeHidden();
    await link.tap();
    await expect(card(page)).toBeVisible();
    await link.tap();
    await expect(card(page)).toBeHidden();
    await expect(page).toHaveURL(guide);
  });

  test('it is read once: focus goes to the card, and back on Escape', async ({ page }) => {
    await page.goto(guide);
    const link = term(page);
    await link.tap();
    await expect(card(page)).toBeFocused();
    await expect(card(page)).toHaveAccessibleName(/made the battlefield contested/);
    await expect(link).not.toHaveAttribute('aria-describedby');
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('the link in the card goes on', async ({ page }) => {
    await page.goto(guide);
    await term(page).tap();
    await card(page).getByRole('link', { name: 'Open in glossary' }).tap();
    await expect(page).toHaveURL(/\/en\/glossary\/[\w-]+\/$/);
  });
});

/** Opens the card of every third link on the page, one after the other. */
async function checkPlaces(page: Page, height: number) {
  const links = page.locator('.prose > :is(p, ul, ol) :is(a.rule, a.term, a.reading)');
  const count = await links.count();
  expect(count).toBeGreaterThan(20);
  for (let i = 0; i < count; i += 3) {
    const link = links.nth(i);
    // Somewhere else on the screen each time.
    await link.evaluate(
      (element, y) => scrollBy(0, element.getBoundingClientRect().top - y),
      ((i * 97) % (height - 120)) + 60,
    );
    await tabTo(link);
    await expect(page.locator('.card')).toBeVisible();
    const where = `link ${i}: ${await link.textContent()}`;
    // The browser looks for another place for a card once it was laid out.
    const wrong = async () => {
      const { hasRoom, coversBlock, ...faults } = await placeOf(page);
      return { ...faults, coversBlock: hasRoom && coversBlock };
    };
    const right = { isOutside: false, coversLink: false, coversBlock: false };
    await expect.poll(wrong, where).toEqual(right);
  }
}

for (const [width, height] of [
  [320, 568],
  [1280, 800],
] as const) {
  test(`a card lies on the screen and beside what is read, at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/fr/guide/advanced-combat-damage/');
    await checkPlaces(page, height);
  });
}

test.describe('without popovers and anchors', () => {
  for (const [width, height] of [
    [320, 568],
    [1280, 800],
  ] as const) {
    test(`a card still opens, lies on the screen and closes, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
          Reflect.deleteProperty(HTMLElement.prototype, name);
      });
      await page.route('**/*.css', async (route) => {
        const response = await route.fetch();
        const css = (await response.text()).replaceAll('anchor-name:--a', 'no-such-property:1');
        await route.fulfill({ response, body: css });
      });
      await page.goto(guide);
      const link = term(page);
      await tabTo(link);
      await expect(card(page)).toBeVisible();
      expect(
        await card(page).evaluate((element) => getComputedStyle(element).positionAnchor ?? 'auto'),
      ).not.toBe('--card');
      const { isOutside, coversLink } = await placeOf(page);
      expect(isOutside).toBe(false);
      expect(coversLink).toBe(false);
      await page.keyboard.press('Escape');
      await expect(card(page)).toBeHidden();
    });
  }
});

test('a sentence is copied without the numbers of its rules', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium gives the selection as it would be copied');
  await page.goto(guide);
  const copied = await page.evaluate(() => {
    const paragraph = document.querySelector('.prose p:has(.cite)');
    if (!paragraph) throw new Error('no citation');
    getSelection()?.selectAllChildren(paragraph);
    return getSelection()?.toString() ?? '';
  });
  expect(copied).toContain('two players.');
  expect(copied).not.toMatch(/\d{3}|Rule/);
});

test('a printed page has no card, and its lists are open', async ({ page }) => {
  needs('media');
  await page.goto(guide);
  await tabTo(term(page));
  await expect(card(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(card(page)).toBeHidden();
  await expect(page.locator('#rule-lethal-in-full')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(() => needs('no scripts'));

  test('the same links lead to the pages', async ({ page }) => {
    await page.goto(guide);
    await rule(page).click();
    await expect(page).toHaveURL(/\/en\/rules\/[\w-]+\/$/);
    await page.goto(guide);
    await page.locator('.prose a.reading').first().click();
    await expect(page).toHaveURL(/\/en\/about\/readings\/#[\w-]+$/);
    await page.goto(guide);
    await term(page).click();
    await expect(page).toHaveURL(/\/en\/glossary\/[\w-]+\/$/);
  });
});
