import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Page, test as plainTest } from 'playwright/test';
import { codeIn } from '../content/code.ts';
import { packed } from '../weight/weight.ts';
import { expectAccessible } from './axe.ts';
import { field, listen, open, tile, use } from './board.ts';
import { inTurn } from './languages.ts';

/** A page of another site, under a strict policy of its own. */
type Foreign = (policy: string, body: string) => Promise<string>;

const test = plainTest.extend<{ foreign: Foreign }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
  foreign: async ({}, use) => {
    let policy = '';
    let page = '';
    const server: Server = createServer((request, response) => {
      const isPage = request.url === '/';
      response.writeHead(isPage ? 200 : 404, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      });
      response.end(isPage ? page : '');
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    // Another name of this machine: another site to a browser, not just another port.
    const home = `http://localhost:${(server.address() as AddressInfo).port}/`;
    await use(async (itsPolicy, body) => {
      policy = itsPolicy;
      page = `<!doctype html><html lang="en"><title>Elsewhere</title><link rel="icon" href="data:,">${body}`;
      return home;
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

/** Code of the developers' page, for the site under test. */
const documented = (locale: string, language: string, having: string, origin: string): string =>
  codeIn(locale, language, having).replaceAll('https://tankline.example', origin);

const originOf = (address: string | undefined): string => new URL(address ?? '').origin;

const heightIn = (frame: FrameLocator): Promise<number> =>
  frame.locator('html').evaluate((root) => Math.ceil(root.getBoundingClientRect().height));

/** In bytes after Brotli, as a good host serves it; frames that open with a replay are weighed as they are built. */
const WEIGHT = 60_000;

const toTry =
  'two-tanks-A5CzBAJtwo-tanksBCDramIAAGrunnerCABBBDIlow-wallEEAJhigh-wallGEAHlookoutIAAHHCDBDABCDDGDqy65R';
const example =
  'two-tanks-A5CzAAJtwo-tanksBCDramIAAGrunnerCABBBDIlow-wallEEAJhigh-wallGEAHlookoutIAAHHCDBDABCDDGDz_zrQ';

/** What the page and its frames say; what a browser remarks on a frame is not of the page. */
const said = (heard: readonly string[]): readonly string[] =>
  heard.filter((line) => !line.startsWith('warning: '));

const problemIn = (page: Page) => page.locator('[data-frame-problem]');

for (const locale of inTurn(1)) {
  const say = (en: string, fr: string) => (locale === 'en' ? en : fr);
  const other = locale === 'en' ? 'fr' : 'en';

  test.describe(`a frame in ${locale}`, () => {
    test('shows a shared board on a strict page of another site, as high as it is', async ({
      page,
      baseURL,
      foreign,
    }) => {
      const origin = originOf(baseURL);
      const board = await open(page, locale, 'two-tanks');
      await use(board, 'change');
      await tile(board, 'high-wall').locator('.tile-edit').click();
      await field(board, 'high-wall/might').fill('5');
      await use(board, 'replay');
      await board.getByRole('button', { name: say('Share', 'Partager'), exact: true }).click();
      const snippet = board.locator('.share-field', { has: page.locator('[data-copy=frame]') });
      const html = await snippet.locator('textarea').inputValue();
      const height = Number(/ height="(\d+)"/.exec(html)?.[1]);
      const address = /src="([^"]+)"/.exec(html)?.[1] ?? '';

      const heard = listen(page);
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(originOf(request.url())));
      const home = await foreign(
        `default-src 'none'; img-src data:; script-src 'nonce-ours'; frame-src ${origin}`,
        `${html.replace('" title', '&amp;theme=dark" title')}
         <iframe id="apart" sandbox="allow-scripts" src="${address}" width="700" height="300"></iframe>
         <script nonce="ours">${documented(locale, 'js', 'tankline:height', origin)}</script>`,
      );
      await page.setViewportSize({ width: 660, height: 900 });
      await page.goto(home);

      const frame = page.frameLocator('iframe >> nth=0');
      await expect(frame.locator('.tile[data-unit="high-wall"] .tile-might')).toContainText('5');
      await expect(frame.locator('html')).toHaveAttribute('lang', locale);
      await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(17, 24, 26)');
      await frame.locator('[data-go=first]').click();
      await expect(frame.locator('input[type=range]')).toHaveValue('1');
      await frame.locator('[data-go=next]').click();
      await expect(frame.locator('.said-text')).toContainText('2 + 5 + 4 = 11');

      // Its own height is enough, and the one that it tells is exact, also when it changes.
      const told = page.locator('iframe').first();
      const toldHeight = async () => Number(await told.getAttribute('height'));
      await expect.poll(async () => (await toldHeight()) - (await heightIn(frame))).toBe(0);
      expect(await heightIn(frame)).toBeLessThanOrEqual(height);
      const before = await heightIn(frame);
      await frame.locator('.board-foot button').click();
      await expect(frame.locator('.as-text')).toBeVisible();
      await expect.poll(toldHeight).toBeGreaterThan(before);

      // Links leave the frame, the one to the whole page with the board.
      const whole = frame.getByRole('link', { name: 'Tankline' });
      await expect(whole).toHaveAttribute('href', /\/learn\/.*\?board=two-tanks-A/);
      // Where a page sets the frame apart there is no storage at all.
      const apart = page.frameLocator('#apart');
      await expect(apart.locator('.tile[data-unit="high-wall"] .tile-might')).toContainText('5');

      expect([...asked].filter((from) => ![origin, originOf(home), 'null'].includes(from))).toEqual([]);
      expect(said(heard)).toEqual([]);
    });

    test('says what is wrong with its address, and keeps to one language and theme', async ({ page }) => {
      const heard = listen(page);
      const files = new Map<string, Promise<Buffer>>();
      page.on('response', (response) => {
        if (response.ok()) files.set(response.url(), response.body());
      });
      await page.goto(`/${locale}/embed/?board=${toTry}`);
      await expect(page.locator('.try-bar')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const bodies = await Promise.all(files.values());
      expect(bodies.reduce((sum, body) => sum + packed(body), 0)).toBeLessThanOrEqual(WEIGHT);
      page.removeAllListeners('response');

      await page.goto(`/${other}/embed/?lang=${locale}&theme=auto&board=${example}`);
      await expect(page).toHaveURL(new RegExp(`/${locale}/embed/\\?theme=auto&board=`));
      await expect(page.locator('.mat .tile')).toHaveCount(5);
      await expectAccessible(page);

      await page.goto(`/${locale}/embed/?board=${example.replace('-A', '-B')}`);
      await expect(problemIn(page)).toContainText(
        say('made by a newer version of the site', 'vient d’une version plus récente du site'),
      );
      await expect(page.locator('.mat .tile')).toHaveCount(5);
      await page.goto(`/${locale}/embed/?board=${example.replace('DIlow', 'DJlow')}`);
      await expect(problemIn(page)).toContainText(say('This link was altered', 'Ce lien a été modifié'));
      await page.goto(`/${locale}/embed/?board=Nothing`);
      await expect(problemIn(page)).toContainText(
        say('a board that is not here', 'un plateau qui n’est pas ici'),
      );
      await expect(page.locator('.mat')).toHaveCount(0);
      await page.goto(`/${locale}/embed/`);
      await expect(page.locator('[data-frame-none]')).toBeVisible();
      expect(said(heard)).toEqual([]);
    });
  });

  test(`another site runs the engine as its page in ${locale} shows`, async ({ page, baseURL, foreign }) => {
    const origin = originOf(baseURL);
    const heard = listen(page);
    const home = await foreign(
      `default-src 'none'; img-src data:; script-src 'nonce-ours' ${origin}`,
      `<script type="module" nonce="ours">${documented(locale, 'js', 'engine/v1.js', origin)}</script>`,
    );
    await page.goto(home);
    const printed = codeIn(locale, 'text', 'legal:').trim().split('\n');
    await expect.poll(() => said(heard)).toEqual(printed.map((line) => `log: ${line}`));
  });
}

test('no other page may be framed', async ({ page, baseURL, foreign }) => {
  const origin = originOf(baseURL);
  const home = await foreign(
    `default-src 'none'; img-src data:; frame-src ${origin}`,
    ['/en/embed/', '/en/', '/fr/learn/where-damage-may-go/', '/']
      .map((path) => `<iframe src="${origin}${path}"></iframe>`)
      .join(''),
  );
  // A page is loaded when what it frames is, be it refused.
  await page.goto(home);
  // What a browser shows instead of a page has a heading too, and no description.
  const seen = [0, 1, 2, 3].map((nth) =>
    page.frameLocator(`iframe >> nth=${nth}`).locator('meta[name=description]').count(),
  );
  expect(await Promise.all(seen)).toEqual([1, 0, 0, 0]);
});
