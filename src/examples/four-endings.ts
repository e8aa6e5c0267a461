import type { Example } from './types.ts';

const attacker = { units: [{ id: 'knight', might: 4 }] } as const;
const miller = { id: 'miller', might: 3 } as const;
const smith = { id: 'smith', might: 4 } as const;

export const fourEndings = {
  id: 'four-endings',
  variants: [
    {
      id: 'attacker-left',
      combat: { v: 1, attacker, defender: { units: [miller] } },
      plays: { attacker: { amounts: { miller: 4 } }, defender: { amounts: { knight: 3 } } },
      tries: [{ side: 'attacker', amounts: { miller: 4 }, verdict: 'legal' }],
      killed: ['miller'],
      result: 'attacker',
      facts: {
        'knight-takes': { value: 3, noun: 'damage', of: { dealt: 'knight' } },
        'knight-need': { value: 4, noun: 'damage', of: { need: 'knight' } },
      },
    },
    {
      id: 'defender-left',
      combat: { v: 1, attacker, defender: { units: [miller, smith] } },
      plays: { attacker: { amounts: { miller: 3, smith: 1 } }, defender: { amounts: { knight: 7 } } },
      tries: [
        { side: 'attacker', amounts: { miller: 3, smith: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { smith: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { miller: 2, smith: 2 }, verdict: ['lethal-in-full'] },
      ],
      killed: ['knight', 'miller'],
      result: 'defender',
      facts: {
        'smith-takes': { value: 1, noun: 'damage', of: { dealt: 'smith' } },
        'smith-need': { value: 4, noun: 'damage', of: { need: 'smith' } },
      },
    },
    {
      id: 'nobody-left',
      combat: { v: 1, attacker, defender: { units: [smith] } },
      plays: { attacker: { amounts: { smith: 4 } }, defender: { amounts: { knight: 4 } } },
      tries: [{ side: 'attacker', amounts: { smith: 4 }, verdict: 'legal' }],
      killed: ['knight', 'smith'],
      result: 'no-result',
      facts: {
        'smith-takes': { value: 4, noun: 'damage', of: { dealt: 'smith' } },
        'knight-takes': { value: 4, noun: 'damage', of: { dealt: 'knight' } },
      },
    },
    {
      id: 'both-left',
      combat: {
        v: 1,
        attacker,
        defender: { units: [{ id: 'giant', might: 6, stunned: true }] },
      },
      plays: { attacker: { amounts: { giant: 4 } }, defender: { amounts: {} } },
      tries: [
        { side: 'attacker', amounts: { giant: 4 }, verdict: 'legal' },
        { side: 'defender', amounts: { knight: 6 }, verdict: ['assign-whole-total'] },
      ],
      killed: [],
      result: 'no-result',
      facts: {
        'giant-adds': { value: 0, noun: 'damage', of: { adds: 'giant' } },
        'giant-takes': { value: 4, noun: 'damage', of: { dealt: 'giant' } },
        'giant-need': { value: 6, noun: 'damage', of: { need: 'giant' } },
      },
    },
  ],
} as const satisfies Example;
