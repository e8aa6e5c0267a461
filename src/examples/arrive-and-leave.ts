import type { Example } from './types.ts';

const ferret = { id: 'ferret', might: 4 } as const;
const stoat = { id: 'stoat', might: 3 } as const;
const mastiff = { id: 'mastiff', might: 5 } as const;

export const arriveAndLeave = {
  id: 'arrive-and-leave',
  variants: [
    {
      id: 'as-it-opened',
      combat: { v: 1, attacker: { units: [ferret, stoat] }, defender: { units: [mastiff] } },
      plays: { attacker: { amounts: { mastiff: 7 } }, defender: { amounts: { ferret: 4, stoat: 1 } } },
      tries: [
        { side: 'attacker', amounts: { mastiff: 7 }, verdict: 'legal' },
        { side: 'defender', amounts: { ferret: 4, stoat: 1 }, verdict: 'legal' },
        { side: 'defender', amounts: { stoat: 3, ferret: 2 }, verdict: 'legal' },
        { side: 'defender', amounts: { ferret: 3, stoat: 2 }, verdict: ['lethal-in-full'] },
      ],
      killed: ['ferret', 'mastiff'],
      result: 'attacker',
      facts: {
        total: { value: 7, noun: 'damage', of: { total: 'attacker' } },
        'mastiff-need': { value: 5, noun: 'damage', of: { need: 'mastiff' } },
      },
    },
    {
      id: 'one-left',
      combat: { v: 1, attacker: { units: [ferret] }, defender: { units: [mastiff] } },
      plays: { attacker: { amounts: { mastiff: 4 } }, defender: { amounts: { ferret: 5 } } },
      tries: [
        { side: 'attacker', amounts: { mastiff: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { mastiff: 7 }, verdict: ['assign-whole-total'] },
      ],
      killed: ['ferret'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        'mastiff-need': { value: 5, noun: 'damage', of: { need: 'mastiff' } },
        'ferret-takes': { value: 5, noun: 'damage', of: { raw: 'ferret' } },
      },
    },
    {
      id: 'one-arrived',
      combat: {
        v: 1,
        attacker: { units: [ferret, stoat] },
        defender: {
          units: [mastiff, { id: 'poppy', card: 'poppy-defender-of-the-meek', might: 5, tank: true }],
        },
      },
      plays: {
        attacker: { amounts: { poppy: 5, mastiff: 2 } },
        defender: { amounts: { ferret: 5, stoat: 5 } },
      },
      tries: [
        { side: 'attacker', amounts: { poppy: 5, mastiff: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { mastiff: 5, poppy: 2 }, verdict: ['tank-first'] },
        { side: 'defender', amounts: { ferret: 4, stoat: 6 }, verdict: 'legal' },
      ],
      killed: ['ferret', 'poppy', 'stoat'],
      result: 'defender',
      facts: {
        total: { value: 7, noun: 'damage', of: { total: 'attacker' } },
        'defender-total': { value: 10, noun: 'damage', of: { total: 'defender' } },
        'poppy-need': { value: 5, noun: 'damage', of: { need: 'poppy' } },
        'mastiff-takes': { value: 2, noun: 'damage', of: { raw: 'mastiff' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
