import type { Example } from './types.ts';

const kitten = { id: 'kitten', might: 0 } as const;

export const zerosNeedOne = {
  id: 'zeros-need-one',
  variants: [
    {
      id: 'larger-total',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'bulldog', might: 4 },
            { id: 'puppy', might: 1 },
          ],
        },
        defender: { units: [{ id: 'tomcat', might: 4 }, kitten, { id: 'wool', might: 0 }] },
      },
      plays: {
        attacker: { amounts: { tomcat: 4, kitten: 1 } },
        defender: { amounts: { bulldog: 4 } },
      },
      tries: [
        { side: 'attacker', amounts: { tomcat: 5 }, verdict: ['no-excess'] },
        { side: 'attacker', amounts: { tomcat: 4, kitten: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { tomcat: 4, wool: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { kitten: 1, wool: 1, tomcat: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { kitten: 2, tomcat: 3 }, verdict: ['no-excess'] },
      ],
      killed: ['bulldog', 'kitten', 'tomcat'],
      result: 'no-result',
      facts: {
        total: { value: 5, noun: 'damage', of: { total: 'attacker' } },
        'defender-total': { value: 4, noun: 'damage', of: { total: 'defender' } },
        'tomcat-need': { value: 4, noun: 'damage', of: { need: 'tomcat' } },
        'kitten-adds': { value: 0, noun: 'damage', of: { adds: 'kitten' } },
        'kitten-need': { value: 1, noun: 'damage', of: { need: 'kitten' } },
        'tomcat-takes': { value: 4, noun: 'damage', of: { raw: 'tomcat' } },
        'kitten-takes': { value: 1, noun: 'damage', of: { raw: 'kitten' } },
        splits: { value: 3, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'zero-against-zero',
      combat: {
        v: 1,
        attacker: { units: [{ id: 'chick', might: 0 }] },
        defender: { units: [kitten] },
      },
      plays: { attacker: { amounts: {} }, defender: { amounts: {} } },
      tries: [{ side: 'attacker', amounts: {}, verdict: 'legal' }],
      killed: [],
      result: 'no-result',
      facts: {
        total: { value: 0, noun: 'damage', of: { total: 'attacker' } },
        need: { value: 1, noun: 'damage', of: { need: 'kitten' } },
      },
    },
  ],
} as const satisfies Example;
