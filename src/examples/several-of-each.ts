import type { Example } from './types.ts';

export const severalOfEach = {
  id: 'several-of-each',
  variants: [
    {
      id: 'forest',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'troll', might: 5 },
            { id: 'goblin', might: 2 },
          ],
        },
        defender: {
          units: [
            { id: 'boulder', might: 2, tank: true },
            { id: 'thicket', might: 1, tank: true },
            { id: 'forester', might: 2 },
            { id: 'piper', might: 2, backline: true },
            { id: 'healer', might: 3, backline: true },
          ],
        },
      },
      plays: {
        attacker: { amounts: { boulder: 2, thicket: 1, forester: 2, piper: 2 } },
        defender: { amounts: { troll: 8, goblin: 2 } },
      },
      orders: [
        ['boulder', 'thicket', 'forester', 'piper'],
        ['thicket', 'boulder', 'forester', 'piper'],
      ],
      tries: [
        { side: 'attacker', amounts: { boulder: 2, thicket: 1, forester: 2, piper: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { boulder: 2, thicket: 1, forester: 2, healer: 2 }, verdict: 'legal' },
        {
          side: 'attacker',
          amounts: { boulder: 2, thicket: 1, forester: 2, piper: 1, healer: 1 },
          verdict: ['lethal-in-full'],
        },
        {
          side: 'attacker',
          amounts: { boulder: 2, thicket: 1, forester: 1, healer: 3 },
          verdict: ['backline-last'],
        },
        {
          side: 'attacker',
          amounts: { boulder: 2, forester: 2, healer: 3 },
          verdict: ['tank-first', 'backline-last'],
        },
      ],
      killed: ['boulder', 'forester', 'goblin', 'piper', 'thicket', 'troll'],
      result: 'defender',
      facts: {
        total: { value: 7, noun: 'damage', of: { total: 'attacker' } },
        'boulder-need': { value: 2, noun: 'damage', of: { need: 'boulder' } },
        'thicket-need': { value: 1, noun: 'damage', of: { need: 'thicket' } },
        'forester-need': { value: 2, noun: 'damage', of: { need: 'forester' } },
        'piper-need': { value: 2, noun: 'damage', of: { need: 'piper' } },
        'healer-need': { value: 3, noun: 'damage', of: { need: 'healer' } },
        'last-takes': { value: 2, noun: 'damage', of: { raw: 'piper' } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
