import { expect, test } from 'vitest';
import { locales } from '../../../../src/i18n/locales.ts';
import { type Knows, speller, spellingFaults } from './spelling.ts';
import { readSources, textsOf } from './texts.ts';

const spellers = new Map(
  await Promise.all(locales.map(async (lang): Promise<[string, Knows]> => [lang, await speller(lang)])),
);
const said = (lang: string, text: string) => spellingFaults([{ place: 'here', lang, text }], spellers);

test.each([
  ['en', 'The attacker’s damage doesn’t reach a well-known unit.', []],
  ['en', 'The attaker deals damage.', ['here: “attaker” is in no dictionary']],
  ['en', 'The unité takes 3.', ['here: “unité” is fr and not marked']],
  ['fr', 'L’unité n’a qu’un point, aujourd’hui ; peut-elle l’attribuer ?', []],
  [
    'fr',
    'L’unité recoit les degats.',
    ['here: “recoit” is in no dictionary', 'here: “degats” is in no dictionary'],
  ],
  ['fr', 'Chaque units reçoit ses dégâts.', ['here: “units” is en and not marked']],
])('%s: “%s”', (lang, text, faults) => {
  expect(said(lang, text)).toEqual(faults);
});

test('a page is read without its tags, its code and its addresses, each word in its language', () => {
  const source = {
    file: 'a.mdx',
    lang: 'fr',
    section: 'guide',
    name: 'a.mdx',
    front: { title: 'Un titre', order: '1' },
    body: '## Des *tanks* [#tanks]\n\n- Voir <Term id="need">le seuil</Term> <Fact example="a" name="b" /><Rule id="c" /> en [page](/guide/a/), <span lang="en">by hand</span> ou `code`.\n',
  };
  expect(textsOf(source).map(({ lang, text }) => [lang, text])).toEqual([
    ['fr', 'Un titre'],
    ['fr', 'Des tanks'],
    ['en', 'by hand'],
    ['fr', 'Voir le seuil x en page, x ou x.'],
  ]);
});

test('the sources of the pages are found', () => {
  expect(readSources(new URL('../../../..', import.meta.url).pathname).length).toBeGreaterThan(0);
});
