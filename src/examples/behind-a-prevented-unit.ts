import type { Example } from './types.ts';

const attacker = { units: [{ id: 'torrent', might: 4 }] } as const;
const dam = { id: 'dam', might: 3, replacements: [{ kind: 'prevent', amount: 'all' }] } as const;

export const behindAPreventedUnit = {
  id: 'behind-a-prevented-unit',
  variants: [
    {
      id: 'backline-behind',
      combat: {
        v: 1,
        attacker,
        defender: { units: [dam, { id: 'miller', might: 2, backline: true }] },
      },
      plays: { attacker: { amounts: { dam: 4 } }, defender: { amounts: { torrent: 5 } } },
      tries: [
        { side: 'attacker', amounts: { dam: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { miller: 2, dam: 2 }, verdict: ['backline-last'] },
        { side: 'attacker', amounts: { miller: 4 }, verdict: ['no-excess', 'backline-last'] },
      ],
      killed: ['torrent'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        'miller-need': { value: 2, noun: 'damage', of: { need: 'miller' } },
        'dam-takes': { value: 4, noun: 'damage', of: { raw: 'dam' } },
        'dam-dealt': { value: 0, noun: 'damage', of: { dealt: 'dam' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'two-prevented',
      combat: {
        v: 1,
        attacker,
        defender: {
          units: [dam, { id: 'sluice', might: 2, replacements: [{ kind: 'prevent', amount: 'all' }] }],
        },
      },
      plays: { attacker: { amounts: { dam: 4 } }, defender: { amounts: { torrent: 5 } } },
      tries: [
        { side: 'attacker', amounts: { dam: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { sluice: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { dam: 2, sluice: 2 }, verdict: ['lethal-in-full'] },
      ],
      killed: ['torrent'],
      result: 'defender',
      facts: {
        'dam-takes': { value: 4, noun: 'damage', of: { raw: 'dam' } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'only-immune',
      combat: { v: 1, attacker, defender: { units: [{ id: 'fog', might: 3, immune: true }] } },
      plays: { attacker: { amounts: { fog: 4 } }, defender: { amounts: { torrent: 3 } } },
      tries: [
        { side: 'attacker', amounts: { fog: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: {}, verdict: ['assign-whole-total'] },
      ],
      killed: [],
      result: 'no-result',
      facts: {
        'fog-takes': { value: 4, noun: 'damage', of: { raw: 'fog' } },
        'fog-dealt': { value: 0, noun: 'damage', of: { dealt: 'fog' } },
      },
    },
  ],
} as const satisfies Example;
