import type { Example } from './types.ts';

export const checkWhereDamageMayGo = {
  id: 'check-where-damage-may-go',
  opens: 'try',
  task: { side: 'attacker', kills: ['cook'] },
  variants: [
    {
      id: 'castle',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'catapult', might: 4 },
            { id: 'sapper', might: 2 },
          ],
        },
        defender: {
          units: [
            { id: 'cook', might: 4 },
            { id: 'baker', might: 3 },
            { id: 'portcullis', might: 3, tank: true, marked: 1 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { portcullis: 2, cook: 4 } },
        defender: { amounts: { catapult: 8, sapper: 2 } },
      },
      tries: [
        { side: 'attacker', amounts: { portcullis: 2, cook: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { portcullis: 2, baker: 3, cook: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { portcullis: 3, cook: 3 }, verdict: ['no-excess'] },
        { side: 'attacker', amounts: { portcullis: 2, cook: 2, baker: 2 }, verdict: ['lethal-in-full'] },
        { side: 'attacker', amounts: { cook: 6 }, verdict: ['no-excess', 'tank-first'] },
      ],
      killed: ['catapult', 'cook', 'portcullis', 'sapper'],
      result: 'defender',
      facts: {
        total: { value: 6, noun: 'damage', of: { total: 'attacker' } },
        marked: { value: 1, noun: 'damage', of: { marked: 'portcullis' } },
        defenders: { value: 3, noun: 'unit', of: { units: 'defender' } },
      },
    },
  ],
} as const satisfies Example;
