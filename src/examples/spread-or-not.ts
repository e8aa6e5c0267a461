import type { Example } from './types.ts';

const attacker = {
  units: [
    { id: 'boar', might: 3 },
    { id: 'magpie', might: 1 },
  ],
} as const;

const counterBlow = { amounts: { boar: 5, magpie: 1 } } as const;

export const spreadOrNot = {
  id: 'spread-or-not',
  variants: [
    {
      id: 'undamaged',
      combat: {
        v: 1,
        attacker,
        defender: {
          units: [
            { id: 'gardener', might: 3 },
            { id: 'beehive', might: 3 },
          ],
        },
      },
      plays: { attacker: { amounts: { gardener: 3, beehive: 1 } }, defender: counterBlow },
      tries: [
        { side: 'attacker', amounts: { gardener: 2, beehive: 2 }, verdict: ['lethal-in-full'] },
        { side: 'attacker', amounts: { gardener: 3, beehive: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { gardener: 1, beehive: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { gardener: 4 }, verdict: ['no-excess'] },
      ],
      killed: ['boar', 'gardener', 'magpie'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        need: { value: 3, noun: 'damage', of: { need: 'gardener' } },
        'first-takes': { value: 3, noun: 'damage', of: { raw: 'gardener' } },
        'second-takes': { value: 1, noun: 'damage', of: { raw: 'beehive' } },
        'spread-gardener': { value: 2, noun: 'damage', of: { tried: [0, 'gardener'] } },
        'heaped-gardener': { value: 4, noun: 'damage', of: { tried: [3, 'gardener'] } },
        moved: { value: 1, noun: 'point', of: { moved: 0 } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'one-marked',
      combat: {
        v: 1,
        attacker,
        defender: {
          units: [
            { id: 'gardener', might: 3, marked: 1 },
            { id: 'beehive', might: 3, marked: 1 },
          ],
        },
      },
      plays: { attacker: { amounts: { gardener: 2, beehive: 2 } }, defender: counterBlow },
      tries: [
        { side: 'attacker', amounts: { gardener: 2, beehive: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { gardener: 3, beehive: 1 }, verdict: ['no-excess'] },
      ],
      killed: ['beehive', 'boar', 'gardener', 'magpie'],
      result: 'no-result',
      facts: {
        marked: { value: 1, noun: 'damage', of: { marked: 'gardener' } },
        need: { value: 2, noun: 'damage', of: { need: 'gardener' } },
        'gardener-takes': { value: 2, noun: 'damage', of: { raw: 'gardener' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
