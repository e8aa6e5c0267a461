import type { Example } from './types.ts';

export const checkAfterTheDamage = {
  id: 'check-after-the-damage',
  opens: 'try',
  task: { side: 'defender', kills: ['hound'] },
  variants: [
    {
      id: 'clearing',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'hunter', might: 4 },
            { id: 'hound', might: 2, tank: true },
          ],
        },
        defender: {
          units: [
            { id: 'stag', might: 7, stunned: true },
            { id: 'fawn', might: 3 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { fawn: 3, stag: 3 } },
        defender: { amounts: { hound: 2, hunter: 1 } },
      },
      tries: [
        { side: 'defender', amounts: { hound: 2, hunter: 1 }, verdict: 'legal' },
        { side: 'defender', amounts: { hunter: 3 }, verdict: ['tank-first'] },
        { side: 'defender', amounts: { hound: 3 }, verdict: ['no-excess'] },
        { side: 'defender', amounts: { hound: 1, hunter: 2 }, verdict: ['lethal-in-full', 'tank-first'] },
        { side: 'defender', amounts: { hunter: 4, hound: 2 }, verdict: ['assign-whole-total'] },
      ],
      killed: ['fawn', 'hound'],
      result: 'no-result',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'defender' } },
        'fawn-takes': { value: 3, noun: 'damage', of: { dealt: 'fawn' } },
        'stag-takes': { value: 3, noun: 'damage', of: { dealt: 'stag' } },
      },
    },
  ],
} as const satisfies Example;
