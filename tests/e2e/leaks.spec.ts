import { expect, type Page, test } from 'playwright/test';
import { wake } from './board.ts';
import { inTurn } from './languages.ts';
import { templates } from './pages.ts';

interface Watched {
  violations?: string[];
}

/** What the page breaks of its security policy, from its first moment on. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    (window as Watched).violations = seen;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      seen.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
const violations = (page: Page) => page.evaluate(() => (window as Watched).violations);

/** Addresses outside the site that a page asks for. */
const outside = (page: Page, home: string): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== home && url.protocol !== 'data:' && url.protocol !== 'blob:') asked.push(url.href);
  });
  return asked;
};

const more = ['search/?q=tank', 'style/', 'nowhere/'].flatMap((path, i) =>
  inTurn(i).map((locale) => `/${locale}/${path}`),
);

for (const path of ['/', '/en/rules/443.1.d.7/', ...more, ...templates])
  test(`${path} keeps to its policy, asks nobody else and sets no cookie`, async ({ page, baseURL }) => {
    const asked = outside(page, baseURL ?? '');
    await watchPolicy(page);
    await page.goto(path, { waitUntil: 'load' });
    await wake(page);
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
    expect(asked).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

for (const path of ['/en/', '/fr/nowhere/'])
  test(`the policy of ${path} stops scripts, styles, frames and requests of others`, async ({ page }) => {
    await watchPolicy(page);
    await page.goto(path);
    await page.evaluate(async () => {
      const add = (name: string, set: (element: HTMLElement) => void) => {
        const element = document.createElement(name);
        set(element);
        document.body.append(element);
      };
      add('script', (script) => script.append('document.title = "hit"'));
      add('p', (p) => p.setAttribute('style', 'color: red'));
      add('p', (p) => {
        p.setAttribute('onclick', 'document.title = "hit"');
        p.click();
      });
      add('img', (img) => img.setAttribute('src', 'https://example.com/x.png'));
      add('iframe', (frame) => frame.setAttribute('src', 'https://example.com/'));
      add('form', (form) => form.setAttribute('action', 'https://example.com/'));
      await fetch('https://example.com/').catch(() => {});
      // In tasks of their own: what a test evaluates may evaluate more, and a form that is stopped throws in Firefox.
      // biome-ignore lint/security/noGlobalEval: it is what must not run.
      setTimeout(() => eval('document.title = "hit"'));
      setTimeout(() => document.querySelector<HTMLFormElement>('form[action^=https]')?.submit());
    });
    const stopped = [
      'script-src-elem',
      'style-src-attr',
      'script-src-attr',
      'img-src',
      'frame-src',
      'connect-src',
    ];
    for (const directive of [...stopped, 'script-src', 'form-action'])
      await expect
        .poll(async () => (await violations(page))?.map((seen) => seen.split(' ')[0]))
        .toContain(directive);
    expect(await page.title()).not.toBe('hit');
  });
