import type { Example } from './types.ts';

const attacker = {
  units: [
    { id: 'hammer', might: 3 },
    { id: 'chisel', might: 2 },
  ],
} as const;

const mirror = { id: 'mirror', might: 3 } as const;
const statue = { id: 'statue', might: 3 } as const;
const counterBlow = { amounts: { hammer: 4, chisel: 2 } } as const;

export const doublingCounts = {
  id: 'doubling-counts',
  variants: [
    {
      id: 'doubled',
      combat: {
        v: 1,
        attacker,
        defender: { units: [{ ...mirror, replacements: [{ kind: 'double' }] }, statue] },
      },
      plays: { attacker: { amounts: { mirror: 2, statue: 3 } }, defender: counterBlow },
      orders: [
        ['mirror', 'statue'],
        ['statue', 'mirror'],
      ],
      tries: [
        { side: 'attacker', amounts: { mirror: 2, statue: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { mirror: 3, statue: 2 }, verdict: ['no-excess'] },
        { side: 'attacker', amounts: { mirror: 1, statue: 4 }, verdict: ['no-excess'] },
      ],
      killed: ['chisel', 'hammer', 'mirror', 'statue'],
      result: 'no-result',
      facts: {
        total: { value: 5, noun: 'damage', of: { total: 'attacker' } },
        might: { value: 3, noun: 'might', of: { might: 'mirror' } },
        need: { value: 2, noun: 'damage', of: { need: 'mirror' } },
        dealt: { value: 4, noun: 'damage', of: { dealt: 'mirror' } },
        'statue-need': { value: 3, noun: 'damage', of: { need: 'statue' } },
        'old-mirror': { value: 3, noun: 'damage', of: { tried: [1, 'mirror'] } },
        'old-statue': { value: 2, noun: 'damage', of: { tried: [1, 'statue'] } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'not-doubled',
      combat: { v: 1, attacker, defender: { units: [mirror, statue] } },
      plays: { attacker: { amounts: { mirror: 3, statue: 2 } }, defender: counterBlow },
      tries: [
        { side: 'attacker', amounts: { mirror: 3, statue: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { mirror: 2, statue: 3 }, verdict: 'legal' },
      ],
      killed: ['chisel', 'hammer', 'mirror'],
      result: 'defender',
      facts: {
        need: { value: 3, noun: 'damage', of: { need: 'mirror' } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
