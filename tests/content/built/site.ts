import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

/** One built page. */
export interface BuiltPage {
  /** Path in the output folder, such as `en/guide/index.html`. */
  readonly file: string;
  /** Path on the site, such as `/en/guide/`, with the base path in front. */
  readonly path: string;
  readonly html: string;
  readonly root: HTMLElement;
}

export interface BuiltSite {
  readonly dir: string;
  /** The path that the site is served under, without a slash at its end: `''` or `/somewhere`. */
  readonly base: string;
  readonly pages: readonly BuiltPage[];
  /** Every file in the output folder, as a path on the site. */
  readonly files: ReadonlySet<string>;
}

/** Reads a built site from its output folder. */
export function readSite(dir: string, base = ''): BuiltSite {
  const files = globSync('**/*.*', { cwd: dir }).sort();
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(path.join(dir, file), 'utf8');
      const address = `${base}/${file.replace(/(?:^|(?<=\/))index\.html$/, '')}`;
      return { file, path: address, html, root: parse(html) };
    });
  return { dir, base, pages, files: new Set(files.map((file) => `${base}/${file}`)) };
}

export const builtSite = readSite(path.resolve(import.meta.dirname, '../../../dist'));

/** Whether search engines may list the page: all but the page for addresses that do not exist. */
export const isListed = ({ root }: BuiltPage): boolean =>
  root.querySelector('meta[name="robots"]')?.getAttribute('content') !== 'noindex';

/** What is wrong with links inside the site: the file that they lead to, and the heading. One line each. */
export function linkFaults({ base, pages, files }: BuiltSite): string[] {
  const ids = new Map(
    pages.map(({ path, root }) => [path, new Set(root.querySelectorAll('[id]').map(({ id }) => id))]),
  );
  const faults: string[] = [];
  for (const page of pages) {
    for (const link of page.root.querySelectorAll('[href], [src]')) {
      const href = link.getAttribute('href') ?? link.getAttribute('src') ?? '';
      if (/^(?:https:|data:)/.test(href)) continue;
      const url = new URL(href, `https://site.invalid${page.path}`);
      const place = `${page.file}: ${link.rawTagName} to ${href}`;
      const isHere = href.startsWith('#');
      const file = url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname;
      if (!isHere && !href.startsWith(`${base}/`)) faults.push(`${place} leaves the base path`);
      else if (!isHere && !files.has(file)) faults.push(`${place} leads nowhere`);
      if (url.hash !== '' && !ids.get(url.pathname)?.has(decodeURIComponent(url.hash.slice(1))))
        faults.push(`${place}: no such id there`);
    }
  }
  return faults;
}
