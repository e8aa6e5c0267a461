import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { boardOn, field, locales, plain, tile, use } from './board.ts';
import { type Host, serve } from './host.ts';
import { describeInTurn } from './languages.ts';
import { allPages } from './pages.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Each test has the site to itself: it may change it, and take it away. */
const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
  host: async ({}, use) => {
    const host = await serve(dist);
    await use(host);
    await host.stop();
  },
});
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

/** The sets of files that are on the device whole. */
const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const worker = (await navigator.serviceWorker.getRegistration())?.active;
    if (!worker) return [];
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<readonly string[]>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data.kept ?? []);
    });
    worker.postMessage({ type: 'state' }, [port2]);
    return answer;
  });

const untilKept = (page: Page, set: string): Promise<void> =>
  expect.poll(() => kept(page), { timeout: 60_000 }).toContain(set);

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Bytes that the site takes on the device. */
const stored = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let bytes = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        bytes += (await (await cache.match(request))?.blob())?.size ?? 0;
    }
    return bytes;
  });

/** What the page about it says of what is kept. */
const told = (panel: Locator): Locator => panel.locator('[role=status] > :not([hidden])');

const takeNetworkAway = async (page: Page, host: Host): Promise<void> => {
  await page.context().setOffline(true);
  await host.stop();
};

for (const locale of locales) {
  const say = (en: string, fr: string) => (locale === 'en' ? en : fr);

  describeInTurn(1, locale, `without a network in ${locale}`, () => {
    test('a lesson, its boards, the guide and home work after one visit', async ({ page, host }) => {
      await page.goto(`${host.home}${locale}/`);
      await untilKept(page, locale);
      expect(await stored(page)).toBeLessThanOrEqual(1_500_000);
      await takeNetworkAway(page, host);
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        // Firefox says so of what a page still asks for when it is left.
        if (!error.message.includes('A ServiceWorker intercepted the request')) errors.push(String(error));
      });

      await page.goto(`${host.home}${locale}/learn/where-damage-may-go/?board=x#check`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const board = await boardOn(page, 'two-tanks');
      await board.locator('[data-go=next]').click();
      await use(board, 'change');
      await tile(board, 'high-wall').locator('.tile-edit').click();
      await field(board, 'high-wall/might').fill('5');
      await expect(tile(board, 'high-wall').locator('.tile-might')).toContainText('5');
      await use(board, 'try');
      await expect(board.locator('.ruling')).toBeVisible();

      for (const section of ['guide', 'learn'])
        for (const { path } of allPages.filter((one) => one.locale === locale && one.section === section)) {
          const response = await page.goto(new URL(path, host.home).href);
          expect(response?.status(), path).toBe(200);
        }
      await page.goto(`${host.home}${locale}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(host.home);
      await expect(page).toHaveURL(new RegExp(`^${host.home}(en|fr)/$`));
      expect(errors).toEqual([]);
    });

    test('the search finds, and what it finds is told apart from what is there', async ({ page, host }) => {
      await page.goto(`${host.home}${locale}/`);
      await untilKept(page, locale);
      await takeNetworkAway(page, host);
      await page.goto(`${host.home}${locale}/search/?q=tank`);
      const found = page.locator('[data-search-results] a').first();
      await expect(found).toBeVisible();
      await found.click();
      // The glossary is not among what is kept without being asked.
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
        say('This page is not on your device', 'Cette page n’est pas sur votre appareil'),
      );
      await page.getByRole('link', { name: say('The guide', 'Le guide') }).click();
      await expect(page).toHaveURL(`${host.home}${locale}/guide/`);
    });
  });
}

test('everything is kept when a reader asks, and removed when a reader asks', async ({ page, host }) => {
  const home = `${host.home}fr/`;
  await page.goto(`${home}offline/`);
  const panel = page.locator('[data-offline]');
  const kept = 'Le guide, les leçons, les plateaux et la recherche sont gardés sur cet appareil.';
  await expect(told(panel)).toHaveText(kept, { timeout: 60_000 });
  const all = panel.getByRole('button', { name: 'Tout garder' });
  expect(plain(await all.textContent())).toMatch(/^Tout garder \(\d,\d Mo\)$/);
  await all.click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await expect(told(panel)).toHaveText('Toutes les pages en français sont gardées sur cet appareil.', {
    timeout: 60_000,
  });
  // The button is gone, the focus stays close.
  await expect(panel).toBeFocused();
  await page.context().setOffline(true);
  const other = await page.context().newPage();
  for (const path of ['rules/tank-first/', 'glossary/tank/', 'questions/', 'cards/'])
    expect((await other.goto(home + path))?.status(), path).toBe(200);
  // Without its last slash, as it may be typed.
  await other.goto(`${home}rules?q=1`);
  await expect(other).toHaveURL(`${home}rules/?q=1`);
  await page.context().setOffline(false);
  await other.close();
  await page.bringToFront();

  await panel.getByRole('button', { name: 'Supprimer ce qui est gardé' }).click();
  await expect(told(panel)).toHaveText('Rien n’est gardé sur cet appareil.');
  await expect(panel).toBeFocused();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  // It is not kept again before it is asked for.
  await page.reload();
  await expect(told(panel)).toHaveText('Rien n’est gardé sur cet appareil.');
  expect(await registrations(page)).toBe(0);
});

test('where the browser saves data, nothing is kept before it is asked for', async ({ page, host }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const idle = page.waitForResponse(/_astro\/keep\./);
  await page.goto(`${host.home}en/offline/`);
  await idle;
  const panel = page.locator('[data-offline]');
  await expect(told(panel)).toHaveText('Nothing is kept on this device.');
  // What keeps pages has run by then, not only come.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done))));
  expect(await registrations(page)).toBe(0);
  await panel.getByRole('button', { name: 'Keep guide, lessons, boards and search' }).click();
  await untilKept(page, 'en');
});

test('a newer version is offered, and never shown under a reader’s eyes', async ({ page, host }) => {
  await page.goto(`${host.home}en/`);
  await untilKept(page, 'en');
  const other = await page.context().newPage();
  await other.goto(`${host.home}en/guide/`);

  const read = (file: string) => readFileSync(`${dist}${file}`, 'utf8');
  const entry = /(?<=["'`]en\/["'`]:["'`])[0-9a-f]{12}/;
  expect(read('sw.js')).toMatch(entry);
  host.change('en/index.html', read('en/index.html').replace(/<h1>[^<]*/, '<h1>As it is now'));
  host.change('sw.js', read('sw.js').replace(entry, 'ffffffffffff'));

  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await page.reload();
  await expect(heading).toHaveText(before);
  const bar = page.locator('.update');
  await expect(bar.getByRole('status')).toHaveText('A new version of this site is ready.');
  await expect(heading).toHaveText(before);
  // The other page asks as well: neither is changed by what is said in the other.
  await expect(other.locator('.update')).toBeVisible();
  await bar.getByRole('button', { name: 'Later' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(heading).toHaveText(before);
  await other.evaluate(() => {
    document.body.dataset['same'] = '';
  });
  await bar.getByRole('button', { name: 'Reload' }).click();
  await expect(heading).toHaveText('As it is now');
  await expect(bar).toBeHidden();
  await expect(other.locator('body[data-same]')).toBeVisible();
  await other.locator('.update').getByRole('button', { name: 'Reload' }).click();
  await expect(other.locator('body[data-same]')).toHaveCount(0);
});

test('an address that does not exist is still not there for one who keeps the site', async ({
  page,
  host,
}) => {
  await page.goto(`${host.home}en/`);
  await untilKept(page, 'en');
  const response = await page.goto(`${host.home}en/nowhere/`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('section[lang=fr] h2')).toHaveText('Page introuvable');
});

test('it can be put among the apps of a device, in either language', async ({ page, host, browserName }) => {
  for (const locale of locales) {
    await page.goto(`${host.home}${locale}/guide/`);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const response = await page.request.get(new URL(address ?? '', host.home).href);
    expect(response.headers()['content-type']).toBe('application/manifest+json');
    const { lang, start_url, display, icons } = await response.json();
    expect({ lang, start_url, display }).toEqual({
      lang: locale,
      start_url: `/${locale}/`,
      display: 'standalone',
    });
    for (const { src, sizes, type } of icons) {
      const icon = await page.request.get(new URL(src, host.home).href);
      expect(icon.headers()['content-type'], src).toBe(type);
      if (type !== 'image/png') continue;
      const bytes = await icon.body();
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect(icons.some(({ purpose }: { purpose: string }) => purpose === 'maskable')).toBe(true);
    if (browserName !== 'chromium') continue;
    const devtools = await page.context().newCDPSession(page);
    expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  }
});
