import type { Example } from './types.ts';

export const tankOrdinaryBackline = {
  id: 'tank-ordinary-backline',
  variants: [
    {
      id: 'tank-ordinary-backline',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'ram', might: 4 },
            { id: 'axe', might: 2 },
          ],
        },
        defender: {
          units: [
            { id: 'bowman', might: 2, backline: true },
            { id: 'spearman', might: 2 },
            { id: 'low-wall', might: 3, tank: true },
          ],
        },
      },
      plays: {
        attacker: { amounts: { 'low-wall': 3, spearman: 2, bowman: 1 } },
        defender: { amounts: { ram: 5, axe: 2 } },
      },
      tries: [
        { side: 'attacker', amounts: { 'low-wall': 3, spearman: 2, bowman: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { 'low-wall': 3, spearman: 1, bowman: 2 }, verdict: ['backline-last'] },
        {
          side: 'attacker',
          amounts: { 'low-wall': 2, spearman: 2, bowman: 2 },
          verdict: ['tank-first', 'backline-last'],
        },
      ],
      killed: ['axe', 'low-wall', 'ram', 'spearman'],
      result: 'defender',
      facts: {
        total: { value: 6, noun: 'damage', of: { total: 'attacker' } },
        'wall-need': { value: 3, noun: 'damage', of: { need: 'low-wall' } },
        'spearman-need': { value: 2, noun: 'damage', of: { need: 'spearman' } },
        'bowman-takes': { value: 1, noun: 'damage', of: { raw: 'bowman' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
