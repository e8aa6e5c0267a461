import type { Example } from './types.ts';

const rhino = { id: 'rhino', might: 4 } as const;
const jackal = { id: 'jackal', might: 1 } as const;

const defender = {
  units: [
    { id: 'yordle', card: 'lecturing-yordle', might: 2, tank: true },
    { id: 'xin-zhao', card: 'xin-zhao-vigilant', might: 4, tank: true },
    { id: 'nurse', might: 3 },
  ],
} as const;

export const whichTank = {
  id: 'which-tank',
  variants: [
    {
      id: 'too-little',
      combat: { v: 1, attacker: { units: [rhino, jackal] }, defender },
      plays: {
        attacker: { amounts: { 'xin-zhao': 4, yordle: 1 } },
        defender: { amounts: { rhino: 8, jackal: 1 } },
      },
      tries: [
        { side: 'attacker', amounts: { 'xin-zhao': 4, yordle: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { yordle: 2, 'xin-zhao': 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { 'xin-zhao': 5 }, verdict: ['no-excess'] },
        { side: 'attacker', amounts: { yordle: 2, nurse: 3 }, verdict: ['tank-first'] },
        {
          side: 'attacker',
          amounts: { yordle: 1, 'xin-zhao': 1, nurse: 3 },
          verdict: ['lethal-in-full', 'tank-first'],
        },
      ],
      killed: ['jackal', 'rhino', 'xin-zhao'],
      result: 'defender',
      facts: {
        total: { value: 5, noun: 'damage', of: { total: 'attacker' } },
        'yordle-need': { value: 2, noun: 'damage', of: { need: 'yordle' } },
        'xin-zhao-need': { value: 4, noun: 'damage', of: { need: 'xin-zhao' } },
        'nurse-need': { value: 3, noun: 'damage', of: { need: 'nurse' } },
        'xin-first-xin': { value: 4, noun: 'damage', of: { tried: [0, 'xin-zhao'] } },
        'xin-first-yordle': { value: 1, noun: 'damage', of: { tried: [0, 'yordle'] } },
        'yordle-first-yordle': { value: 2, noun: 'damage', of: { tried: [1, 'yordle'] } },
        'yordle-first-xin': { value: 3, noun: 'damage', of: { tried: [1, 'xin-zhao'] } },
        'tried-yordle': { value: 2, noun: 'damage', of: { tried: [3, 'yordle'] } },
        'tried-nurse': { value: 3, noun: 'damage', of: { tried: [3, 'nurse'] } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'enough-for-both',
      combat: { v: 1, attacker: { units: [rhino, jackal, { id: 'vulture', might: 2 }] }, defender },
      plays: {
        attacker: { amounts: { yordle: 2, 'xin-zhao': 4, nurse: 1 } },
        defender: { amounts: { rhino: 6, jackal: 1, vulture: 2 } },
      },
      orders: [
        ['yordle', 'xin-zhao', 'nurse'],
        ['xin-zhao', 'yordle', 'nurse'],
      ],
      tries: [
        { side: 'attacker', amounts: { yordle: 2, 'xin-zhao': 4, nurse: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { yordle: 3, 'xin-zhao': 4 }, verdict: ['no-excess'] },
      ],
      killed: ['jackal', 'rhino', 'vulture', 'xin-zhao', 'yordle'],
      result: 'defender',
      facts: {
        total: { value: 7, noun: 'damage', of: { total: 'attacker' } },
        'nurse-takes': { value: 1, noun: 'damage', of: { raw: 'nurse' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
