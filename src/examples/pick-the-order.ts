import type { Example } from './types.ts';

const woodcutter = { id: 'woodcutter', might: 3 } as const;
const apprentice = { id: 'apprentice', might: 1 } as const;

const defender = {
  units: [
    { id: 'oak', might: 5 },
    { id: 'birch', might: 3 },
  ],
} as const;

export const pickTheOrder = {
  id: 'pick-the-order',
  variants: [
    {
      id: 'too-little',
      combat: { v: 1, attacker: { units: [woodcutter, apprentice] }, defender },
      plays: {
        attacker: { amounts: { birch: 3, oak: 1 } },
        defender: { amounts: { woodcutter: 7, apprentice: 1 } },
      },
      tries: [
        { side: 'attacker', amounts: { birch: 3, oak: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { oak: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { oak: 2, birch: 2 }, verdict: ['lethal-in-full'] },
        { side: 'attacker', amounts: { birch: 4 }, verdict: ['no-excess'] },
      ],
      killed: ['apprentice', 'birch', 'woodcutter'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        'oak-need': { value: 5, noun: 'damage', of: { need: 'oak' } },
        'birch-need': { value: 3, noun: 'damage', of: { need: 'birch' } },
        'birch-first-birch': { value: 3, noun: 'damage', of: { raw: 'birch' } },
        'birch-first-oak': { value: 1, noun: 'damage', of: { raw: 'oak' } },
        'oak-first-oak': { value: 4, noun: 'damage', of: { tried: [1, 'oak'] } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'more-than-enough',
      combat: { v: 1, attacker: { units: [woodcutter, apprentice, { id: 'storm', might: 6 }] }, defender },
      plays: {
        attacker: { amounts: { oak: 6, birch: 4 } },
        defender: { amounts: { storm: 6, apprentice: 1, woodcutter: 1 } },
      },
      tries: [
        { side: 'attacker', amounts: { oak: 5, birch: 3 }, verdict: ['assign-whole-total'] },
        { side: 'attacker', amounts: { oak: 7, birch: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { oak: 5, birch: 5 }, verdict: 'legal' },
        { side: 'attacker', amounts: { oak: 6, birch: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { oak: 10 }, verdict: ['no-excess'] },
      ],
      killed: ['apprentice', 'birch', 'oak', 'storm'],
      result: 'attacker',
      facts: {
        total: { value: 10, noun: 'damage', of: { total: 'attacker' } },
        'oak-need': { value: 5, noun: 'damage', of: { need: 'oak' } },
        'birch-need': { value: 3, noun: 'damage', of: { need: 'birch' } },
        // What is missing from a split that gives each unit its need and no more.
        leftover: { value: 2, noun: 'damage', of: { moved: 0 } },
        splits: { value: 3, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
