import { describe, expect, test } from 'vitest';
import { type ExamplesWords, exampleIds, examples } from '../../../src/examples/index.ts';
import { type Example, factNouns } from '../../../src/examples/types.ts';
import en from '../../../src/i18n/en/examples.json' with { type: 'json' };
import fr from '../../../src/i18n/fr/examples.json' with { type: 'json' };

en satisfies ExamplesWords;
fr satisfies ExamplesWords;

const neededWords = ({ variants }: Example): string[] => [
  'title',
  'description',
  ...variants.map(({ id }) => `variants.${id}`),
  ...variants
    .flatMap(({ combat }) => [...combat.attacker.units, ...combat.defender.units])
    .filter(({ card }) => card === undefined)
    .map(({ id }) => `units.${id}`),
];

describe.each([
  { language: 'English', words: en },
  { language: 'French', words: fr },
])('$language', ({ words }) => {
  test.each(exampleIds)('%s has exactly the words it needs', (id) => {
    expect(Object.keys(words[id]).sort()).toEqual([...new Set(neededWords(examples[id]))].sort());
  });

  test('nothing is named that is no example', () => {
    expect(Object.keys(words).sort()).toEqual([...exampleIds, 'nouns'].sort());
  });

  test.each(exampleIds)('%s gives every unit a name of its own', (id) => {
    const names = Object.entries(words[id])
      .filter(([key]) => key.startsWith('units.'))
      .map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(factNouns)('the noun of "%s" has its plurals', (noun) => {
    expect(Object.keys(words.nouns)).toEqual(expect.arrayContaining([`${noun}_one`, `${noun}_other`]));
  });
});
