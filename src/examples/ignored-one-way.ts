import type { Example } from './types.ts';

const surfer = { id: 'surfer', card: 'dune-surfer', might: 3 } as const;
const potter = { id: 'potter', might: 2 } as const;

export const ignoredOneWay = {
  id: 'ignored-one-way',
  variants: [
    {
      id: 'other-side-obeys',
      combat: {
        v: 1,
        attacker: {
          ignores: ['tank'],
          units: [surfer, { id: 'camel', might: 2, tank: true, stunned: true }],
        },
        defender: { units: [{ id: 'cistern', might: 2, tank: true }, potter] },
      },
      plays: {
        attacker: { amounts: { potter: 2, cistern: 1 } },
        defender: { amounts: { camel: 2, surfer: 2 } },
      },
      tries: [
        { side: 'attacker', amounts: { potter: 2, cistern: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { cistern: 2, potter: 1 }, verdict: 'legal' },
        { side: 'defender', amounts: { surfer: 3, camel: 1 }, verdict: ['tank-first'] },
        { side: 'defender', amounts: { camel: 2, surfer: 2 }, verdict: 'legal' },
      ],
      killed: ['camel', 'potter'],
      result: 'no-result',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'attacker' } },
        'potter-takes': { value: 2, noun: 'damage', of: { raw: 'potter' } },
        'cistern-takes': { value: 1, noun: 'damage', of: { raw: 'cistern' } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
        'defender-total': { value: 4, noun: 'damage', of: { total: 'defender' } },
        'surfer-need': { value: 3, noun: 'damage', of: { need: 'surfer' } },
        'camel-adds': { value: 0, noun: 'damage', of: { adds: 'camel' } },
        'camel-takes': { value: 2, noun: 'damage', of: { raw: 'camel' } },
        'surfer-takes': { value: 2, noun: 'damage', of: { raw: 'surfer' } },
        'tried-surfer': { value: 3, noun: 'damage', of: { tried: [2, 'surfer'] } },
        'defender-splits': { value: 1, noun: 'split', of: { splits: 'defender' } },
      },
    },
    {
      id: 'both-keywords',
      combat: {
        v: 1,
        attacker: { ignores: ['tank'], units: [surfer] },
        defender: { units: [{ id: 'guide', might: 2, tank: true, backline: true }, potter] },
      },
      plays: {
        attacker: { amounts: { potter: 2, guide: 1 } },
        defender: { amounts: { surfer: 4 } },
      },
      tries: [
        { side: 'attacker', amounts: { potter: 2, guide: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { guide: 2, potter: 1 }, verdict: ['backline-last'] },
      ],
      killed: ['potter', 'surfer'],
      result: 'defender',
      facts: {
        'potter-takes': { value: 2, noun: 'damage', of: { raw: 'potter' } },
        'guide-takes': { value: 1, noun: 'damage', of: { raw: 'guide' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
