import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '../../../src/i18n/locales.ts';
import { type BuiltPage, builtSite, isListed, linkFaults } from './site.ts';

const { pages } = builtSite;
const listed = pages.filter(isListed);

/** Everything that is wrong is listed at once: one line each, with its page. */
const check = (of: readonly BuiltPage[], faultsOf: (page: BuiltPage) => string[]) =>
  expect(of.flatMap((page) => faultsOf(page).map((fault) => `${page.file}: ${fault}`))).toEqual([]);

const head = ({ root }: BuiltPage, selector: string, attribute: string): string | undefined =>
  root.querySelector(`head ${selector}`)?.getAttribute(attribute);

const alternatesOf = ({ root }: BuiltPage): Map<string, string> =>
  new Map(
    root
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
  );

/** `/en/guide/` → `/guide/`; nothing for a page outside the languages. */
const withoutLocale = (address: string): string | undefined =>
  new RegExp(`^/(?:${locales.join('|')})(/.*)$`).exec(address)?.[1];

test('there are pages', () => {
  for (const address of ['/', '/404.html', ...locales.map((locale) => `/${locale}/`)])
    expect(pages.map((page) => page.path)).toContain(address);
});

test('every page says its language, its title and what it is about', () =>
  check(pages, (page) => {
    const faults: string[] = [];
    const lang = page.root.querySelector('html')?.getAttribute('lang') ?? '';
    const inPath = page.path.split('/')[1] ?? '';
    if (!(locales as readonly string[]).includes(lang)) faults.push(`lang is "${lang}"`);
    if ((locales as readonly string[]).includes(inPath) && inPath !== lang) faults.push(`lang is "${lang}"`);
    if (!page.root.querySelector('title')?.text) faults.push('no title');
    if (!head(page, 'meta[name="description"]', 'content')) faults.push('no description');
    if (!head(page, 'meta[name="viewport"]', 'content')) faults.push('no viewport');
    return faults;
  }));

test('no two pages of a language have the same title', () => {
  const titles = pages.map(({ path, root }) => `${path.split('/')[1]}: ${root.querySelector('title')?.text}`);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

test('every page names itself and its other languages by absolute address, and they point back', () => {
  const byAddress = new Map(listed.map((page) => [head(page, 'link[rel="canonical"]', 'href') ?? '', page]));
  check(listed, (page) => {
    const faults: string[] = [];
    const canonical = head(page, 'link[rel="canonical"]', 'href') ?? '';
    if (!URL.canParse(canonical) || new URL(canonical).pathname !== page.path)
      faults.push(`canonical is "${canonical}"`);
    const alternates = alternatesOf(page);
    for (const language of [...locales, 'x-default'])
      if (!alternates.has(language)) faults.push(`no ${language} alternate`);
    if (![...alternates.values()].includes(canonical)) faults.push('not among its own alternates');
    for (const [language, href] of alternates) {
      const twin = byAddress.get(href);
      if (!twin) faults.push(`${language} alternate leads to no page: ${href}`);
      else if (JSON.stringify([...alternatesOf(twin)]) !== JSON.stringify([...alternates]))
        faults.push(`${href} has other alternates`);
    }
    return faults;
  });
});

test('a page that search engines should not list names at most the page to list instead', () => {
  const addresses = listed.map((page) => head(page, 'link[rel="canonical"]', 'href'));
  check(
    pages.filter((page) => !isListed(page)),
    (page) => {
      const instead = head(page, 'link[rel="canonical"]', 'href');
      const faults = instead === undefined || addresses.includes(instead) ? [] : [`${instead} is not listed`];
      return alternatesOf(page).size > 0 ? [...faults, 'has alternates'] : faults;
    },
  );
});

test('the sitemap has every listed page, robots.txt the sitemap', () => {
  const read = (file: string) => readFileSync(path.join(builtSite.dir, file), 'utf8');
  const sitemap = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const canonical = listed.map((page) => head(page, 'link[rel="canonical"]', 'href'));
  expect(sitemap.sort()).toEqual(canonical.sort());
  expect(read('robots.txt')).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test('one first heading, no level left out, no id twice', () =>
  check(pages, ({ root }) => {
    const faults: string[] = [];
    const levels = root
      .querySelectorAll('h1, h2, h3, h4, h5, h6')
      .map(({ rawTagName }) => Number(rawTagName[1]));
    const first = levels.filter((level) => level === 1).length;
    if (first !== 1) faults.push(`${first} first headings`);
    levels.forEach((level, i) => {
      if (level > (levels[i - 1] ?? 0) + 1) faults.push(`heading ${i + 1} jumps to level ${level}`);
    });
    const ids = root.querySelectorAll('[id]').map(({ id }) => id);
    for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) faults.push(`id "${id}" twice`);
    return faults;
  }));

test('what names another element by id finds it', () =>
  check(pages, ({ root }) =>
    ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].flatMap((name) =>
      root
        .querySelectorAll(`[${name}]`)
        .flatMap((element) => (element.getAttribute(name) ?? '').split(/\s+/))
        .filter((id) => !root.getElementById(id))
        .map((id) => `${name} names "${id}", which is not there`),
    ),
  ));

test('every link inside the site leads to a page and a heading', () => {
  expect(linkFaults(builtSite)).toEqual([]);
});

test('both languages have the same pages with the same headings', () => {
  const headings = (locale: string) =>
    pages
      .filter((page) => page.path.startsWith(`/${locale}/`))
      .map((page) => ({
        path: withoutLocale(page.path),
        headings: page.root
          .querySelectorAll('h1, h2, h3, h4')
          .map(({ rawTagName, id }) => `${rawTagName}#${id}`),
      }));
  const [first, ...others] = locales.map(headings);
  expect(first?.length).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(first);
});

test('nothing is asked of another host, nothing needs a looser security policy', () => {
  const css = [...builtSite.files].filter((file) => file.endsWith('.css'));
  for (const file of css) {
    const outside = readFileSync(path.join(builtSite.dir, file), 'utf8').match(
      /(?:url\(|@import )["']?https?:[^)]+/g,
    );
    expect(outside, file).toBeNull();
  }
  check(pages, ({ root }) => {
    const faults: string[] = [];
    const asked = 'script[src], img[src], iframe[src], source[src], video[src], audio[src], use[href]';
    const links = 'link:not([rel="canonical"]):not([rel="alternate"])';
    for (const element of root.querySelectorAll(`${asked}, ${links}`)) {
      const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      if (/^(?:\w+:)?\/\//.test(address)) faults.push(`${element.rawTagName} asks for ${address}`);
    }
    for (const element of root.querySelectorAll('*')) {
      const names = Object.keys(element.attributes).filter(
        (name) => name === 'style' || name.startsWith('on'),
      );
      if (names.length > 0) faults.push(`<${element.rawTagName}> has ${names.join(', ')}`);
    }
    const policy =
      root.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute('content') ?? '';
    if (!policy.includes("default-src 'none'")) faults.push('no security policy');
    if (/unsafe-(?:inline|eval)'/.test(policy.replace("'wasm-unsafe-eval'", '')) || policy.includes('http'))
      faults.push(`loose security policy: ${policy}`);
    return faults;
  });
});
