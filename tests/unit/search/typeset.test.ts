import { expect, test } from 'vitest';
import { indexed } from '../../../src/components/search/indexed.ts';
import { stretches, typeset } from '../../../src/components/search/typeset.ts';

// Pagefind makes every space a plain one.
const through = (text: string) => indexed(text).replace(/\s/g, ' ');

test.each([
  'L’attaquant n’a qu’une arrière-ligne.',
  'Un cœur, un Bœuf, une œuvre, un œil',
  'Le tank\u202f? Non\u202f; l’unité\u00a0: «\u00a0ligne\u00a0»\u202f!',
  '45\u00a0% des joueurs',
])('what the index made plain is shown as it was: %s', (text) => {
  expect(typeset('fr', through(text))).toBe(text);
});

test('English gets its apostrophes back and nothing else', () => {
  expect(typeset('en', through('The attackers’ side: it’s over; poetry!'))).toBe(
    'The attackers’ side: it’s over; poetry!',
  );
});

test('an excerpt becomes plain and marked stretches, punctuation outside of the marks', () => {
  expect(stretches('fr', "… <mark>l'attaquant,</mark> &lt;b&gt; ? <mark>«Tank».</mark>")).toEqual([
    { text: '… ', isMarked: false },
    { text: 'l’attaquant', isMarked: true },
    { text: ', <b>\u202f? «', isMarked: false },
    { text: 'Tank', isMarked: true },
    { text: '».', isMarked: false },
  ]);
});
