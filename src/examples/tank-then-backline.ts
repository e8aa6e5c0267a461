import type { Example } from './types.ts';

export const tankThenBackline = {
  id: 'tank-then-backline',
  variants: [
    {
      id: 'tank-then-backline',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'ram', might: 5 },
            { id: 'runner', might: 2 },
          ],
        },
        defender: {
          units: [
            { id: 'marauder', card: 'maddened-marauder', might: 4, tank: true },
            { id: 'pyke', card: 'pyke-returned', might: 3, backline: true },
          ],
        },
      },
      plays: {
        attacker: { amounts: { marauder: 4, pyke: 3 } },
        defender: { amounts: { ram: 5, runner: 2 } },
      },
      tries: [
        { side: 'attacker', amounts: { marauder: 4, pyke: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { marauder: 7 }, verdict: ['no-excess'] },
        {
          side: 'attacker',
          amounts: { marauder: 3, pyke: 4 },
          verdict: ['no-excess', 'tank-first', 'backline-last'],
        },
      ],
      killed: ['marauder', 'pyke', 'ram', 'runner'],
      result: 'no-result',
      facts: {
        total: { value: 7, noun: 'damage', of: { total: 'attacker' } },
        'defender-total': { value: 7, noun: 'damage', of: { total: 'defender' } },
        'marauder-need': { value: 4, noun: 'damage', of: { need: 'marauder' } },
        'pyke-need': { value: 3, noun: 'damage', of: { need: 'pyke' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
