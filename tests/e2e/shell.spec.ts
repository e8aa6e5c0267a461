import { expect, type Page, test } from 'playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { needs } from './firefox.ts';
import { allPages, largest } from './pages.ts';
import { sideways } from './sideways.ts';
import { watch } from './watch.ts';

const guide = allPages.find(({ path }) => /^\/en\/guide\/./.test(path));

for (const locale of locales) {
  test(`the pages in ${locale} load without an error and fit a narrow screen, the largest of each template`, async ({
    page,
  }) => {
    test.slow();
    const faults = watch(page);
    const wide: string[] = [];
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of largest.filter((path) => path.startsWith(`/${locale}/`))) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await page.evaluate(() => document.fonts.ready);
      wide.push(...(await sideways(page)).map((what) => `${path}: ${what}`));
    }
    expect(wide).toEqual([]);
    expect(faults).toEqual([]);
  });

  test(`a letter that no page in ${locale} has comes in the site’s own faces once it is typed`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/glossary/`);
    const came = page.waitForResponse(/archivo-more\..*woff2$/);
    await page.locator('[data-filter] input').fill('Zoë');
    expect((await came).status()).toBe(200);
  });
}

test.describe('language', () => {
  for (const [from, to, name] of [
    ['en', 'fr', 'Français'],
    ['fr', 'en', 'English'],
  ] as const) {
    test(`the link from ${from} to ${to} keeps page, query and heading`, async ({ page }) => {
      const path = guide?.path.slice(3) ?? '/';
      await page.goto(`/${from}${path}`);
      const heading = await page.locator('main h2[id]').last().getAttribute('id');
      await page.goto(`/${from}${path}?board=a-b#${heading}`);
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/${to}${path}?board=a-b#${heading}`);
      await expect(page.locator('html')).toHaveAttribute('lang', to);
    });
  }

  test('the link follows an address that changed while the page was open', async ({ page }) => {
    await page.goto('/en/');
    await page.evaluate(() => history.replaceState(null, '', '?board=x-y'));
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/?board=x-y');
  });

  for (const [locale, path] of [
    ['fr-CA', '/fr/'],
    ['en-GB', '/en/'],
    ['de-DE', '/'],
  ] as const) {
    test(`a reader whose browser asks for ${locale} starts at ${path}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto('/');
      await expect(page).toHaveURL(path);
      await context.close();
    });
  }

  test('the language last chosen is where the next visit starts', async ({ page }) => {
    await page.goto('/en/');
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/');
    await page.goto('/');
    await expect(page).toHaveURL('/fr/');
  });
});

test.describe('theme', () => {
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = 'rgb(17, 24, 26)';

  test('is set before the first paint', async ({ page }) => {
    await page.goto('/en/');
    await page.getByLabel('Theme').selectOption('Dark');
    // Module scripts wait for the whole page; what sets the theme must not.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/en/guide/', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  });

  test('is that of now on the way back to a page that the browser has kept', async ({ page }) => {
    await page.goto('/en/');
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await background(page)).toBe(dark);
    await expect(page.getByLabel('Theme')).toHaveValue('dark');
  });

  test('can be chosen where nothing may be stored', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('no', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
    });
    const faults = watch(page);
    await page.goto('/en/');
    await page.getByLabel('Theme').selectOption('Dark');
    expect(await background(page)).toBe(dark);
    expect(faults).toEqual([]);
  });
});

test.describe('an address that does not exist', () => {
  for (const path of ['/nowhere/', '/en/guide/not-there/', '/fr/a/b/c/d/', '/fr/no-slash']) {
    test(`${path} says so in both languages, with ways back`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('section[lang=en] h2')).toHaveText('Page not found');
      await expect(page.locator('section[lang=fr] h2')).toHaveText('Page introuvable');
      await page.getByRole('link', { name: 'Aller à l’accueil en français' }).click();
      await expect(page).toHaveURL('/fr/');
    });
  }
});

test('an address without its last slash leads to the same page, query and heading', async ({ page }) => {
  const response = await page.goto('/en/guide?board=a-b#main');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The guide');
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/guide/?board=a-b#main');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(() => needs('no scripts'));

  test('a page is whole, and there is no control that does nothing', async ({ page }) => {
    await page.goto('/fr/guide/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel('Thème')).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/guide/');
  });

  test('the language can be chosen', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Lire en français' }).click();
    await expect(page).toHaveURL('/fr/');
  });

  test('the theme follows the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/en/');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 24, 26)');
  });
});

test('the skip link is the first stop of the keyboard and leads to the text', async ({ page }) => {
  await page.goto('/en/guide/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the text' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('print is black on white, without menus', async ({ page }) => {
  needs('media');
  await page.goto('/en/guide/');
  await page.getByLabel('Theme').selectOption('Dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const menu of ['navigation', 'combobox'] as const)
    await expect(page.getByRole('banner').getByRole(menu)).toBeHidden();
});
