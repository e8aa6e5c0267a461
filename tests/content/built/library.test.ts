import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { checkedVersion } from '../../../src/catalog/versions.ts';
import { exampleIds } from '../../../src/examples/index.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { type BuiltPage, builtSite, isListed } from './site.ts';

const { pages, dir, files } = builtSite;
const byPath = new Map(pages.map((page) => [page.path, page]));
const at = (address: string): BuiltPage => {
  const page = byPath.get(address);
  if (!page) throw new Error(`there is no page ${address}`);
  return page;
};
const inside = (section: string) =>
  pages.filter((page) => new RegExp(`^/[a-z]{2}/${section}/.`).test(page.path));
/** Pages that somebody wrote. */
const written = [
  ...['learn', 'guide', 'questions'].flatMap(inside),
  ...inside('about').filter((page) => !page.path.endsWith('/readings/')),
];
const hrefs = (root: HTMLElement, selector: string): string[] =>
  root.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '');
const named = (root: HTMLElement, kind: string) =>
  root
    .querySelectorAll(`.prose a.${kind}`)
    .filter((link) => !link.closest('.board, astro-island, .panels, .no-script-answer'));

describe('old numbers lead to the right rule, by a page that needs no script', () => {
  test.each([
    ['626.1.d.2', 'lethal-in-full'],
    ['439.1.d.4', 'no-excess'],
    ['443.1.d.7', 'pick-tank-or-backline'],
    ['460.2.c.5', 'requirements-if-able'],
    ['460.2.c', 'assign-whole-total'],
    ['439.1.e', 'deal-at-once'],
    ['461.1.a.1', 'heal-all'],
    ['140.2.b', 'negative-might-adds-nothing'],
    ['465.2.c.3', 'lethal-in-full'],
    ['815.1.c.2', 'tank-first'],
    ['465.2.c.10', 'exempt-immune'],
  ])('%s leads to %s', (number, rule) => {
    for (const locale of locales) {
      const { root } = at(`/${locale}/rules/${number}/`);
      const to = `/${locale}/rules/${rule}/`;
      expect(root.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(`0; url=${to}`);
      expect(root.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(new RegExp(`${to}$`));
      expect(root.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
      expect(hrefs(root, 'body a')).toEqual([to]);
    }
  });

  test.each([
    ['142.4', ['1.4', '1.3'], ['damage-brings-death-closer']],
    ['439', ['1.4', '1.1'], ['combat-damage-step']],
    ['410', ['1.4', '1.1'], ['stunned']],
    ['731', ['1.4', '1.1'], ['tank']],
  ])('%s has meant several things, the newest first', (number, versions, rules) => {
    for (const locale of locales) {
      const { root } = at(`/${locale}/rules/${number}/`);
      expect(root.querySelector('meta[http-equiv="refresh"]')).toBeNull();
      expect(
        root.querySelectorAll('.meanings h2').map(({ text }) => text.replace('Core Rules ', '')),
      ).toEqual(versions);
      expect(hrefs(root, '.meanings a')).toEqual(rules.map((rule) => `/${locale}/rules/${rule}/`));
    }
  });
});

describe('back-links', () => {
  const missing = (kind: string, section: RegExp) =>
    written.flatMap((page) =>
      [...new Set(named(page.root, kind).map((link) => link.getAttribute('href') ?? ''))]
        .filter((href) => section.test(href))
        .filter((href) => {
          const [address = '', hash] = href.split('#');
          const { root } = at(address);
          const entry = hash === undefined ? root : root.getElementById(hash)?.closest('section');
          return !hrefs(entry as HTMLElement, 'dd a').some((back) => back.split('#')[0] === page.path);
        })
        .map((href) => `${page.path} names ${href}, which does not lead back`),
    );

  test('every rule leads back to the pages that cite it', () =>
    expect(missing('rule', /\/rules\//)).toEqual([]));
  test('every word leads back to the pages that mark it', () =>
    expect(missing('term', /\/glossary\//)).toEqual([]));
  test('every card with a page leads back to the pages that name it', () =>
    expect(missing('term', /\/cards\/[^#]+\/$/)).toEqual([]));
  test('every reading leads back to the pages that mark it', () =>
    expect(missing('reading', /\/readings\/#/)).toEqual([]));
});

describe('cards beside the text', () => {
  const kinds: Readonly<Record<string, string>> = {
    rules: 'rule',
    glossary: 'term',
    cards: 'card',
    readings: 'reading',
  };

  test('whatever a page names has its entry at the foot', () => {
    const without = written
      .filter(({ root }) => !root.querySelector('.is-sheet'))
      .flatMap(({ path: address, root }) =>
        ['rule', 'term', 'reading']
          .flatMap((kind) => named(root, kind))
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => {
            const [, kind = '', id] =
              /\/(rules|glossary|cards|readings)\/(?:totals\/|others\/)?#?([\w-]+)\/?$/.exec(href) ?? [];
            return !root.getElementById(`${kinds[kind]}-${id}`)?.closest('.page-foot [data-open]');
          })
          .map((href) => `${address}: ${href}`),
      );
    expect(without).toEqual([]);
  });

  test('a word is marked where a page mentions it first, and only there', () => {
    const twice = written.flatMap(({ path: address, root }) => {
      const marked = named(root, 'term')
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.includes('/glossary/'));
      return marked.filter((href, i) => marked.indexOf(href) !== i).map((href) => `${address}: ${href}`);
    });
    expect(twice).toEqual([]);
  });

  test('nothing of an entry stands in the sentence', () => {
    const wrong = written.flatMap(({ path: address, root }) =>
      root
        .querySelectorAll('.prose .cite')
        .filter(({ text }) => !/^\u00a0\d{3}[\da-z.]*$/.test(text))
        .map(({ text }) => `${address}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('there are forty boards or more, each on a page of each language', () => {
  expect(exampleIds.length).toBeGreaterThanOrEqual(40);
  for (const locale of locales) {
    const shown = new Set(
      pages
        .filter((page) => isListed(page) && page.path.startsWith(`/${locale}/`))
        .flatMap(({ root }) => root.querySelectorAll('[data-example]'))
        .map((board) => board.getAttribute('data-example')),
    );
    expect(exampleIds.filter((id) => !shown.has(id))).toEqual([]);
  }
});

test('every lesson, guide and question says the edition that it was checked against', () => {
  const silent = written.filter(
    ({ root }) => !root.querySelector('.title .meta')?.text.includes(`Core Rules ${checkedVersion}`),
  );
  expect(silent.map(({ path: address }) => address)).toEqual([]);
});

test('a page leads to pages of its own language, but for the links that say otherwise', () => {
  const strays = pages.flatMap((page) => {
    const locale = page.path.split('/')[1] ?? '';
    if (!(locales as readonly string[]).includes(locale)) return [];
    return page.root
      .querySelectorAll('body a[href^="/"]')
      .filter((link) => !link.hasAttribute('hreflang'))
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^\/[a-z]{2}\//.test(href) && !href.startsWith(`/${locale}/`))
      .map((href) => `${page.path} leads to ${href}`);
  });
  expect(strays).toEqual([]);
});

describe('structured data', () => {
  const dataOf = ({ root }: BuiltPage) =>
    root
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.text) as { '@type': string; [key: string]: unknown });
  const ofType = (page: BuiltPage, type: string) => dataOf(page).filter((data) => data['@type'] === type);

  test('every page below a home page says where it stands', () => {
    const below = pages.filter((page) => isListed(page) && page.path.split('/').length > 3);
    expect(
      below.filter((page) => ofType(page, 'BreadcrumbList').length !== 1).map((page) => page.path),
    ).toEqual([]);
  });

  test('every word is a defined term', () => {
    for (const page of inside('glossary')) {
      const [term] = ofType(page, 'DefinedTerm');
      expect(term?.['name'], page.path).toBe(page.root.querySelector('h1')?.text);
      expect(term?.['description'], page.path).toBe(page.root.querySelector('.lede')?.text);
    }
  });

  test('every question comes with the answer that the page shows', () => {
    const visible = (root: HTMLElement): string => {
      const texts: string[] = [];
      for (
        let next = root.querySelector('#answer')?.nextElementSibling;
        next && next.tagName !== 'H2';
        next = next.nextElementSibling
      ) {
        for (const cite of next.querySelectorAll('.cite')) cite.remove();
        texts.push(next.text.trim());
      }
      return texts.join(' ').replace(/\n/g, ' ');
    };
    for (const page of inside('questions')) {
      const [data] = ofType(page, 'QAPage');
      const question = data?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } };
      expect(question.name, page.path).toBe(page.root.querySelector('h1')?.text);
      expect(question.acceptedAnswer.text, page.path).toBe(visible(page.root));
    }
  });
});

describe('social images', () => {
  const picturesOf = ({ root }: BuiltPage) =>
    root
      .querySelectorAll('meta[property="og:image"]')
      .map((meta) => new URL(meta.getAttribute('content') ?? '').pathname);

  test('every listed page has one, in its language, of the size that is asked for', () => {
    const faults = pages
      .filter((page) => isListed(page) && page.path !== '/')
      .flatMap((page) => {
        const own = picturesOf(page);
        const locale = page.path.split('/')[1];
        if (own.length === 0) return [`${page.path} has none`];
        return own
          .filter((picture) => !files.has(picture) || !picture.startsWith(`/${locale}/`))
          .map((picture) => `${page.path}: ${picture}`);
      });
    expect(faults).toEqual([]);
    for (const picture of new Set(pages.flatMap(picturesOf))) {
      const png = readFileSync(path.join(dir, picture));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], picture).toEqual([1200, 630]);
    }
  });

  test('lessons, guides, questions and boards have their own', () => {
    for (const page of ['learn', 'guide', 'questions'].flatMap(inside)) {
      const [, locale, section, slug] = page.path.split('/');
      const boards = new Set(
        page.root.querySelectorAll('[data-example]').map((board) => board.getAttribute('data-example')),
      );
      expect(picturesOf(page)).toEqual([
        `/${locale}/social/${section}-${slug}.png`,
        ...[...boards].map((id) => `/${locale}/social/board-${id}.png`),
      ]);
    }
  });

  test('none is drawn for nobody', () => {
    const asked = new Set(pages.flatMap(picturesOf));
    expect([...files].filter((file) => file.includes('/social/') && !asked.has(file))).toEqual([]);
  });
});
