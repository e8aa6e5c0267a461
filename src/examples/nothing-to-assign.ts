import type { Example } from './types.ts';

const defender = {
  units: [
    { id: 'snail', might: 0 },
    { id: 'dormouse', might: 2, stunned: true },
  ],
} as const;

export const nothingToAssign = {
  id: 'nothing-to-assign',
  variants: [
    {
      id: 'one-total',
      combat: { v: 1, attacker: { units: [{ id: 'lynx', might: 3 }] }, defender },
      plays: { attacker: { amounts: { snail: 1, dormouse: 2 } }, defender: { amounts: {} } },
      tries: [
        { side: 'attacker', amounts: { snail: 1, dormouse: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { dormouse: 3 }, verdict: ['no-excess'] },
        { side: 'defender', amounts: { lynx: 2 }, verdict: ['assign-whole-total'] },
      ],
      killed: ['dormouse', 'snail'],
      result: 'attacker',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'attacker' } },
        'defender-total': { value: 0, noun: 'damage', of: { total: 'defender' } },
        'snail-need': { value: 1, noun: 'damage', of: { need: 'snail' } },
        'dormouse-need': { value: 2, noun: 'damage', of: { need: 'dormouse' } },
      },
    },
    {
      id: 'both-totals',
      combat: { v: 1, attacker: { units: [{ id: 'lynx', might: 3, stunned: true }] }, defender },
      plays: { attacker: { amounts: {} }, defender: { amounts: {} } },
      tries: [
        { side: 'attacker', amounts: {}, verdict: 'legal' },
        { side: 'attacker', amounts: { snail: 1 }, verdict: ['assign-whole-total'] },
      ],
      killed: [],
      result: 'no-result',
      facts: {
        total: { value: 0, noun: 'damage', of: { total: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
