import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { builtSite } from './site.ts';
import { type Run, runsOf, typographyFaults } from './text.ts';

const page = (body: string, lang = 'fr') =>
  parse(`<html lang="${lang}"><head><title>T</title></head><body>${body}</body></html>`);

test('text is read by block and by language', () => {
  const body =
    '<p>Un <b>mot</b>, <code>{"v": 1}</code> et <span lang="en">two words: here</span>, fin.</p><ul><li>a<ul><li>b</li></ul></li></ul>';
  const runs: Run[] = [
    { lang: 'en', text: 'two words: here' },
    { lang: 'fr', text: 'Un mot, x et x, fin.' },
    { lang: 'fr', text: 'b' },
    { lang: 'fr', text: 'a' },
    { lang: 'fr', text: 'T' },
  ];
  expect(runsOf(page(body))).toEqual(runs);
});

test.each([
  ['fr', 'Quoi\u202f? Oui\u202f! Un\u00a0: deux «\u00a0mot\u00a0» l’arrière, 1\u202f250 à 10:30', 0],
  ['fr', 'Quoi ?', 1],
  ['fr', 'Quoi?', 1],
  ['fr', 'un\u202f: deux', 1],
  ['fr', '« mot »', 1],
  ['fr', "l'arrière", 1],
  ['en', 'What? A word: two, it’s 1.5.', 0],
  ['en', 'What ?', 1],
  ['en', 'a  b', 1],
  ['en', 'a , b', 1],
  ['en', 'the "word"', 1],
])('%s: “%s” has %i faults', (lang, text, count) => {
  expect(typographyFaults({ lang, text })).toHaveLength(count);
});

test('every page is set as its language is written', () => {
  const faults = builtSite.pages.flatMap(({ file, root }) =>
    runsOf(root).flatMap((run) => typographyFaults(run).map((fault) => `${file}: ${fault}`)),
  );
  expect(faults).toEqual([]);
});
