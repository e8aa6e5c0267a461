import type { Example } from './types.ts';

export const checkTankAndBackline = {
  id: 'check-tank-and-backline',
  opens: 'try',
  task: { side: 'attacker', kills: ['abbot'] },
  variants: [
    {
      id: 'convoy',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'brigand', might: 3, assault: 2 },
            { id: 'poacher', might: 3 },
          ],
        },
        defender: {
          units: [
            { id: 'abbot', might: 3, backline: true },
            { id: 'fiddler', might: 2, backline: true },
            { id: 'carter', might: 2 },
            { id: 'ox', might: 1, shield: 2, tank: true },
          ],
        },
      },
      plays: {
        attacker: { amounts: { ox: 3, carter: 2, abbot: 3 } },
        defender: { amounts: { brigand: 7, poacher: 3 } },
      },
      tries: [
        { side: 'attacker', amounts: { ox: 3, carter: 2, abbot: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { ox: 3, carter: 2, fiddler: 2, abbot: 1 }, verdict: 'legal' },
        {
          side: 'attacker',
          amounts: { ox: 1, carter: 2, fiddler: 2, abbot: 3 },
          verdict: ['tank-first', 'backline-last'],
        },
        {
          side: 'attacker',
          amounts: { ox: 3, carter: 2, fiddler: 1, abbot: 2 },
          verdict: ['lethal-in-full'],
        },
        { side: 'attacker', amounts: { ox: 3, fiddler: 2, abbot: 3 }, verdict: ['backline-last'] },
      ],
      killed: ['abbot', 'brigand', 'carter', 'ox', 'poacher'],
      result: 'defender',
      facts: {
        total: { value: 8, noun: 'damage', of: { total: 'attacker' } },
        defenders: { value: 4, noun: 'unit', of: { units: 'defender' } },
      },
    },
  ],
} as const satisfies Example;
