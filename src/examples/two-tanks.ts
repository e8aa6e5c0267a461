import type { Example } from './types.ts';

export const twoTanks = {
  id: 'two-tanks',
  variants: [
    {
      id: 'two-tanks',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'ram', might: 4 },
            { id: 'runner', might: 1, assault: 1 },
          ],
        },
        defender: {
          units: [
            { id: 'low-wall', might: 2, tank: true },
            { id: 'high-wall', might: 3, tank: true },
            { id: 'lookout', might: 4 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { 'low-wall': 2, 'high-wall': 3, lookout: 1 } },
        defender: { amounts: { ram: 6, runner: 3 } },
      },
      orders: [
        ['low-wall', 'high-wall', 'lookout'],
        ['high-wall', 'low-wall', 'lookout'],
      ],
      tries: [
        {
          side: 'attacker',
          amounts: { 'low-wall': 1, 'high-wall': 1, lookout: 4 },
          verdict: ['lethal-in-full', 'tank-first'],
        },
        { side: 'attacker', amounts: { 'low-wall': 2, lookout: 4 }, verdict: ['tank-first'] },
        { side: 'attacker', amounts: { 'low-wall': 3, 'high-wall': 3 }, verdict: ['no-excess'] },
        {
          side: 'attacker',
          amounts: { 'low-wall': 2, 'high-wall': 3, lookout: 1 },
          verdict: 'legal',
        },
      ],
      killed: ['high-wall', 'low-wall', 'ram', 'runner'],
      result: 'defender',
      facts: {
        total: { value: 6, noun: 'damage', of: { total: 'attacker' } },
        'low-need': { value: 2, noun: 'damage', of: { need: 'low-wall' } },
        'high-need': { value: 3, noun: 'damage', of: { need: 'high-wall' } },
        'lookout-need': { value: 4, noun: 'damage', of: { need: 'lookout' } },
        'lookout-takes': { value: 1, noun: 'damage', of: { raw: 'lookout' } },
        'tried-low': { value: 1, noun: 'damage', of: { tried: [0, 'low-wall'] } },
        'tried-high': { value: 1, noun: 'damage', of: { tried: [0, 'high-wall'] } },
        'tried-lookout': { value: 4, noun: 'damage', of: { tried: [0, 'lookout'] } },
        moved: { value: 3, noun: 'point', of: { moved: 0 } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
