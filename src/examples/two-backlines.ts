import type { Example } from './types.ts';

export const twoBacklines = {
  id: 'two-backlines',
  variants: [
    {
      id: 'two-backlines',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'ram', might: 4 },
            { id: 'runner', might: 2 },
          ],
        },
        defender: {
          units: [
            { id: 'bowman', might: 2, backline: true },
            { id: 'slinger', might: 2, backline: true },
            { id: 'spearman', might: 3 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { spearman: 3, bowman: 2, slinger: 1 } },
        defender: { amounts: { ram: 5, runner: 2 } },
      },
      orders: [['spearman', 'bowman', 'slinger']],
      tries: [
        { side: 'attacker', amounts: { spearman: 3, bowman: 2, slinger: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { spearman: 3, bowman: 1, slinger: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { spearman: 2, bowman: 2, slinger: 2 }, verdict: ['backline-last'] },
        { side: 'attacker', amounts: { spearman: 6 }, verdict: ['no-excess'] },
      ],
      killed: ['bowman', 'ram', 'runner', 'spearman'],
      result: 'defender',
      facts: {
        total: { value: 6, noun: 'damage', of: { total: 'attacker' } },
        'spearman-need': { value: 3, noun: 'damage', of: { need: 'spearman' } },
        'bowman-need': { value: 2, noun: 'damage', of: { need: 'bowman' } },
        'one-takes': { value: 2, noun: 'damage', of: { raw: 'bowman' } },
        'other-takes': { value: 1, noun: 'damage', of: { raw: 'slinger' } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
