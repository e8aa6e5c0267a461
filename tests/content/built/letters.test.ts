import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkitten';
import { type Node, NodeType } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { builtSite } from './site.ts';

const styles = path.resolve(import.meta.dirname, '../../../src/styles');
const read = (file: string) => readFileSync(path.join(styles, file), 'utf8');

const open = (name: string): Font => {
  const font = create(readFileSync(path.join(styles, `fonts/${name}.woff2`)));
  if (font.isCollection) throw new Error(`${name} is a collection of fonts`);
  return font;
};

/** The ranges for which a family's second file is asked for, as pairs of first and last letter. */
const rangesOf = (name: string): readonly (readonly [number, number])[] => {
  const face = read('more-letters.css')
    .split('@font-face')
    .find((rule) => rule.includes(`${name}-more`));
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(face ?? '') ?? [];
  return ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
};

/** Set in the reader's own typeface, never shown, or read as markup only without scripts. */
const ELSEWHERE = new Set(['CODE', 'PRE', 'KBD', 'SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA']);

const lettersOf = (node: Node, into: Set<string>): Set<string> => {
  if (node.nodeType === NodeType.TEXT_NODE) for (const letter of node.text) into.add(letter);
  else if (!ELSEWHERE.has(node.rawTagName?.toUpperCase()))
    for (const child of node.childNodes) lettersOf(child, into);
  return into;
};

describe.each(['literata', 'archivo'])('%s', (name) => {
  const [main, more] = [open(name), open(`${name}-more`)];
  const ranges = rangesOf(name);
  const isSeldom = (code: number) => ranges.some(([first, last]) => first <= code && code <= last);

  test('has every letter of the pages', () => {
    const missing = builtSite.pages.flatMap(({ file, root }) =>
      [...lettersOf(root.querySelector('body') ?? root, new Set())]
        .filter((letter) => letter.trim() !== '')
        .filter(
          (letter) => ![main, more].some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
        )
        .map((letter) => `${file}: ${letter}`),
    );
    expect(missing).toEqual([]);
  });

  test('has each letter in one file, the second one’s in its ranges', () => {
    // The last entry of a font's table of letters is none.
    const letters = [...main.characterSet, ...more.characterSet].filter((code) => code !== 0xffff);
    const wrong = letters.filter(
      (code) =>
        main.hasGlyphForCodePoint(code) === isSeldom(code) ||
        more.hasGlyphForCodePoint(code) !== isSeldom(code),
    );
    expect(wrong.map((code) => String.fromCodePoint(code))).toEqual([]);
  });
});
