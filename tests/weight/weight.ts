import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { init, parse as parseModule } from 'es-module-lexer';
import { type HTMLElement, parse } from 'node-html-parser';

await init;

/** The text of what a page loads before the browser is idle. */
export interface Parts {
  readonly html: string;
  readonly styles: readonly string[];
  /** The files of its scripts, with those that they import, and those that the page asks for ahead. */
  readonly scripts: readonly string[];
  /** The scripts that stand in the page itself. */
  readonly inline: readonly string[];
  /** The addresses of the fonts that it asks for ahead. */
  readonly fonts: readonly string[];
}

/** Bytes after Brotli. Quality 11 is what a good host keeps ready; 5 is a quick estimate from above. */
export const packed = (content: string | Uint8Array, quality = 11): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** The values of an attribute, none twice. */
const all = (root: HTMLElement, selector: string, attribute: string): string[] => [
  ...new Set(root.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute) ?? [])),
];

/**
 * What a page of a folder of built pages loads before the browser is idle. A script that another one fetches while it
 * runs is not among it.
 */
export function partsOf(html: string, dir: string): Parts {
  const root = parse(html);
  const read = (address: string) => readFileSync(path.join(dir, address), 'utf8');
  const scripts = new Map<string, string>();
  const follow = (address: string) => {
    if (scripts.has(address)) return;
    const text = read(address);
    scripts.set(address, text);
    for (const { n: name, d: dynamic } of parseModule(text)[0])
      if (name !== undefined && dynamic === -1)
        follow(new URL(name, `https://site.invalid${address}`).pathname);
  };
  for (const address of [
    ...all(root, 'script[src]', 'src'),
    ...all(root, 'link[rel="modulepreload"]', 'href'),
  ])
    follow(address);
  return {
    html,
    styles: all(root, 'link[rel~="stylesheet"]', 'href').map(read),
    scripts: [...scripts.values()],
    inline: root.querySelectorAll('script:not([src])').map(({ text }) => text),
    fonts: all(root, 'link[rel="preload"][as="font"]', 'href'),
  };
}
