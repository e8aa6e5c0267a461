import type { Example } from './types.ts';

export const checkPreventAndDouble = {
  id: 'check-prevent-and-double',
  opens: 'try',
  task: { side: 'attacker', kills: ['beekeeper', 'wax-doll'] },
  variants: [
    {
      id: 'hives',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'bear', might: 5 },
            { id: 'cub', might: 2 },
          ],
        },
        defender: {
          units: [
            {
              id: 'beekeeper',
              might: 2,
              replacements: [{ kind: 'prevent', amount: 3 }, { kind: 'double' }],
            },
            { id: 'wax-doll', might: 3, replacements: [{ kind: 'double' }] },
            { id: 'grandmother', might: 3, backline: true },
          ],
        },
      },
      plays: {
        attacker: { amounts: { beekeeper: 4, 'wax-doll': 2, grandmother: 1 } },
        defender: { amounts: { bear: 6, cub: 2 } },
      },
      tries: [
        { side: 'attacker', amounts: { beekeeper: 4, 'wax-doll': 2, grandmother: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { beekeeper: 5, 'wax-doll': 2 }, verdict: ['no-excess'] },
        { side: 'attacker', amounts: { beekeeper: 4, 'wax-doll': 3 }, verdict: ['no-excess'] },
        {
          side: 'attacker',
          amounts: { beekeeper: 3, 'wax-doll': 2, grandmother: 2 },
          verdict: ['lethal-in-full', 'backline-last'],
        },
        {
          side: 'attacker',
          amounts: { beekeeper: 2, 'wax-doll': 2, grandmother: 3 },
          verdict: ['backline-last'],
        },
      ],
      killed: ['bear', 'beekeeper', 'cub', 'wax-doll'],
      result: 'defender',
      facts: {
        total: { value: 7, noun: 'damage', of: { total: 'attacker' } },
        prevents: { value: 3, noun: 'damage', of: { prevents: 'beekeeper' } },
        defenders: { value: 3, noun: 'unit', of: { units: 'defender' } },
      },
    },
  ],
} as const satisfies Example;
