import type { Example } from './types.ts';

const defender = {
  units: [
    { id: 'rampart', might: 2, tank: true },
    { id: 'squire', might: 2 },
  ],
} as const;

export const duplicateKeywords = {
  id: 'duplicate-keywords',
  variants: [
    {
      id: 'two-sources',
      combat: { v: 1, attacker: { units: [{ id: 'charger', might: 2, assault: 3 }] }, defender },
      plays: {
        attacker: { amounts: { rampart: 3, squire: 2 } },
        defender: { amounts: { charger: 4 } },
      },
      tries: [
        { side: 'attacker', amounts: { rampart: 2, squire: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { rampart: 5 }, verdict: ['no-excess'] },
        { side: 'attacker', amounts: { rampart: 1, squire: 4 }, verdict: ['no-excess', 'tank-first'] },
      ],
      killed: ['rampart', 'squire'],
      result: 'attacker',
      facts: {
        might: { value: 2, noun: 'might', of: { might: 'charger' } },
        assault: { value: 3, noun: 'might', of: { assault: 'charger' } },
        adds: { value: 5, noun: 'damage', of: { adds: 'charger' } },
        need: { value: 5, noun: 'damage', of: { need: 'charger' } },
        'rampart-need': { value: 2, noun: 'damage', of: { need: 'rampart' } },
        'defender-total': { value: 4, noun: 'damage', of: { total: 'defender' } },
      },
    },
    {
      id: 'one-source',
      combat: { v: 1, attacker: { units: [{ id: 'charger', might: 2, assault: 2 }] }, defender },
      plays: {
        attacker: { amounts: { rampart: 2, squire: 2 } },
        defender: { amounts: { charger: 4 } },
      },
      tries: [
        { side: 'attacker', amounts: { rampart: 2, squire: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { rampart: 4 }, verdict: ['no-excess'] },
      ],
      killed: ['charger', 'rampart', 'squire'],
      result: 'no-result',
      facts: {
        assault: { value: 2, noun: 'might', of: { assault: 'charger' } },
        adds: { value: 4, noun: 'damage', of: { adds: 'charger' } },
        need: { value: 4, noun: 'damage', of: { need: 'charger' } },
        'defender-total': { value: 4, noun: 'damage', of: { total: 'defender' } },
      },
    },
  ],
} as const satisfies Example;
