import { expect, test } from 'playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { expectAccessible } from './axe.ts';
import { inTurn } from './languages.ts';
import { allPages, templates } from './pages.ts';

/** Pages that are drawn by something of their own within their section. */
const kinds = [
  'learn/what-might-does/',
  'questions/which-tank-first/',
  'rules/parts/combat-damage-step/',
  'rules/pick-tank-or-backline/',
  'rules/443/',
  'cards/totals/',
  'cards/pyke-returned/',
  'about/readings/',
];

test('there is a page of each kind in both languages', () => {
  const addresses = locales.flatMap((locale) => kinds.map((path) => `/${locale}/${path}`));
  expect(allPages.map(({ path }) => path)).toEqual(expect.arrayContaining(addresses));
});

test.describe('axe finds nothing in either theme', () => {
  // A language that the site does not have: the choice of a language stays on screen.
  test.use({ locale: 'de' });

  const oneOfEach = kinds.flatMap((path, i) => inTurn(i).map((locale) => `/${locale}/${path}`));
  for (const path of new Set(['/', '/en/not-there/', ...templates, ...oneOfEach]))
    test(`on ${path}`, async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'axe says the same in every browser');
      await page.goto(path);
      await expectAccessible(page);
    });
});
