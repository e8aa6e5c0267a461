import type { Example } from './types.ts';

export const doubled = {
  id: 'doubled',
  variants: [
    {
      id: 'doubled',
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
            { id: 'glass-knight', might: 3, replacements: [{ kind: 'double' }] },
            { id: 'page', might: 2 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { 'glass-knight': 2, page: 1 } },
        defender: { amounts: { axe: 3, runner: 2 } },
      },
      orders: [['glass-knight', 'page']],
      tries: [
        { side: 'attacker', amounts: { 'glass-knight': 2, page: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { 'glass-knight': 1, page: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { 'glass-knight': 3 }, verdict: ['no-excess'] },
      ],
      killed: ['axe', 'glass-knight', 'runner'],
      result: 'defender',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'attacker' } },
        might: { value: 3, noun: 'might', of: { might: 'glass-knight' } },
        need: { value: 2, noun: 'damage', of: { need: 'glass-knight' } },
        dealt: { value: 4, noun: 'damage', of: { dealt: 'glass-knight' } },
        refused: { value: 3, noun: 'damage', of: { tried: [2, 'glass-knight'] } },
        'page-takes': { value: 1, noun: 'damage', of: { raw: 'page' } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
