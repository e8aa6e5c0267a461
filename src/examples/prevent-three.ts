import type { Example } from './types.ts';

export const preventThree = {
  id: 'prevent-three',
  variants: [
    {
      id: 'prevent-three',
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
            { id: 'buckler', might: 2, replacements: [{ kind: 'prevent', amount: 3 }] },
            { id: 'page', might: 3 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { buckler: 5, page: 1 } },
        defender: { amounts: { ram: 4, axe: 1 } },
      },
      orders: [['buckler', 'page']],
      tries: [
        { side: 'attacker', amounts: { buckler: 5, page: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { buckler: 3, page: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { buckler: 2, page: 4 }, verdict: ['no-excess'] },
        { side: 'attacker', amounts: { buckler: 4, page: 2 }, verdict: ['lethal-in-full'] },
        { side: 'attacker', amounts: { buckler: 6 }, verdict: ['no-excess'] },
      ],
      killed: ['buckler', 'ram'],
      result: 'no-result',
      facts: {
        total: { value: 6, noun: 'damage', of: { total: 'attacker' } },
        might: { value: 2, noun: 'might', of: { might: 'buckler' } },
        prevents: { value: 3, noun: 'damage', of: { prevents: 'buckler' } },
        need: { value: 5, noun: 'damage', of: { need: 'buckler' } },
        dealt: { value: 2, noun: 'damage', of: { dealt: 'buckler' } },
        'page-need': { value: 3, noun: 'damage', of: { need: 'page' } },
        'page-takes': { value: 1, noun: 'damage', of: { raw: 'page' } },
        'axe-takes': { value: 1, noun: 'damage', of: { raw: 'axe' } },
        'tried-buckler': { value: 2, noun: 'damage', of: { tried: [2, 'buckler'] } },
        'tried-page': { value: 4, noun: 'damage', of: { tried: [2, 'page'] } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
