import type { Example } from './types.ts';

const attacker = { units: [{ id: 'scorpion', might: 3 }] } as const;
const mirage = { id: 'mirage', might: 4, immune: true } as const;
const tortoise = { id: 'tortoise', might: 4, replacements: [{ kind: 'prevent', amount: 'all' }] } as const;
const driver = { id: 'driver', might: 3 } as const;

const counterBlow = { amounts: { scorpion: 7 } } as const;

export const skippedOrNot = {
  id: 'skipped-or-not',
  variants: [
    {
      id: 'immune',
      combat: { v: 1, attacker, defender: { units: [mirage, driver] } },
      plays: { attacker: { amounts: { driver: 3 } }, defender: counterBlow },
      tries: [
        { side: 'attacker', amounts: { driver: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { mirage: 3 }, verdict: ['exempt-immune'] },
        { side: 'attacker', amounts: { mirage: 1, driver: 2 }, verdict: ['exempt-immune'] },
      ],
      killed: ['driver', 'scorpion'],
      result: 'defender',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'attacker' } },
        'driver-need': { value: 3, noun: 'damage', of: { need: 'driver' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'prevented',
      combat: { v: 1, attacker, defender: { units: [tortoise, driver] } },
      plays: { attacker: { amounts: { tortoise: 3 } }, defender: counterBlow },
      tries: [
        { side: 'attacker', amounts: { tortoise: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { driver: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { tortoise: 1, driver: 2 }, verdict: ['lethal-in-full'] },
      ],
      killed: ['scorpion'],
      result: 'defender',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'attacker' } },
        'tortoise-takes': { value: 3, noun: 'damage', of: { raw: 'tortoise' } },
        'tortoise-dealt': { value: 0, noun: 'damage', of: { dealt: 'tortoise' } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'immune-tank',
      combat: { v: 1, attacker, defender: { units: [{ ...mirage, tank: true }, driver] } },
      plays: { attacker: { amounts: { driver: 3 } }, defender: counterBlow },
      tries: [
        { side: 'attacker', amounts: { driver: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { mirage: 3 }, verdict: ['exempt-immune'] },
      ],
      killed: ['driver', 'scorpion'],
      result: 'defender',
      facts: {
        'driver-takes': { value: 3, noun: 'damage', of: { raw: 'driver' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'prevented-tank',
      combat: { v: 1, attacker, defender: { units: [{ ...tortoise, tank: true }, driver] } },
      plays: { attacker: { amounts: { tortoise: 3 } }, defender: counterBlow },
      tries: [
        { side: 'attacker', amounts: { tortoise: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { driver: 3 }, verdict: ['tank-first'] },
        {
          side: 'attacker',
          amounts: { tortoise: 1, driver: 2 },
          verdict: ['lethal-in-full', 'tank-first'],
        },
      ],
      killed: ['scorpion'],
      result: 'defender',
      facts: {
        'tortoise-takes': { value: 3, noun: 'damage', of: { raw: 'tortoise' } },
        'tortoise-dealt': { value: 0, noun: 'damage', of: { dealt: 'tortoise' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
