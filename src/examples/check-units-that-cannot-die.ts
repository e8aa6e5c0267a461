import type { Example } from './types.ts';

export const checkUnitsThatCannotDie = {
  id: 'check-units-that-cannot-die',
  opens: 'try',
  task: { side: 'attacker', kills: ['sleeper', 'straw-doll'] },
  variants: [
    {
      id: 'barn',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'wind', might: 3 },
            { id: 'spark', might: 1 },
          ],
        },
        defender: {
          units: [
            { id: 'echo', might: 4, tank: true, immune: true },
            { id: 'straw-doll', might: 0, tank: true },
            { id: 'sleeper', might: 3, stunned: true },
          ],
        },
      },
      plays: {
        attacker: { amounts: { 'straw-doll': 1, sleeper: 3 } },
        defender: { amounts: { wind: 3, spark: 1 } },
      },
      tries: [
        { side: 'attacker', amounts: { 'straw-doll': 1, sleeper: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { echo: 4 }, verdict: ['exempt-immune'] },
        { side: 'attacker', amounts: { sleeper: 4 }, verdict: ['no-excess', 'tank-first'] },
        { side: 'attacker', amounts: { sleeper: 3, echo: 1 }, verdict: ['exempt-immune', 'tank-first'] },
        { side: 'attacker', amounts: { 'straw-doll': 4 }, verdict: ['no-excess'] },
      ],
      killed: ['sleeper', 'spark', 'straw-doll', 'wind'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        defenders: { value: 3, noun: 'unit', of: { units: 'defender' } },
      },
    },
  ],
} as const satisfies Example;
