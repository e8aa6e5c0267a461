import type { Example } from './types.ts';

const sparrow = { id: 'sparrow', might: 1 } as const;

export const negativeAttacker = {
  id: 'negative-attacker',
  variants: [
    {
      id: 'not-taken-off',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'griffin', might: 2 },
            { id: 'rook', might: 1, mightChange: -4 },
          ],
        },
        defender: { units: [{ id: 'belfry', might: 3 }] },
      },
      plays: {
        attacker: { amounts: { belfry: 2 } },
        defender: { amounts: { griffin: 2, rook: 1 } },
      },
      tries: [
        { side: 'attacker', amounts: { belfry: 2 }, verdict: 'legal' },
        { side: 'defender', amounts: { griffin: 2, rook: 1 }, verdict: 'legal' },
        { side: 'defender', amounts: { griffin: 3 }, verdict: ['no-excess'] },
        { side: 'defender', amounts: { rook: 3 }, verdict: ['no-excess'] },
      ],
      killed: ['griffin', 'rook'],
      result: 'defender',
      facts: {
        total: { value: 2, noun: 'damage', of: { total: 'attacker' } },
        'griffin-adds': { value: 2, noun: 'damage', of: { adds: 'griffin' } },
        'rook-might': { value: -3, noun: 'might', of: { might: 'rook' } },
        'rook-adds': { value: 0, noun: 'damage', of: { adds: 'rook' } },
        'rook-need': { value: 1, noun: 'damage', of: { need: 'rook' } },
        'griffin-need': { value: 2, noun: 'damage', of: { need: 'griffin' } },
        'defender-total': { value: 3, noun: 'damage', of: { total: 'defender' } },
        splits: { value: 1, noun: 'split', of: { splits: 'defender' } },
      },
    },
    {
      id: 'after-the-loss',
      combat: {
        v: 1,
        attacker: { units: [{ id: 'lion', might: 3, mightChange: -5 }] },
        defender: { units: [sparrow] },
      },
      plays: { attacker: { amounts: {} }, defender: { amounts: { lion: 1 } } },
      tries: [{ side: 'attacker', amounts: { sparrow: 1 }, verdict: ['assign-whole-total'] }],
      killed: ['lion'],
      result: 'defender',
      facts: {
        might: { value: -2, noun: 'might', of: { might: 'lion' } },
        adds: { value: 0, noun: 'damage', of: { adds: 'lion' } },
        need: { value: 1, noun: 'damage', of: { need: 'lion' } },
      },
    },
    {
      id: 'after-the-gain',
      combat: {
        v: 1,
        attacker: { units: [{ id: 'lion', might: 3, mightChange: -2 }] },
        defender: { units: [sparrow] },
      },
      plays: { attacker: { amounts: { sparrow: 1 } }, defender: { amounts: { lion: 1 } } },
      tries: [{ side: 'attacker', amounts: { sparrow: 1 }, verdict: 'legal' }],
      killed: ['lion', 'sparrow'],
      result: 'no-result',
      facts: {
        might: { value: 1, noun: 'might', of: { might: 'lion' } },
        adds: { value: 1, noun: 'damage', of: { adds: 'lion' } },
      },
    },
  ],
} as const satisfies Example;
