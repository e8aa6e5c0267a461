import type { Example } from './types.ts';

const attacker = {
  units: [
    { id: 'otter', might: 3 },
    { id: 'vole', might: 1 },
  ],
} as const;

export const bothSurvive = {
  id: 'both-survive',
  variants: [
    {
      id: 'prevented',
      combat: {
        v: 1,
        attacker,
        defender: { units: [{ id: 'beaver', might: 3, replacements: [{ kind: 'prevent', amount: 4 }] }] },
      },
      plays: { attacker: { amounts: { beaver: 4 } }, defender: { amounts: { vole: 1, otter: 2 } } },
      tries: [
        { side: 'attacker', amounts: { beaver: 4 }, verdict: 'legal' },
        { side: 'defender', amounts: { vole: 1, otter: 2 }, verdict: 'legal' },
        { side: 'defender', amounts: { otter: 3 }, verdict: 'legal' },
        { side: 'defender', amounts: { vole: 3 }, verdict: ['no-excess'] },
      ],
      killed: ['vole'],
      result: 'no-result',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        'beaver-adds': { value: 3, noun: 'damage', of: { adds: 'beaver' } },
        'beaver-need': { value: 7, noun: 'damage', of: { need: 'beaver' } },
        'beaver-dealt': { value: 0, noun: 'damage', of: { dealt: 'beaver' } },
        'vole-takes': { value: 1, noun: 'damage', of: { dealt: 'vole' } },
        'otter-takes': { value: 2, noun: 'damage', of: { dealt: 'otter' } },
        'otter-need': { value: 3, noun: 'damage', of: { need: 'otter' } },
      },
    },
    {
      id: 'without',
      combat: { v: 1, attacker, defender: { units: [{ id: 'beaver', might: 3 }] } },
      plays: { attacker: { amounts: { beaver: 4 } }, defender: { amounts: { vole: 1, otter: 2 } } },
      tries: [
        { side: 'attacker', amounts: { beaver: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { beaver: 3 }, verdict: ['assign-whole-total'] },
      ],
      killed: ['beaver', 'vole'],
      result: 'attacker',
      facts: {
        'beaver-takes': { value: 4, noun: 'damage', of: { dealt: 'beaver' } },
        'beaver-need': { value: 3, noun: 'damage', of: { need: 'beaver' } },
      },
    },
    {
      id: 'immune',
      combat: { v: 1, attacker, defender: { units: [{ id: 'kingfisher', might: 2, immune: true }] } },
      plays: { attacker: { amounts: { kingfisher: 4 } }, defender: { amounts: { otter: 2 } } },
      tries: [
        { side: 'attacker', amounts: { kingfisher: 4 }, verdict: 'legal' },
        { side: 'defender', amounts: { otter: 2 }, verdict: 'legal' },
        { side: 'defender', amounts: { vole: 1, otter: 1 }, verdict: 'legal' },
      ],
      killed: [],
      result: 'no-result',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        'kingfisher-dealt': { value: 0, noun: 'damage', of: { dealt: 'kingfisher' } },
        'otter-takes': { value: 2, noun: 'damage', of: { dealt: 'otter' } },
      },
    },
  ],
} as const satisfies Example;
