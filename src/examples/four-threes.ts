import type { Example } from './types.ts';

const attacker = {
  units: [
    { id: 'ram', might: 3 },
    { id: 'axe', might: 2 },
  ],
} as const;

export const fourThrees = {
  id: 'four-threes',
  variants: [
    {
      id: 'undamaged',
      combat: {
        v: 1,
        attacker,
        defender: {
          units: [
            { id: 'north-gate', might: 3 },
            { id: 'east-gate', might: 3 },
            { id: 'south-gate', might: 3 },
            { id: 'west-gate', might: 3 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { 'north-gate': 3, 'east-gate': 2 } },
        defender: { amounts: { ram: 8, axe: 4 } },
      },
      tries: [
        {
          side: 'attacker',
          amounts: { 'north-gate': 2, 'east-gate': 1, 'south-gate': 1, 'west-gate': 1 },
          verdict: ['lethal-in-full'],
        },
        { side: 'attacker', amounts: { 'north-gate': 5 }, verdict: ['no-excess'] },
        { side: 'attacker', amounts: { 'west-gate': 3, 'north-gate': 2 }, verdict: 'legal' },
      ],
      killed: ['axe', 'north-gate', 'ram'],
      result: 'defender',
      facts: {
        total: { value: 5, noun: 'damage', of: { total: 'attacker' } },
        gates: { value: 4, noun: 'unit', of: { units: 'defender' } },
        need: { value: 3, noun: 'damage', of: { need: 'north-gate' } },
        'first-takes': { value: 3, noun: 'damage', of: { raw: 'north-gate' } },
        'second-takes': { value: 2, noun: 'damage', of: { raw: 'east-gate' } },
        splits: { value: 12, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'one-marked',
      combat: {
        v: 1,
        attacker,
        defender: {
          units: [
            { id: 'north-gate', might: 3, marked: 1 },
            { id: 'east-gate', might: 3, marked: 1 },
            { id: 'south-gate', might: 3, marked: 1 },
            { id: 'west-gate', might: 3, marked: 1 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { 'north-gate': 2, 'east-gate': 2, 'south-gate': 1 } },
        defender: { amounts: { ram: 8, axe: 4 } },
      },
      tries: [
        {
          side: 'attacker',
          amounts: { 'north-gate': 2, 'east-gate': 2, 'south-gate': 1 },
          verdict: 'legal',
        },
        { side: 'attacker', amounts: { 'north-gate': 3, 'east-gate': 2 }, verdict: ['no-excess'] },
      ],
      killed: ['axe', 'east-gate', 'north-gate', 'ram'],
      result: 'defender',
      facts: {
        total: { value: 5, noun: 'damage', of: { total: 'attacker' } },
        marked: { value: 1, noun: 'damage', of: { marked: 'north-gate' } },
        need: { value: 2, noun: 'damage', of: { need: 'north-gate' } },
        'last-takes': { value: 1, noun: 'damage', of: { raw: 'south-gate' } },
        splits: { value: 12, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
