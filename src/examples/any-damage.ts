import type { Example } from './types.ts';

const hornet = { id: 'hornet', might: 2 } as const;
const midge = { id: 'midge', might: 1 } as const;

const herd = {
  units: [
    { id: 'ox', might: 6 },
    { id: 'horse', might: 4, marked: 2 },
    { id: 'goose', might: 2 },
  ],
} as const;

export const anyDamage = {
  id: 'any-damage',
  variants: [
    {
      id: 'any-amount',
      combat: { v: 1, attacker: { anyDamageIsLethal: true, units: [hornet, midge] }, defender: herd },
      plays: {
        attacker: { amounts: { ox: 1, horse: 1, goose: 1 } },
        defender: { amounts: { hornet: 6, midge: 6 } },
      },
      tries: [
        { side: 'attacker', amounts: { ox: 1, horse: 1, goose: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { ox: 2, horse: 1 }, verdict: ['no-excess'] },
        { side: 'attacker', amounts: { ox: 3 }, verdict: ['no-excess'] },
        { side: 'defender', amounts: { hornet: 12 }, verdict: ['no-excess'] },
      ],
      killed: ['goose', 'hornet', 'horse', 'midge', 'ox'],
      result: 'no-result',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'attacker' } },
        'ox-might': { value: 6, noun: 'might', of: { might: 'ox' } },
        'horse-marked': { value: 2, noun: 'damage', of: { marked: 'horse' } },
        'horse-need': { value: 1, noun: 'damage', of: { need: 'horse' } },
        need: { value: 1, noun: 'damage', of: { need: 'ox' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
        'hornet-need': { value: 2, noun: 'damage', of: { need: 'hornet' } },
        'tried-ox': { value: 2, noun: 'damage', of: { tried: [1, 'ox'] } },
      },
    },
    {
      id: 'without',
      combat: { v: 1, attacker: { units: [hornet, midge] }, defender: herd },
      plays: {
        attacker: { amounts: { horse: 2, goose: 1 } },
        defender: { amounts: { hornet: 6, midge: 6 } },
      },
      tries: [
        { side: 'attacker', amounts: { ox: 1, horse: 1, goose: 1 }, verdict: ['lethal-in-full'] },
        { side: 'attacker', amounts: { horse: 2, goose: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { goose: 2, horse: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { ox: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { horse: 3 }, verdict: ['no-excess'] },
      ],
      killed: ['hornet', 'horse', 'midge'],
      result: 'defender',
      facts: {
        'ox-need': { value: 6, noun: 'damage', of: { need: 'ox' } },
        'horse-need': { value: 2, noun: 'damage', of: { need: 'horse' } },
        'goose-need': { value: 2, noun: 'damage', of: { need: 'goose' } },
        splits: { value: 5, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'tank-and-prevention',
      combat: {
        v: 1,
        attacker: { anyDamageIsLethal: true, units: [{ id: 'hornet', might: 3 }, midge] },
        defender: {
          units: [
            { id: 'bull', might: 5, tank: true },
            { id: 'toad', might: 3, replacements: [{ kind: 'prevent', amount: 2 }] },
            { id: 'hen', might: 2 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { bull: 1, toad: 3 } },
        defender: { amounts: { hornet: 5, midge: 5 } },
      },
      tries: [
        { side: 'attacker', amounts: { bull: 1, toad: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { bull: 1, hen: 1, toad: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { hen: 1, toad: 3 }, verdict: ['tank-first'] },
        { side: 'attacker', amounts: { bull: 2, hen: 1, toad: 1 }, verdict: ['no-excess'] },
      ],
      killed: ['bull', 'hornet', 'midge', 'toad'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        'bull-need': { value: 1, noun: 'damage', of: { need: 'bull' } },
        'toad-prevents': { value: 2, noun: 'damage', of: { prevents: 'toad' } },
        'toad-need': { value: 3, noun: 'damage', of: { need: 'toad' } },
        'toad-dealt': { value: 1, noun: 'damage', of: { dealt: 'toad' } },
        'hen-need': { value: 1, noun: 'damage', of: { need: 'hen' } },
        'rest-toad': { value: 2, noun: 'damage', of: { tried: [1, 'toad'] } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
