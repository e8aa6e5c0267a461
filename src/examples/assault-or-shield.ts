import type { Example } from './types.ts';

const duelist = { id: 'duelist', card: 'laurent-duelist', might: 3, assault: 2 } as const;
const poro = { id: 'poro', card: 'stalwart-poro', might: 2, shield: 1 } as const;

export const assaultOrShield = {
  id: 'assault-or-shield',
  variants: [
    {
      id: 'duelist-attacks',
      combat: { v: 1, attacker: { units: [duelist] }, defender: { units: [poro] } },
      plays: { attacker: { amounts: { poro: 5 } }, defender: { amounts: { duelist: 3 } } },
      tries: [
        { side: 'attacker', amounts: { poro: 5 }, verdict: 'legal' },
        { side: 'attacker', amounts: { poro: 3 }, verdict: ['assign-whole-total'] },
      ],
      killed: ['poro'],
      result: 'attacker',
      facts: {
        'duelist-might': { value: 3, noun: 'might', of: { might: 'duelist' } },
        assault: { value: 2, noun: 'might', of: { assault: 'duelist' } },
        'duelist-adds': { value: 5, noun: 'damage', of: { adds: 'duelist' } },
        'duelist-need': { value: 5, noun: 'damage', of: { need: 'duelist' } },
        'duelist-takes': { value: 3, noun: 'damage', of: { dealt: 'duelist' } },
        'poro-might': { value: 2, noun: 'might', of: { might: 'poro' } },
        shield: { value: 1, noun: 'might', of: { shield: 'poro' } },
        'poro-adds': { value: 3, noun: 'damage', of: { adds: 'poro' } },
        'poro-need': { value: 3, noun: 'damage', of: { need: 'poro' } },
      },
    },
    {
      id: 'duelist-defends',
      combat: { v: 1, attacker: { units: [poro] }, defender: { units: [duelist] } },
      plays: { attacker: { amounts: { duelist: 2 } }, defender: { amounts: { poro: 3 } } },
      tries: [
        { side: 'attacker', amounts: { duelist: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { duelist: 3 }, verdict: ['assign-whole-total'] },
      ],
      killed: ['poro'],
      result: 'defender',
      facts: {
        'duelist-adds': { value: 3, noun: 'damage', of: { adds: 'duelist' } },
        'duelist-need': { value: 3, noun: 'damage', of: { need: 'duelist' } },
        'poro-adds': { value: 2, noun: 'damage', of: { adds: 'poro' } },
        'poro-need': { value: 2, noun: 'damage', of: { need: 'poro' } },
      },
    },
    {
      id: 'tank-with-shield',
      combat: {
        v: 1,
        attacker: { units: [{ id: 'lizard', might: 4 }] },
        defender: {
          units: [
            { id: 'guardian', card: 'sunlit-guardian', might: 3, tank: true, shield: 1 },
            { id: 'monk', might: 2 },
          ],
        },
      },
      plays: { attacker: { amounts: { guardian: 4 } }, defender: { amounts: { lizard: 6 } } },
      tries: [
        { side: 'attacker', amounts: { guardian: 4 }, verdict: 'legal' },
        {
          side: 'attacker',
          amounts: { guardian: 3, monk: 1 },
          verdict: ['lethal-in-full', 'tank-first'],
        },
      ],
      killed: ['guardian', 'lizard'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        'guardian-might': { value: 3, noun: 'might', of: { might: 'guardian' } },
        shield: { value: 1, noun: 'might', of: { shield: 'guardian' } },
        'guardian-need': { value: 4, noun: 'damage', of: { need: 'guardian' } },
        'tried-guardian': { value: 3, noun: 'damage', of: { tried: [1, 'guardian'] } },
        'tried-monk': { value: 1, noun: 'damage', of: { tried: [1, 'monk'] } },
      },
    },
  ],
} as const satisfies Example;
