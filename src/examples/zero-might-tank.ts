import type { Example } from './types.ts';

export const zeroMightTank = {
  id: 'zero-might-tank',
  variants: [
    {
      id: 'zero-might-tank',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'axe', might: 2 },
            { id: 'runner', might: 1 },
          ],
        },
        defender: {
          units: [
            { id: 'scarecrow', might: 0, tank: true },
            { id: 'spearman', might: 3 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { scarecrow: 1, spearman: 2 } },
        defender: { amounts: { axe: 2, runner: 1 } },
      },
      tries: [
        { side: 'attacker', amounts: { scarecrow: 1, spearman: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { spearman: 3 }, verdict: ['tank-first'] },
        { side: 'attacker', amounts: { scarecrow: 2, spearman: 1 }, verdict: ['no-excess'] },
      ],
      killed: ['axe', 'runner', 'scarecrow'],
      result: 'defender',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'attacker' } },
        adds: { value: 0, noun: 'damage', of: { adds: 'scarecrow' } },
        need: { value: 1, noun: 'damage', of: { need: 'scarecrow' } },
        'spearman-need': { value: 3, noun: 'damage', of: { need: 'spearman' } },
        'spearman-takes': { value: 2, noun: 'damage', of: { raw: 'spearman' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
