import { expect, type Page, test } from 'playwright/test';
import { cardName, cards } from '../../src/catalog/cards.ts';
import { type Locale, locales, tagOf } from '../../src/i18n/locales.ts';
import { awake, use, wake } from '../e2e/board.ts';
import { largest, templates } from '../e2e/pages.ts';
import { sideways } from '../e2e/sideways.ts';
import { LANGUAGE } from './pseudo.ts';

// A phone; a browser in none of the site's languages, so that the choice of one stays open.
test.use({ viewport: { width: 360, height: 740 }, locale: 'de-DE' });

/** Names that stay as they are, and words that Intl writes in the language itself. */
const known = [
  'Tankline',
  ...cards.map(cardName),
  ...Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(tagOf(LANGUAGE as Locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2026, month, 3),
    ),
  ),
  ...locales.map((other) => new Intl.DisplayNames(LANGUAGE, { type: 'language' }).of(other) ?? ''),
  ...(['conjunction', 'disjunction'] as const).map((type) =>
    new Intl.ListFormat(LANGUAGE, { type }).format(['1', '2', '3']),
  ),
];

/** What a page has wider than its own box, and what it says without an accent. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([language, names]) => {
      const found = new Set<string>();
      const told = new Set(names.match(/\p{L}+/gu));
      const english = (text: string, of: Element) => {
        for (const word of text.match(/[\p{L}’]+/gu) ?? [])
          if (word.length > 2 && /[aeiou]/.test(word) && !told.has(word))
            found.add(`English: “${word}” in “${text.trim().slice(0, 60)}” of ${of.tagName}.${of.className}`);
      };
      const isOfThePage = (element: Element) =>
        (element.closest('[lang]')?.getAttribute('lang') ?? '') === language &&
        !element.closest('script, style, noscript, template, code, kbd, pre, samp');
      const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);

      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !isOfThePage(parent) || !(node.textContent ?? '').trim()) continue;
        english(node.textContent ?? '', parent);
        if (
          !parent.checkVisibility({ visibilityProperty: true }) ||
          parent.closest('.vh, svg, select, option')
        )
          continue;
        let box: Element = parent;
        while (
          getComputedStyle(box).display.startsWith('inline') &&
          box.parentElement &&
          !/^inline-/.test(getComputedStyle(box).display)
        )
          box = box.parentElement;
        let isInside = true;
        for (let at: Element | null = box; at; at = at.parentElement) if (scrolls(at)) isInside = false;
        if (!isInside) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, width } = box.getBoundingClientRect();
        // Only read aloud.
        if (width < 2) continue;
        for (const rect of range.getClientRects())
          if (rect.right > right + 1.5 || rect.left < left - 1.5)
            found.add(
              `text leaves its box: “${node.textContent?.trim().slice(0, 60)}” of ${box.tagName}.${box.className}`,
            );
      }
      for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
        for (const element of document.querySelectorAll(`[${name}]`))
          if (isOfThePage(element)) english(element.getAttribute(name) ?? '', element);
      return [...found].slice(0, 12);
    },
    [LANGUAGE, known.join(' ')] as const,
  );

const own = [...new Set([...templates, ...largest])].filter((path) => path.startsWith(`/${LANGUAGE}/`));
const unlisted = ['search', 'offline', 'style', 'embed'].map((name) => `/${LANGUAGE}/${name}/`);

test('there is a page of each template', () => {
  expect(own.length).toBeGreaterThan(15);
});

for (const path of new Set([...own, ...unlisted, '/', '/404.html']))
  test(path, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await wake(page);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true;
    });
    expect([...(await sideways(page)), ...(await faults(page))]).toEqual([]);
  });

test('the boards of the guide, in each of their uses', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/${LANGUAGE}/guide/advanced-combat-damage/`);
  const boards = page.locator('[data-example]');
  const count = await boards.count();
  expect(count).toBeGreaterThan(5);
  for (let i = 0; i < count; i++) await awake(boards.nth(i));
  for (const mode of ['replay', 'try', 'change'] as const) {
    for (let i = 0; i < count; i++) await use(boards.nth(i), mode);
    expect.soft([...(await sideways(page)), ...(await faults(page))], mode).toEqual([]);
  }
});
