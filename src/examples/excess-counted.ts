import type { Example } from './types.ts';

const attacker = { units: [{ id: 'tryndamere', card: 'tryndamere-barbarian', might: 8 }] } as const;

export const excessCounted = {
  id: 'excess-counted',
  variants: [
    {
      id: 'one-unit',
      combat: { v: 1, attacker, defender: { units: [{ id: 'hut', might: 3 }] } },
      plays: { attacker: { amounts: { hut: 8 } }, defender: { amounts: { tryndamere: 3 } } },
      tries: [
        { side: 'attacker', amounts: { hut: 3 }, verdict: ['assign-whole-total'] },
        { side: 'attacker', amounts: { hut: 8 }, verdict: 'legal' },
      ],
      killed: ['hut'],
      result: 'attacker',
      facts: {
        total: { value: 8, noun: 'damage', of: { total: 'attacker' } },
        'hut-need': { value: 3, noun: 'damage', of: { need: 'hut' } },
        // What is missing from a split that gives each unit its need and no more, here and below.
        excess: { value: 5, noun: 'damage', of: { moved: 0 } },
      },
    },
    {
      id: 'two-units',
      combat: {
        v: 1,
        attacker,
        defender: {
          units: [
            { id: 'hut', might: 3 },
            { id: 'fence', might: 1 },
          ],
        },
      },
      plays: { attacker: { amounts: { hut: 7, fence: 1 } }, defender: { amounts: { tryndamere: 4 } } },
      tries: [
        { side: 'attacker', amounts: { hut: 3, fence: 1 }, verdict: ['assign-whole-total'] },
        { side: 'attacker', amounts: { hut: 7, fence: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { hut: 3, fence: 5 }, verdict: 'legal' },
        { side: 'attacker', amounts: { hut: 8 }, verdict: ['no-excess'] },
      ],
      killed: ['fence', 'hut'],
      result: 'attacker',
      facts: {
        'fence-need': { value: 1, noun: 'damage', of: { need: 'fence' } },
        excess: { value: 4, noun: 'damage', of: { moved: 0 } },
      },
    },
    {
      id: 'marked',
      combat: { v: 1, attacker, defender: { units: [{ id: 'hut', might: 5, marked: 2 }] } },
      plays: { attacker: { amounts: { hut: 8 } }, defender: { amounts: { tryndamere: 5 } } },
      tries: [
        { side: 'attacker', amounts: { hut: 3 }, verdict: ['assign-whole-total'] },
        { side: 'attacker', amounts: { hut: 8 }, verdict: 'legal' },
      ],
      killed: ['hut'],
      result: 'attacker',
      facts: {
        'hut-might': { value: 5, noun: 'might', of: { might: 'hut' } },
        marked: { value: 2, noun: 'damage', of: { marked: 'hut' } },
        'hut-need': { value: 3, noun: 'damage', of: { need: 'hut' } },
        excess: { value: 5, noun: 'damage', of: { moved: 0 } },
      },
    },
    {
      id: 'doubled',
      combat: {
        v: 1,
        attacker,
        defender: { units: [{ id: 'manor', might: 7, replacements: [{ kind: 'double' }] }] },
      },
      plays: { attacker: { amounts: { manor: 8 } }, defender: { amounts: { tryndamere: 7 } } },
      tries: [
        { side: 'attacker', amounts: { manor: 4 }, verdict: ['assign-whole-total'] },
        { side: 'attacker', amounts: { manor: 8 }, verdict: 'legal' },
      ],
      killed: ['manor'],
      result: 'attacker',
      facts: {
        total: { value: 8, noun: 'damage', of: { total: 'attacker' } },
        'manor-might': { value: 7, noun: 'might', of: { might: 'manor' } },
        'manor-need': { value: 4, noun: 'damage', of: { need: 'manor' } },
        dealt: { value: 16, noun: 'damage', of: { dealt: 'manor' } },
        excess: { value: 4, noun: 'damage', of: { moved: 0 } },
      },
    },
  ],
} as const satisfies Example;
