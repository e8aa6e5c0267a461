import type { Example } from './types.ts';

const attacker = {
  units: [
    { id: 'corsair', might: 3 },
    { id: 'cabin-boy', might: 1 },
  ],
} as const;

const ferryman = { id: 'ferryman', might: 2, tank: true, backline: true } as const;
const fisher = { id: 'fisher', might: 3 } as const;

export const firstOrLast = {
  id: 'first-or-last',
  variants: [
    {
      id: 'one-ordinary',
      combat: { v: 1, attacker, defender: { units: [ferryman, fisher] } },
      plays: {
        attacker: { amounts: { ferryman: 2, fisher: 2 }, choices: { ferryman: 'tank' } },
        defender: { amounts: { corsair: 4, 'cabin-boy': 1 } },
      },
      tries: [
        { side: 'attacker', amounts: { ferryman: 2, fisher: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { fisher: 3, ferryman: 1 }, verdict: 'legal' },
        {
          side: 'attacker',
          amounts: { ferryman: 2, fisher: 2 },
          choices: { ferryman: 'backline' },
          verdict: ['backline-last'],
        },
        {
          side: 'attacker',
          amounts: { fisher: 3, ferryman: 1 },
          choices: { ferryman: 'tank' },
          verdict: ['tank-first'],
        },
        { side: 'attacker', amounts: { fisher: 4 }, verdict: ['no-excess'] },
      ],
      killed: ['cabin-boy', 'corsair', 'ferryman'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        'ferryman-need': { value: 2, noun: 'damage', of: { need: 'ferryman' } },
        'fisher-need': { value: 3, noun: 'damage', of: { need: 'fisher' } },
        'first-ferryman': { value: 2, noun: 'damage', of: { tried: [0, 'ferryman'] } },
        'first-fisher': { value: 2, noun: 'damage', of: { tried: [0, 'fisher'] } },
        'last-fisher': { value: 3, noun: 'damage', of: { tried: [1, 'fisher'] } },
        'last-ferryman': { value: 1, noun: 'damage', of: { tried: [1, 'ferryman'] } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'two-ordinary',
      combat: {
        v: 1,
        attacker,
        defender: { units: [ferryman, fisher, { id: 'washerwoman', might: 2 }] },
      },
      plays: {
        attacker: { amounts: { fisher: 3, washerwoman: 1 }, choices: { ferryman: 'backline' } },
        defender: { amounts: { corsair: 6, 'cabin-boy': 1 } },
      },
      tries: [
        { side: 'attacker', amounts: { fisher: 3, ferryman: 1 }, verdict: ['pick-tank-or-backline'] },
        { side: 'attacker', amounts: { fisher: 3, washerwoman: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { washerwoman: 2, fisher: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { ferryman: 2, fisher: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { ferryman: 2, washerwoman: 2 }, verdict: 'legal' },
      ],
      killed: ['cabin-boy', 'corsair', 'fisher'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        'tried-fisher': { value: 3, noun: 'damage', of: { tried: [0, 'fisher'] } },
        'tried-ferryman': { value: 1, noun: 'damage', of: { tried: [0, 'ferryman'] } },
        splits: { value: 4, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
