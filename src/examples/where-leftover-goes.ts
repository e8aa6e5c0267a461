import type { Example } from './types.ts';

const attacker = { units: [{ id: 'flood', might: 8 }] } as const;
const mill = { id: 'mill', might: 3 } as const;

export const whereLeftoverGoes = {
  id: 'where-leftover-goes',
  variants: [
    {
      id: 'tank-and-backline',
      combat: {
        v: 1,
        attacker,
        defender: {
          units: [{ id: 'dyke', might: 2, tank: true }, mill, { id: 'swan', might: 1, backline: true }],
        },
      },
      plays: {
        attacker: { amounts: { dyke: 2, mill: 3, swan: 3 } },
        defender: { amounts: { flood: 6 } },
      },
      tries: [
        { side: 'attacker', amounts: { dyke: 2, mill: 3, swan: 1 }, verdict: ['assign-whole-total'] },
        { side: 'attacker', amounts: { dyke: 4, mill: 3, swan: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { dyke: 3, mill: 4, swan: 1 }, verdict: 'legal' },
        {
          side: 'attacker',
          amounts: { dyke: 3, mill: 2, swan: 3 },
          verdict: ['no-excess', 'backline-last'],
        },
      ],
      killed: ['dyke', 'mill', 'swan'],
      result: 'attacker',
      facts: {
        total: { value: 8, noun: 'damage', of: { total: 'attacker' } },
        'dyke-need': { value: 2, noun: 'damage', of: { need: 'dyke' } },
        'mill-need': { value: 3, noun: 'damage', of: { need: 'mill' } },
        'swan-need': { value: 1, noun: 'damage', of: { need: 'swan' } },
        // What is missing from a split that gives each unit its need and no more.
        leftover: { value: 2, noun: 'damage', of: { moved: 0 } },
        splits: { value: 6, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'one-prevented',
      combat: {
        v: 1,
        attacker,
        defender: {
          units: [mill, { id: 'ark', might: 4, replacements: [{ kind: 'prevent', amount: 'all' }] }],
        },
      },
      plays: { attacker: { amounts: { mill: 3, ark: 5 } }, defender: { amounts: { flood: 7 } } },
      tries: [
        { side: 'attacker', amounts: { mill: 3, ark: 5 }, verdict: 'legal' },
        { side: 'attacker', amounts: { mill: 4, ark: 4 }, verdict: ['no-excess'] },
        { side: 'attacker', amounts: { ark: 8 }, verdict: 'legal' },
      ],
      killed: ['mill'],
      result: 'no-result',
      facts: {
        'mill-need': { value: 3, noun: 'damage', of: { need: 'mill' } },
        'ark-takes': { value: 5, noun: 'damage', of: { raw: 'ark' } },
        'ark-dealt': { value: 0, noun: 'damage', of: { dealt: 'ark' } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'one-immune',
      combat: {
        v: 1,
        attacker,
        defender: {
          units: [mill, { id: 'swan', might: 1 }, { id: 'rainbow', might: 4, immune: true }],
        },
      },
      plays: {
        attacker: { amounts: { mill: 3, swan: 1, rainbow: 4 } },
        defender: { amounts: { flood: 8 } },
      },
      tries: [
        { side: 'attacker', amounts: { mill: 3, swan: 1, rainbow: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { mill: 4, swan: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { mill: 3, rainbow: 5 }, verdict: ['exempt-immune'] },
      ],
      killed: ['flood', 'mill', 'swan'],
      result: 'defender',
      facts: {
        leftover: { value: 4, noun: 'damage', of: { raw: 'rainbow' } },
        'rainbow-dealt': { value: 0, noun: 'damage', of: { dealt: 'rainbow' } },
        splits: { value: 15, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
