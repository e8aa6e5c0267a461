import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { type Node, NodeType } from 'node-html-parser';
import { expect, test } from 'vitest';
import { builtSite } from './site.ts';

/** Set in the reader’s own typeface, never shown, or read as markup only without scripts. */
const ELSEWHERE = new Set(['CODE', 'PRE', 'KBD', 'SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA']);

const lettersOf = (node: Node, into: Set<string>): Set<string> => {
  if (node.nodeType === NodeType.TEXT_NODE) for (const letter of node.text) into.add(letter);
  else if (!ELSEWHERE.has(node.rawTagName?.toUpperCase()))
    for (const child of node.childNodes) lettersOf(child, into);
  return into;
};

test.each(['literata', 'archivo'])('what is asked for ahead of %s has every letter of the pages', (name) => {
  const font = create(readFileSync(new URL(`../../../src/styles/fonts/${name}.woff2`, import.meta.url)));
  if (font.isCollection) throw new Error(`${name} is a collection of fonts`);
  const missing = builtSite.pages.flatMap(({ file, root }) =>
    [...lettersOf(root.querySelector('body') ?? root, new Set())]
      .filter((letter) => letter.trim() !== '' && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
      .map((letter) => `${file}: ${letter}`),
  );
  expect(missing).toEqual([]);
});
