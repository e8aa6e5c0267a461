import type { Example } from './types.ts';

const attacker = { units: [{ id: 'mammoth', might: 5 }] } as const;
const hedgehog = { id: 'hedgehog', might: 5, shield: 2 } as const;

export const stunnedShield = {
  id: 'stunned-shield',
  variants: [
    {
      id: 'awake',
      combat: { v: 1, attacker, defender: { units: [hedgehog] } },
      plays: { attacker: { amounts: { hedgehog: 5 } }, defender: { amounts: { mammoth: 7 } } },
      tries: [{ side: 'attacker', amounts: { hedgehog: 5 }, verdict: 'legal' }],
      killed: ['mammoth'],
      result: 'defender',
      facts: {
        adds: { value: 7, noun: 'damage', of: { adds: 'hedgehog' } },
        need: { value: 7, noun: 'damage', of: { need: 'hedgehog' } },
        'mammoth-need': { value: 5, noun: 'damage', of: { need: 'mammoth' } },
      },
    },
    {
      id: 'stunned-defender',
      combat: { v: 1, attacker, defender: { units: [{ ...hedgehog, stunned: true }] } },
      plays: { attacker: { amounts: { hedgehog: 5 } }, defender: { amounts: {} } },
      tries: [
        { side: 'attacker', amounts: { hedgehog: 5 }, verdict: 'legal' },
        { side: 'defender', amounts: {}, verdict: 'legal' },
        { side: 'defender', amounts: { mammoth: 5 }, verdict: ['assign-whole-total'] },
      ],
      killed: [],
      result: 'no-result',
      facts: {
        total: { value: 5, noun: 'damage', of: { total: 'attacker' } },
        might: { value: 5, noun: 'might', of: { might: 'hedgehog' } },
        shield: { value: 2, noun: 'might', of: { shield: 'hedgehog' } },
        adds: { value: 0, noun: 'damage', of: { adds: 'hedgehog' } },
        need: { value: 7, noun: 'damage', of: { need: 'hedgehog' } },
        takes: { value: 5, noun: 'damage', of: { raw: 'hedgehog' } },
      },
    },
    {
      id: 'stunned-attacker',
      combat: {
        v: 1,
        attacker: { units: [{ id: 'walrus', might: 10, stunned: true }] },
        defender: { units: [{ id: 'seal', might: 6 }] },
      },
      plays: { attacker: { amounts: {} }, defender: { amounts: { walrus: 6 } } },
      tries: [
        { side: 'attacker', amounts: {}, verdict: 'legal' },
        { side: 'defender', amounts: { walrus: 6 }, verdict: 'legal' },
      ],
      killed: [],
      result: 'no-result',
      facts: {
        adds: { value: 0, noun: 'damage', of: { adds: 'walrus' } },
        need: { value: 10, noun: 'damage', of: { need: 'walrus' } },
        takes: { value: 6, noun: 'damage', of: { raw: 'walrus' } },
      },
    },
  ],
} as const satisfies Example;
