import type { Example } from './types.ts';

export const mightLostLater = {
  id: 'might-lost-later',
  variants: [
    {
      id: 'leader-falls',
      combat: {
        v: 1,
        attacker: { units: [{ id: 'bull', might: 6 }] },
        defender: {
          units: [
            { id: 'captain', might: 5 },
            { id: 'recruit', might: 1, mightChange: 1 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { captain: 5, recruit: 1 } },
        defender: { amounts: { bull: 7 } },
      },
      tries: [
        { side: 'attacker', amounts: { captain: 5, recruit: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { recruit: 2, captain: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { captain: 6 }, verdict: ['no-excess'] },
      ],
      killed: ['bull', 'captain'],
      result: 'defender',
      facts: {
        'captain-takes': { value: 5, noun: 'damage', of: { dealt: 'captain' } },
        'recruit-might': { value: 2, noun: 'might', of: { might: 'recruit' } },
        'recruit-takes': { value: 1, noun: 'damage', of: { dealt: 'recruit' } },
      },
    },
    {
      id: 'assault-ends',
      combat: {
        v: 1,
        attacker: { units: [{ id: 'rider', might: 2, assault: 2 }] },
        defender: { units: [{ id: 'hedge', might: 3 }] },
      },
      plays: { attacker: { amounts: { hedge: 4 } }, defender: { amounts: { rider: 3 } } },
      tries: [
        { side: 'attacker', amounts: { hedge: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { hedge: 3 }, verdict: ['assign-whole-total'] },
      ],
      killed: ['hedge'],
      result: 'attacker',
      facts: {
        'rider-might': { value: 2, noun: 'might', of: { might: 'rider' } },
        assault: { value: 2, noun: 'might', of: { assault: 'rider' } },
        'rider-need': { value: 4, noun: 'damage', of: { need: 'rider' } },
        'rider-takes': { value: 3, noun: 'damage', of: { dealt: 'rider' } },
      },
    },
  ],
} as const satisfies Example;
