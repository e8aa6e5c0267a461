import type { Example } from './types.ts';

const attacker = {
  units: [
    { id: 'axe', might: 2 },
    { id: 'runner', might: 1 },
  ],
} as const;

const volunteer = { id: 'volunteer', might: 2 } as const;

export const withoutAndWithTank = {
  id: 'without-and-with-tank',
  englishNames: ['sentinel', 'volunteer'],
  variants: [
    {
      id: 'without-tank',
      combat: { v: 1, attacker, defender: { units: [{ id: 'sentinel', might: 3 }, volunteer] } },
      plays: {
        attacker: { amounts: { volunteer: 2, sentinel: 1 } },
        defender: { amounts: { axe: 3, runner: 2 } },
      },
      orders: [['volunteer', 'sentinel']],
      tries: [
        { side: 'attacker', amounts: { volunteer: 2, sentinel: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { sentinel: 3 }, verdict: 'legal' },
      ],
      killed: ['axe', 'runner', 'volunteer'],
      result: 'defender',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'attacker' } },
        'volunteer-need': { value: 2, noun: 'damage', of: { need: 'volunteer' } },
        'sentinel-takes': { value: 1, noun: 'damage', of: { raw: 'sentinel' } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'with-tank',
      combat: {
        v: 1,
        attacker,
        defender: { units: [{ id: 'sentinel', might: 3, tank: true }, volunteer] },
      },
      plays: {
        attacker: { amounts: { sentinel: 3 } },
        defender: { amounts: { axe: 3, runner: 2 } },
      },
      tries: [
        { side: 'attacker', amounts: { sentinel: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { volunteer: 2, sentinel: 1 }, verdict: ['tank-first'] },
      ],
      killed: ['axe', 'runner', 'sentinel'],
      result: 'defender',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'attacker' } },
        'sentinel-need': { value: 3, noun: 'damage', of: { need: 'sentinel' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
