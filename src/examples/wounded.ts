import type { Example } from './types.ts';

const attacker = { units: [{ id: 'beetle', might: 1 }] } as const;

export const wounded = {
  id: 'wounded',
  variants: [
    {
      id: 'nearly-dead',
      combat: { v: 1, attacker, defender: { units: [{ id: 'old-bear', might: 4, marked: 3 }] } },
      plays: { attacker: { amounts: { 'old-bear': 1 } }, defender: { amounts: { beetle: 4 } } },
      tries: [{ side: 'attacker', amounts: { 'old-bear': 1 }, verdict: 'legal' }],
      killed: ['beetle', 'old-bear'],
      result: 'no-result',
      facts: {
        might: { value: 4, noun: 'might', of: { might: 'old-bear' } },
        marked: { value: 3, noun: 'damage', of: { marked: 'old-bear' } },
        adds: { value: 4, noun: 'damage', of: { adds: 'old-bear' } },
        need: { value: 1, noun: 'damage', of: { need: 'old-bear' } },
        'beetle-adds': { value: 1, noun: 'damage', of: { adds: 'beetle' } },
      },
    },
    {
      id: 'strengthened',
      combat: {
        v: 1,
        attacker,
        defender: { units: [{ id: 'old-bear', might: 4, mightChange: 2, marked: 3 }] },
      },
      plays: { attacker: { amounts: { 'old-bear': 1 } }, defender: { amounts: { beetle: 6 } } },
      tries: [{ side: 'attacker', amounts: { 'old-bear': 1 }, verdict: 'legal' }],
      killed: ['beetle'],
      result: 'defender',
      facts: {
        might: { value: 6, noun: 'might', of: { might: 'old-bear' } },
        need: { value: 3, noun: 'damage', of: { need: 'old-bear' } },
      },
    },
  ],
} as const satisfies Example;
