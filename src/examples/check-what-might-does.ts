import type { Example } from './types.ts';

export const checkWhatMightDoes = {
  id: 'check-what-might-does',
  opens: 'try',
  task: { side: 'attacker', kills: ['frog', 'tadpole'] },
  variants: [
    {
      id: 'pond',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'heron', might: 4, mightChange: -1 },
            { id: 'duckling', might: 1 },
          ],
        },
        defender: {
          units: [
            { id: 'frog', might: 1, mightChange: 2 },
            { id: 'tadpole', might: 0 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { frog: 3, tadpole: 1 } },
        defender: { amounts: { heron: 3 } },
      },
      tries: [
        { side: 'attacker', amounts: { frog: 3, tadpole: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { frog: 3 }, verdict: ['assign-whole-total'] },
        { side: 'attacker', amounts: { frog: 4 }, verdict: ['no-excess'] },
        { side: 'attacker', amounts: { frog: 1, tadpole: 3 }, verdict: ['no-excess'] },
        { side: 'attacker', amounts: { frog: 4, tadpole: 1 }, verdict: ['assign-whole-total'] },
      ],
      killed: ['frog', 'heron', 'tadpole'],
      result: 'attacker',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        attackers: { value: 2, noun: 'unit', of: { units: 'attacker' } },
        defenders: { value: 2, noun: 'unit', of: { units: 'defender' } },
      },
    },
  ],
} as const satisfies Example;
