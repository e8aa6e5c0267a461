import type { Example } from './types.ts';

export const firstFight = {
  id: 'first-fight',
  variants: [
    {
      id: 'first-fight',
      combat: {
        v: 1,
        attacker: { units: [{ id: 'wolf', might: 4 }] },
        defender: { units: [{ id: 'shepherd', might: 3 }] },
      },
      plays: { attacker: { amounts: { shepherd: 4 } }, defender: { amounts: { wolf: 3 } } },
      tries: [
        { side: 'attacker', amounts: { shepherd: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { shepherd: 3 }, verdict: ['assign-whole-total'] },
        { side: 'defender', amounts: { wolf: 3 }, verdict: 'legal' },
      ],
      killed: ['shepherd'],
      result: 'attacker',
      facts: {
        'wolf-might': { value: 4, noun: 'might', of: { might: 'wolf' } },
        'wolf-adds': { value: 4, noun: 'damage', of: { adds: 'wolf' } },
        'wolf-need': { value: 4, noun: 'damage', of: { need: 'wolf' } },
        'wolf-takes': { value: 3, noun: 'damage', of: { dealt: 'wolf' } },
        'shepherd-might': { value: 3, noun: 'might', of: { might: 'shepherd' } },
        'shepherd-adds': { value: 3, noun: 'damage', of: { adds: 'shepherd' } },
        'shepherd-need': { value: 3, noun: 'damage', of: { need: 'shepherd' } },
        'shepherd-takes': { value: 4, noun: 'damage', of: { dealt: 'shepherd' } },
      },
    },
  ],
} as const satisfies Example;
