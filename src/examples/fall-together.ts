import type { Example } from './types.ts';

export const fallTogether = {
  id: 'fall-together',
  variants: [
    {
      id: 'fall-together',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'falcon', might: 2, mightChange: 1 },
            { id: 'hound', might: 2 },
          ],
        },
        defender: {
          units: [
            { id: 'badger', might: 3 },
            { id: 'hare', might: 2 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { badger: 3, hare: 2 } },
        defender: { amounts: { falcon: 3, hound: 2 } },
      },
      tries: [
        { side: 'attacker', amounts: { badger: 3, hare: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { badger: 2, hare: 2 }, verdict: ['assign-whole-total'] },
        { side: 'attacker', amounts: { badger: 4, hare: 1 }, verdict: ['no-excess'] },
        { side: 'defender', amounts: { falcon: 2, hound: 3 }, verdict: ['no-excess'] },
      ],
      killed: ['badger', 'falcon', 'hare', 'hound'],
      result: 'no-result',
      facts: {
        'falcon-might': { value: 3, noun: 'might', of: { might: 'falcon' } },
        'hound-might': { value: 2, noun: 'might', of: { might: 'hound' } },
        'attacker-total': { value: 5, noun: 'damage', of: { total: 'attacker' } },
        'badger-might': { value: 3, noun: 'might', of: { might: 'badger' } },
        'hare-might': { value: 2, noun: 'might', of: { might: 'hare' } },
        'defender-total': { value: 5, noun: 'damage', of: { total: 'defender' } },
      },
    },
  ],
} as const satisfies Example;
