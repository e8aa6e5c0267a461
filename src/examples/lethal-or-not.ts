import type { Example } from './types.ts';

const post = { id: 'post', might: 3 } as const;
const scarecrow = { id: 'scarecrow', might: 0 } as const;

export const lethalOrNot = {
  id: 'lethal-or-not',
  variants: [
    {
      id: 'three-takes-three',
      combat: { v: 1, attacker: { units: [{ id: 'axe', might: 3 }] }, defender: { units: [post] } },
      plays: { attacker: { amounts: { post: 3 } }, defender: { amounts: { axe: 3 } } },
      tries: [{ side: 'attacker', amounts: { post: 3 }, verdict: 'legal' }],
      killed: ['axe', 'post'],
      result: 'no-result',
      facts: {
        might: { value: 3, noun: 'might', of: { might: 'post' } },
        need: { value: 3, noun: 'damage', of: { need: 'post' } },
        dealt: { value: 3, noun: 'damage', of: { dealt: 'post' } },
      },
    },
    {
      id: 'three-takes-two',
      combat: { v: 1, attacker: { units: [{ id: 'axe', might: 2 }] }, defender: { units: [post] } },
      plays: { attacker: { amounts: { post: 2 } }, defender: { amounts: { axe: 3 } } },
      tries: [{ side: 'attacker', amounts: { post: 2 }, verdict: 'legal' }],
      killed: ['axe'],
      result: 'defender',
      facts: { dealt: { value: 2, noun: 'damage', of: { dealt: 'post' } } },
    },
    {
      id: 'three-takes-five',
      combat: { v: 1, attacker: { units: [{ id: 'axe', might: 5 }] }, defender: { units: [post] } },
      plays: { attacker: { amounts: { post: 5 } }, defender: { amounts: { axe: 3 } } },
      tries: [
        { side: 'attacker', amounts: { post: 5 }, verdict: 'legal' },
        { side: 'attacker', amounts: { post: 3 }, verdict: ['assign-whole-total'] },
      ],
      killed: ['post'],
      result: 'attacker',
      facts: { dealt: { value: 5, noun: 'damage', of: { dealt: 'post' } } },
    },
    {
      id: 'zero-takes-none',
      combat: {
        v: 1,
        attacker: { units: [{ id: 'axe', might: 3, stunned: true }] },
        defender: { units: [scarecrow] },
      },
      plays: { attacker: { amounts: {} }, defender: { amounts: {} } },
      tries: [
        { side: 'attacker', amounts: {}, verdict: 'legal' },
        { side: 'attacker', amounts: { scarecrow: 1 }, verdict: ['assign-whole-total'] },
      ],
      killed: [],
      result: 'no-result',
      facts: {
        need: { value: 1, noun: 'damage', of: { need: 'scarecrow' } },
        dealt: { value: 0, noun: 'damage', of: { dealt: 'scarecrow' } },
      },
    },
    {
      id: 'zero-takes-one',
      combat: { v: 1, attacker: { units: [{ id: 'axe', might: 1 }] }, defender: { units: [scarecrow] } },
      plays: { attacker: { amounts: { scarecrow: 1 } }, defender: { amounts: {} } },
      tries: [{ side: 'attacker', amounts: { scarecrow: 1 }, verdict: 'legal' }],
      killed: ['scarecrow'],
      result: 'attacker',
      facts: {
        need: { value: 1, noun: 'damage', of: { need: 'scarecrow' } },
        dealt: { value: 1, noun: 'damage', of: { dealt: 'scarecrow' } },
      },
    },
  ],
} as const satisfies Example;
