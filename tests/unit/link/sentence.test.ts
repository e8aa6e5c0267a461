import { expect, test } from 'vitest';
import { dictionaries } from '../../../src/i18n/dictionaries.ts';
import { createFormat } from '../../../src/i18n/format.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { linkRefusalSentence } from '../../../src/islands/link/sentence.ts';
import type { LinkRefusal } from '../../../src/islands/link/types.ts';

/** Hand-written French is easier to read with plain spaces: they are made no-break here, as the dictionary has them. */
const spaced = (french: string): string => french.replace(/ ([;!?])/g, '\u202f$1').replace(/ :/g, '\u00a0:');

const sentence = (locale: Locale, refusal: LinkRefusal): string =>
  linkRefusalSentence(
    createFormat<'share'>(locale, dictionaries[locale].share),
    createFormat<'engine'>(locale, dictionaries[locale].engine),
    refusal,
  );

const impossible: LinkRefusal = {
  reason: 'impossible-board',
  refusals: [
    { rule: 'not-a-combat', path: '/attacker/units/1/might', problem: 'out-of-range', min: -99, max: 999 },
    { rule: 'not-a-combat', path: '/defender/units/0/id', problem: 'bad-id' },
  ],
};

test.each<[LinkRefusal, string, string]>([
  [
    { reason: 'newer-version' },
    'This link was made by a newer version of the site. Reload the page; until then, the board is the example’s own.',
    'Ce lien vient d’une version plus récente du site. Rechargez la page ; d’ici là, le plateau est celui de l’exemple.',
  ],
  [
    { reason: 'cut-short' },
    'This link is cut short: its end is missing. The board is the example’s own.',
    'Ce lien est coupé : il en manque la fin. Le plateau est celui de l’exemple.',
  ],
  [
    { reason: 'damaged' },
    'This link was altered and cannot be read. The board is the example’s own.',
    'Ce lien a été modifié et ne peut pas être lu. Le plateau est celui de l’exemple.',
  ],
  [
    { reason: 'unknown-example' },
    'This link is for a board that is not here.',
    'Ce lien mène à un plateau qui n’est pas ici.',
  ],
  [
    { reason: 'changed-example' },
    'The example has changed since this link was made. The board shows it as it is now.',
    'L’exemple a changé depuis la création de ce lien. Le plateau le montre tel qu’il est maintenant.',
  ],
  [
    impossible,
    'This link describes a board that cannot be. Might (attacker, unit 2): a whole number from -99 to 999. The board is the example’s own.',
    'Ce lien décrit un plateau impossible. Puissance (attaquant, unité 2) : un nombre entier de -99 à 999. Le plateau est celui de l’exemple.',
  ],
])('$0.reason', (refusal, english, french) => {
  expect(sentence('en', refusal)).toBe(english);
  expect(sentence('fr', refusal)).toBe(spaced(french));
});
