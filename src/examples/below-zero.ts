import type { Example } from './types.ts';

export const belowZero = {
  id: 'below-zero',
  variants: [
    {
      id: 'winter-inn',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'fox', might: 2 },
            { id: 'raven', might: 1 },
          ],
        },
        defender: {
          units: [
            { id: 'candle', might: 0 },
            { id: 'snowman', might: 2, mightChange: -5 },
            { id: 'innkeeper', might: 4 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { candle: 1, snowman: 1, innkeeper: 1 } },
        defender: { amounts: { fox: 3, raven: 1 } },
      },
      tries: [
        { side: 'attacker', amounts: { candle: 1, snowman: 1, innkeeper: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { innkeeper: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { candle: 2, snowman: 1 }, verdict: ['no-excess'] },
        { side: 'attacker', amounts: { snowman: 3 }, verdict: ['no-excess'] },
      ],
      killed: ['candle', 'fox', 'raven', 'snowman'],
      result: 'defender',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'attacker' } },
        'candle-might': { value: 0, noun: 'might', of: { might: 'candle' } },
        'candle-adds': { value: 0, noun: 'damage', of: { adds: 'candle' } },
        'candle-need': { value: 1, noun: 'damage', of: { need: 'candle' } },
        'snowman-might': { value: -3, noun: 'might', of: { might: 'snowman' } },
        'snowman-adds': { value: 0, noun: 'damage', of: { adds: 'snowman' } },
        'snowman-need': { value: 1, noun: 'damage', of: { need: 'snowman' } },
        'innkeeper-adds': { value: 4, noun: 'damage', of: { adds: 'innkeeper' } },
        'innkeeper-takes': { value: 1, noun: 'damage', of: { raw: 'innkeeper' } },
        'defender-total': { value: 4, noun: 'damage', of: { total: 'defender' } },
        splits: { value: 4, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
