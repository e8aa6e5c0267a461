import type { Example } from './types.ts';

const defender = {
  units: [
    { id: 'boulder', might: 4, tank: true },
    { id: 'digger', might: 3 },
  ],
} as const;

export const tankIgnored = {
  id: 'tank-ignored',
  variants: [
    {
      id: 'obeyed',
      combat: { v: 1, attacker: { units: [{ id: 'nomad', might: 3 }] }, defender },
      plays: { attacker: { amounts: { boulder: 3 } }, defender: { amounts: { nomad: 7 } } },
      tries: [
        { side: 'attacker', amounts: { boulder: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { digger: 3 }, verdict: ['tank-first'] },
      ],
      killed: ['nomad'],
      result: 'defender',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'attacker' } },
        'boulder-need': { value: 4, noun: 'damage', of: { need: 'boulder' } },
        'boulder-takes': { value: 3, noun: 'damage', of: { raw: 'boulder' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'ignored',
      combat: {
        v: 1,
        attacker: { ignores: ['tank'], units: [{ id: 'surfer', card: 'dune-surfer', might: 3 }] },
        defender,
      },
      plays: { attacker: { amounts: { digger: 3 } }, defender: { amounts: { surfer: 7 } } },
      tries: [
        { side: 'attacker', amounts: { digger: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { boulder: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { boulder: 2, digger: 1 }, verdict: ['lethal-in-full'] },
      ],
      killed: ['digger', 'surfer'],
      result: 'defender',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'attacker' } },
        'digger-need': { value: 3, noun: 'damage', of: { need: 'digger' } },
        'digger-takes': { value: 3, noun: 'damage', of: { raw: 'digger' } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
