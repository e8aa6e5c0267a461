import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { needs } from './firefox.ts';
import { hold } from './hold.ts';
import { watch } from './watch.ts';

// What is kept for later would be among the requests.
test.use({ serviceWorkers: 'block' });

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => page.getByRole('searchbox');
const hits = (page: Page) => page.locator('[data-hit]');

const settled = (page: Page, query: string) =>
  page.waitForFunction(
    (asked) => document.querySelector<HTMLElement>('[data-settled]')?.dataset['settled'] === asked,
    query,
  );

/** Opens the search on a page and asks. */
async function ask(page: Page, query: string): Promise<void> {
  if (!(await dialog(page).isVisible())) await page.keyboard.press('/');
  await field(page).fill(query);
  await settled(page, query);
}

/** The addresses of all results on the page of results. */
async function list(page: Page, query: string): Promise<readonly string[]> {
  await field(page).fill(query);
  await settled(page, query);
  return hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

const results = async (page: Page, locale: string): Promise<void> => {
  await page.goto(`/${locale}/search/`);
  await expect(page.locator('[data-settled]')).toBeAttached();
};

test.describe('the search opens', () => {
  test('by its button, by "/" and by Ctrl-K, and Escape closes it', async ({ page }) => {
    await page.goto('/en/guide/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
    for (const open of [
      () => button.click(),
      () => page.keyboard.press('/'),
      () => page.keyboard.press('Control+k'),
    ]) {
      await open();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(button).toBeFocused();
  });

  test('not by a "/" that is typed into a field', async ({ page }) => {
    await page.goto('/en/glossary/');
    await page.getByLabel('Filter this list').pressSequentially('a/b');
    await expect(page.getByLabel('Filter this list')).toHaveValue('a/b');
    await expect(dialog(page)).toBeHidden();
  });

  test('and nothing of it is fetched before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/en/guide/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /search|dialog|pagefind/i.test(path))).toEqual([]);
    await ask(page, 'tank');
    expect(asked.some((path) => path.startsWith('/pagefind/'))).toBe(true);
  });

  test('with what was typed while it was on its way', async ({ page }) => {
    await page.goto('/en/guide/');
    const release = await hold(page, '**/*.js');
    await page.keyboard.press('/');
    await page.keyboard.type('tank');
    release();
    await expect(field(page)).toHaveValue('tank');
    await settled(page, 'tank');
  });

  test('and once it is closed leads nowhere, whatever comes then', async ({ page }) => {
    await page.goto('/en/guide/');
    const release = await hold(page, '**/pagefind/**');
    await page.keyboard.press('/');
    await field(page).fill('tank');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    release();
    await settled(page, 'tank');
    await expect(page).toHaveURL('/en/guide/');
  });

  test('on a phone it fills the screen, and nothing is cut', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const locale of ['en', 'fr']) {
      await page.goto(`/${locale}/guide/`);
      const banner = await page.getByRole('banner').evaluate((element) => element.scrollWidth);
      expect(banner).toBeLessThanOrEqual(360);
      await ask(page, 'tank');
      expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('dialog *')].some(
          (element) => element.getBoundingClientRect().right > innerWidth + 1,
        ),
      );
      expect(wide).toBe(false);
    }
  });
});

test.describe('results', () => {
  test('come as one types, by kind, with their count announced', async ({ page }) => {
    await page.goto('/en/');
    await page.keyboard.press('/');
    await expect(dialog(page).getByRole('status')).toHaveText('');
    await page.keyboard.type('backl');
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
    await page.keyboard.type('ine');
    await settled(page, 'backline');
    const kinds = dialog(page).getByRole('heading', { level: 3 });
    await expect(kinds.first()).toHaveText('Words');
    expect(await kinds.allTextContents()).toEqual(
      expect.arrayContaining(['Words', 'Rules', 'Questions', 'Lessons', 'Guides', 'Cards']),
    );
    await expect(hits(page).first()).toHaveText('Backline');
    await expect(dialog(page).locator('mark').first()).toHaveText(/backline/i);
  });

  test('can be filtered by kind', async ({ page }) => {
    await page.goto('/fr/');
    await ask(page, 'tank');
    await dialog(page)
      .getByRole('radio', { name: /^Cartes/ })
      .check({ force: true });
    await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText(['Cartes']);
    const count = Number((await dialog(page).getByRole('status').textContent())?.split(' ')[0]);
    await expect(dialog(page).locator('.hits > div > ul > li')).toHaveCount(count);
    for (const address of await hits(page).evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
      expect(address).toContain('/fr/cards/');
    await dialog(page).getByRole('radio', { name: /^Tout/ }).check({ force: true });
    await dialog(page)
      .getByRole('button', { name: /, Cartes$/ })
      .click();
    await expect(dialog(page).getByRole('radio', { name: /^Cartes/ })).toBeChecked();
  });

  test('name the section that has the words, and lead to it', async ({ page }) => {
    await page.goto('/en/questions/which-tank-first/');
    await ask(page, 'which tank first');
    const section = dialog(page).locator('.hit-sections a').first();
    expect(await section.getAttribute('href')).toMatch(/^\/en\/questions\/which-tank-first\/#\w+$/);
    const id = (await section.getAttribute('href'))?.split('#')[1];
    await section.click();
    // The page is the one that is open.
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('are walked through by keyboard alone', async ({ page }) => {
    await page.goto('/en/guide/');
    await page.keyboard.press('/');
    await page.keyboard.type('tank');
    await settled(page, 'tank');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('s');
    await expect(field(page)).toHaveValue('tanks');
    await settled(page, 'tanks');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/glossary/tank/');
  });

  test('Enter in the field opens the first, even before it is there', async ({ page }) => {
    await page.goto('/fr/guide/');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('460.2.c.5');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fr/rules/requirements-if-able/');
  });

  test('nothing to show comes with something to try', async ({ page }) => {
    await page.goto('/en/guide/');
    await ask(page, 'zzzz');
    await expect(dialog(page).getByRole('status')).toHaveText('Nothing found for “zzzz”.');
    await dialog(page).getByRole('button', { name: 'overkill' }).click();
    await settled(page, 'overkill');
    await expect(hits(page).first()).toHaveAttribute('href', '/en/glossary/excess-damage/');
    await field(page).fill('');
    await expect(dialog(page).getByRole('button', { name: 'kill order' })).toBeVisible();
    await dialog(page).getByRole('link', { name: 'Everything from A to Z' }).click();
    await expect(page).toHaveURL('/en/a-z/');
  });

  test('words that no page has together are looked for one by one', async ({ page }) => {
    await page.goto('/en/guide/');
    await ask(page, 'deathknell showdown conquer trash doubled');
    await expect(dialog(page).getByText('No page has all of these words.')).toBeVisible();
    expect(await hits(page).count()).toBeGreaterThan(3);
  });

  test('a search that cannot be loaded says so, and tries again', async ({ page }) => {
    await page.goto('/en/guide/');
    await page.route('**/pagefind/**', (route) => route.abort());
    await ask(page, 'tank');
    await expect(dialog(page).getByRole('status')).toContainText('could not be loaded');
    await page.unroute('**/pagefind/**');
    await ask(page, 'backline');
    await expect(hits(page).first()).toHaveAttribute('href', '/en/glossary/backline/');
  });
});

test.describe('did you mean', () => {
  for (const [locale, question, table] of [
    [
      'en',
      'Did you mean',
      [
        ['bakcline', 'Backline'],
        ['tankk', 'Tank'],
        ['shild', 'Shield'],
        ['leathal damage', 'lethal damage'],
        ['asign', 'assign'],
        ['bouclir', 'bouclier'],
      ],
    ],
    [
      'fr',
      'Vouliez-vous dire',
      [
        ['atribuer', 'attribuer'],
        ['arriere-lgne', 'arrière-ligne'],
        ['degatz mortels', 'dégâts mortels'],
        ['bouclir', 'bouclier'],
        ['bakline', 'Backline'],
      ],
    ],
  ] as const)
    test(`one wrong letter in a term, ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}/guide/`);
      for (const [query, term] of table) {
        await ask(page, query);
        const meant = dialog(page).getByText(question).getByRole('button').first();
        await expect(meant).toHaveText(term);
        await meant.click();
        await settled(page, term);
        await expect(dialog(page).getByText(question)).toBeHidden();
        expect(await hits(page).first().getAttribute('href')).toContain('/glossary/');
      }
    });

  test('nothing is asked about a word in another form, or an unfinished one', async ({ page }) => {
    await results(page, 'en');
    for (const query of ['tanks', 'assigned', 'stunning', 'backl', 'dead', 'read', 'killer']) {
      await list(page, query);
      await expect(page.getByText('Did you mean'), query).toBeHidden();
    }
    await results(page, 'fr');
    for (const query of ['tanks', 'attribuées', 'étourdis', 'mortelle', 'arriè']) {
      await list(page, query);
      await expect(page.getByText('Vouliez-vous dire'), query).toBeHidden();
    }
  });
});

test.describe('rule numbers', () => {
  test('are resolved with the edition named', async ({ page }) => {
    await results(page, 'en');
    for (const [query, rule, edition] of [
      ['465.2.c.6', 'requirements-if-able', 'Core Rules 1.4'],
      ['rule 465.2c6', 'requirements-if-able', 'Core Rules 1.4'],
      ['460.2.c.5', 'requirements-if-able', 'Core Rules 1.3'],
      ['443.1.d.7', 'pick-tank-or-backline', 'Core Rules 1.2'],
      ['R 815.1.b', 'tank-in-the-damage-step', 'Core Rules 1.4, 1.3'],
    ] as const) {
      expect(await list(page, query), query).toEqual([`/en/rules/${rule}/`]);
      await expect(page.locator('.hits .edition'), query).toContainText(edition);
    }
  });

  test('of old editions too, with all that they say', async ({ page }) => {
    await results(page, 'fr');
    const both = ['/fr/rules/assign-whole-total/', '/fr/rules/own-enemy-only/'];
    for (const [query, edition] of [
      ['626.1.d', 'Core Rules 1.0'],
      ['439.1.d', 'Core Rules 1.1'],
      ['443.1.d', 'Core Rules 1.2'],
    ] as const) {
      expect(await list(page, query), query).toEqual(both);
      await expect(page.locator('.hits .edition'), query).toContainText(edition);
    }
  });

  test('with several meanings show all of them', async ({ page }) => {
    await results(page, 'fr');
    expect(await list(page, '460')).toEqual(['/fr/rules/combat-damage-step/']);
    await expect(page.locator('.hits .edition')).toHaveText(['Core Rules 1.4', 'Core Rules 1.3']);
    await expect(page.locator('.hits')).toContainText('ce site n’a pas de page pour cela');
  });

  test('that are not there say so and offer what is above, never what is beside', async ({ page }) => {
    await results(page, 'en');
    for (const [query, above] of [
      ['465.2.c.99', ['/en/rules/assign-whole-total/', '/en/rules/own-enemy-only/']],
      ['815.9', ['/en/rules/tank/']],
      ['465.3.1', ['/en/rules/straight-to-resolution/']],
      ['4651', []],
      ['999.1.a', []],
    ] as const) {
      expect(await list(page, query), query).toEqual(above);
      await expect(page.getByText('This site has no rule with this number.'), query).toBeVisible();
    }
  });

  test('beside words are resolved beside them', async ({ page }) => {
    await results(page, 'en');
    const found = await list(page, 'tank 815.1.b');
    expect(found.slice(0, 2)).toEqual(['/en/rules/tank-in-the-damage-step/', '/en/glossary/tank/']);
  });
});

test.describe('the page of results', () => {
  test('keeps what is asked for in its address', async ({ page }) => {
    await page.goto('/en/search/?q=lethal%20damage');
    await expect(field(page)).toHaveValue('lethal damage');
    await expect(hits(page).first()).toHaveAttribute('href', '/en/glossary/lethal-damage/');
    await expect(page).toHaveTitle(/^lethal damage · /);
    await page.getByRole('radio', { name: /^Rules/ }).check({ force: true });
    await expect(page).toHaveURL('/en/search/?q=lethal+damage&kind=rule');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Rules']);
    await hits(page).first().click();
    await expect(page).toHaveURL(/\/en\/rules\//);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Rules']);
    await expect(field(page)).toHaveValue('lethal damage');
    // One step back is one page back, whatever was typed.
    await field(page).fill('tank');
    await settled(page, 'tank');
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/search/?q=tank&kind=rule');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Règles']);
  });

  test('is led to from the dialog, and "/" goes to its own field', async ({ page }) => {
    await page.goto('/en/guide/');
    await ask(page, 'kill order');
    await dialog(page).getByRole('link', { name: 'All results on one page' }).click();
    await expect(page).toHaveURL('/en/search/?q=kill+order');
    await expect(hits(page).first()).toHaveAttribute('href', '/en/glossary/replay-order/');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(dialog(page)).toBeHidden();
  });

  for (const locale of ['en', 'fr'])
    test(`can be a browser’s search, ${locale}`, async ({ page, request }) => {
      await page.goto(`/${locale}/`);
      const link = page.locator('link[rel=search]');
      await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
      const xml = await (await request.get((await link.getAttribute('href')) ?? '')).text();
      const template = /<Url type="text\/html" template="([^"]+)"/.exec(xml)?.[1] ?? '';
      expect(template).toMatch(/^https?:\/\/.*\?q=\{searchTerms\}$/);
      expect(/<ShortName>([^<]+)</.exec(xml)?.[1]?.length).toBeLessThanOrEqual(16);
      const { pathname, search } = new URL(template.replace('{searchTerms}', 'backline'));
      await page.goto(pathname + search);
      await expect(hits(page).first()).toHaveAttribute('href', `/${locale}/glossary/backline/`);
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(() => needs('no scripts'));

  test('there is a list of everything from A to Z', async ({ page }) => {
    await page.goto('/fr/guide/');
    await expect(page.getByRole('button', { name: 'Chercher' })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'De A à Z' }).click();
    await expect(page).toHaveURL('/fr/a-z/');
    for (const name of ['arrière-ligne', 'Backline'])
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        '/fr/glossary/backline/',
      );
    await expect(page.getByRole('link', { name: 'Quel tank passe en premier ?' })).toBeVisible();
    await page.goto('/fr/search/');
    await page.getByRole('link', { name: 'Tout, de A à Z' }).click();
    await expect(page).toHaveURL('/fr/a-z/');
  });
});

test.describe('text is found however it is written', () => {
  /** All of these give the same results in the same order. */
  const alike = async (page: Page, queries: readonly string[]) => {
    const [wanted, ...others] = await queries.reduce<Promise<(readonly string[])[]>>(
      async (lists, query) => [...(await lists), await list(page, query)],
      Promise.resolve([]),
    );
    expect(wanted?.length, queries[0]).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(wanted);
  };

  test('words behind an apostrophe, straight or curly', async ({ page }) => {
    await results(page, 'fr');
    await alike(page, ['attaquant', 'l’attaquant', "l'attaquant", 'L’ATTAQUANT']);
    await alike(page, ['unité', 'l’unité', 'qu’unité']);
    for (const query of ['ajoute', 'assaut', 'excédent', 'étape'])
      expect((await list(page, query)).length, query).toBeGreaterThan(0);
    await list(page, 'attaquant');
    await expect(page.locator('mark', { hasText: /[ld]’attaquant/i }).first()).toBeVisible();
    expect(await page.locator('[data-search-results]').textContent()).not.toContain("'");
  });

  test('œ and oe', async ({ page }) => {
    await results(page, 'fr');
    await alike(page, ['boeuf', 'bœuf', 'BŒUF']);
    await expect(page.locator('mark').first()).toHaveText(/Bœuf/);
  });

  test('hyphens, spaces and neither', async ({ page }) => {
    await results(page, 'fr');
    for (const query of ['ligne', 'arriere ligne', 'arrière-ligne', 'arrière‑ligne', 'arriereligne'])
      expect((await list(page, query))[0], query).toBe('/fr/glossary/backline/');
  });

  test('accents and capitals', async ({ page }) => {
    await results(page, 'fr');
    await alike(page, ['degats', 'dégâts', 'DEGATS', 'DÉGÂTS', 'dégât', 'de\u0301ga\u0302ts']);
    await alike(page, ['prevention', 'prévention']);
    const { version } = JSON.parse(
      readFileSync(new URL('../../dist/pagefind/pagefind-entry.json', import.meta.url), 'utf8'),
    );
    expect(version).toMatch(/^1\.(?:[6-9]|\d\d)/);
  });

  test('in the language of the page alone', async ({ page }) => {
    for (const [locale, queries] of [
      ['fr', ['Backline', 'assign', 'damage', 'tank']],
      ['en', ['dégâts', 'arrière-ligne', 'tank', 'damage']],
    ] as const) {
      await results(page, locale);
      for (const query of queries) {
        const found = await list(page, query);
        expect(found.length, query).toBeGreaterThan(0);
        expect(found.filter((address) => !address.startsWith(`/${locale}/`))).toEqual([]);
      }
    }
  });
});

test('the search keeps to the security policy', async ({ page }) => {
  const faults = watch(page);
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective)),
  );
  await page.goto('/fr/guide/');
  await ask(page, 'bakline');
  await ask(page, '465.2.c.3 tank');
  await page.goto('/fr/search/?q=tank');
  await settled(page, 'tank');
  expect(faults).toEqual([]);
});

for (const width of [360, 1280])
  test(`axe finds nothing, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/fr/guide/');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expectAccessible(page, { state: 'nothing asked' });
    await ask(page, 'tank bakline 460');
    await expectAccessible(page, { state: 'results' });
    await page.goto('/en/search/?q=tank');
    await settled(page, 'tank');
    await expectAccessible(page, { state: 'the page of results' });
  });
