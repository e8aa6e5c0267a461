import { readFileSync } from 'node:fs';
import { articleSections } from '../../src/components/shell/sections.ts';
import { inTurn } from './languages.ts';

const dist = new URL('../../dist/', import.meta.url);

/** A built page. */
export interface BuiltPage {
  /** `/en/guide/some-page/` */
  readonly path: string;
  readonly locale: string;
  /** `guide`, or nothing for a home page. */
  readonly section: string;
  /** What draws it: two pages of a language with the same template differ in their text alone. */
  readonly template: string;
  readonly size: number;
  /** Whether worked examples lie on it. A page that is a tool of its own is weighed by its own tests. */
  readonly hasBoards: boolean;
}

const tools = ['lab', 'practice', 'table'];

const read = (path: string): BuiltPage => {
  const [, locale = '', section = '', ...rest] = path.split('/');
  const html = readFileSync(new URL(`.${path}index.html`, dist), 'utf8');
  const isArticle = (articleSections as readonly string[]).includes(section);
  const template = `${isArticle ? 'article' : section}/${rest.length > 1 ? 'page' : ''}`;
  const hasBoards = !tools.includes(section) && html.includes('<astro-island');
  return { path, locale, section, template, size: html.length, hasBoards };
};

/** All pages that search engines may list, from the sitemap; the choice of a language is not among them. */
export const allPages: readonly BuiltPage[] = [
  ...readFileSync(new URL('sitemap.xml', dist), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
]
  .map(([, address]) => new URL(address ?? '').pathname)
  .filter((path) => path !== '/')
  .map(read);

/** The first page of each template, in each language, in an order. */
const firstOfEach = (order: (a: BuiltPage, b: BuiltPage) => number): readonly BuiltPage[] =>
  [
    ...Map.groupBy([...allPages].sort(order), ({ locale, template }) => `${locale}/${template}`).values(),
  ].flatMap((pages) => pages.slice(0, 1));

const all = [...new Set(allPages.map(({ template }) => template))].sort();

/** The smallest page of each template, in one language and another by turns. */
export const templates = firstOfEach((a, b) => a.size - b.size)
  .filter(({ locale, template }) => inTurn(all.indexOf(template)).some((one) => one === locale))
  .map(({ path }) => path);

/** The largest page of each template, in each language. */
export const largest = firstOfEach((a, b) => b.size - a.size).map(({ path }) => path);
