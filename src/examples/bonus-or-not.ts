import type { Example } from './types.ts';

const attacker = { units: [{ id: 'annie', card: 'annie-fiery', might: 4 }] } as const;

export const bonusOrNot = {
  id: 'bonus-or-not',
  variants: [
    {
      id: 'combat-alone',
      combat: { v: 1, attacker, defender: { units: [{ id: 'glacier', might: 5 }] } },
      plays: { attacker: { amounts: { glacier: 4 } }, defender: { amounts: { annie: 5 } } },
      tries: [
        { side: 'attacker', amounts: { glacier: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { glacier: 5 }, verdict: ['assign-whole-total'] },
      ],
      killed: ['annie'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        need: { value: 5, noun: 'damage', of: { need: 'glacier' } },
        tried: { value: 5, noun: 'damage', of: { tried: [1, 'glacier'] } },
      },
    },
    {
      id: 'after-a-spell',
      combat: { v: 1, attacker, defender: { units: [{ id: 'glacier', might: 5, marked: 2 }] } },
      plays: { attacker: { amounts: { glacier: 4 } }, defender: { amounts: { annie: 5 } } },
      tries: [{ side: 'attacker', amounts: { glacier: 4 }, verdict: 'legal' }],
      killed: ['annie', 'glacier'],
      result: 'no-result',
      facts: {
        marked: { value: 2, noun: 'damage', of: { marked: 'glacier' } },
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        need: { value: 3, noun: 'damage', of: { need: 'glacier' } },
      },
    },
  ],
} as const satisfies Example;
