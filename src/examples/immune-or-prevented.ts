import type { Example } from './types.ts';

const attacker = {
  units: [
    { id: 'ram', might: 3 },
    { id: 'axe', might: 2 },
  ],
} as const;

const ghost = { id: 'ghost', might: 4, immune: true } as const;
const sanctuary = { id: 'sanctuary', might: 3, replacements: [{ kind: 'prevent', amount: 'all' }] } as const;
const page = { id: 'page', might: 2 } as const;

const counterBlow = { amounts: { ram: 6, axe: 3 } } as const;

export const immuneOrPrevented = {
  id: 'immune-or-prevented',
  variants: [
    {
      id: 'no-tank',
      combat: { v: 1, attacker, defender: { units: [ghost, sanctuary, page] } },
      plays: { attacker: { amounts: { page: 2, sanctuary: 3 } }, defender: counterBlow },
      orders: [['page', 'sanctuary']],
      tries: [
        { side: 'attacker', amounts: { page: 2, sanctuary: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { sanctuary: 5 }, verdict: 'legal' },
        { side: 'attacker', amounts: { sanctuary: 4, page: 1 }, verdict: ['lethal-in-full'] },
        { side: 'attacker', amounts: { page: 5 }, verdict: ['no-excess'] },
        { side: 'attacker', amounts: { page: 2, ghost: 3 }, verdict: ['exempt-immune'] },
      ],
      killed: ['axe', 'page', 'ram'],
      result: 'defender',
      facts: {
        total: { value: 5, noun: 'damage', of: { total: 'attacker' } },
        'page-need': { value: 2, noun: 'damage', of: { need: 'page' } },
        'sanctuary-takes': { value: 3, noun: 'damage', of: { raw: 'sanctuary' } },
        'sanctuary-dealt': { value: 0, noun: 'damage', of: { dealt: 'sanctuary' } },
        trapped: { value: 5, noun: 'damage', of: { tried: [1, 'sanctuary'] } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'tank-on-immune',
      combat: { v: 1, attacker, defender: { units: [{ ...ghost, tank: true }, sanctuary, page] } },
      plays: { attacker: { amounts: { page: 2, sanctuary: 3 } }, defender: counterBlow },
      orders: [['page', 'sanctuary']],
      tries: [
        { side: 'attacker', amounts: { page: 2, sanctuary: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { ghost: 5 }, verdict: ['exempt-immune'] },
        { side: 'attacker', amounts: { ghost: 3, page: 2 }, verdict: ['exempt-immune'] },
      ],
      killed: ['axe', 'page', 'ram'],
      result: 'defender',
      facts: {
        total: { value: 5, noun: 'damage', of: { total: 'attacker' } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'tank-on-prevented',
      combat: { v: 1, attacker, defender: { units: [ghost, { ...sanctuary, tank: true }, page] } },
      plays: { attacker: { amounts: { sanctuary: 5 } }, defender: counterBlow },
      tries: [
        { side: 'attacker', amounts: { sanctuary: 5 }, verdict: 'legal' },
        { side: 'attacker', amounts: { sanctuary: 3, page: 2 }, verdict: ['tank-first'] },
        { side: 'attacker', amounts: { page: 5 }, verdict: ['no-excess', 'tank-first'] },
      ],
      killed: ['axe', 'ram'],
      result: 'defender',
      facts: {
        total: { value: 5, noun: 'damage', of: { total: 'attacker' } },
        'sanctuary-takes': { value: 5, noun: 'damage', of: { raw: 'sanctuary' } },
        'sanctuary-dealt': { value: 0, noun: 'damage', of: { dealt: 'sanctuary' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'tank-on-ordinary',
      combat: { v: 1, attacker, defender: { units: [ghost, sanctuary, { ...page, tank: true }] } },
      plays: { attacker: { amounts: { page: 2, sanctuary: 3 } }, defender: counterBlow },
      tries: [
        { side: 'attacker', amounts: { page: 2, sanctuary: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { sanctuary: 5 }, verdict: ['tank-first'] },
      ],
      killed: ['axe', 'page', 'ram'],
      result: 'defender',
      facts: {
        total: { value: 5, noun: 'damage', of: { total: 'attacker' } },
        'page-need': { value: 2, noun: 'damage', of: { need: 'page' } },
        'sanctuary-takes': { value: 3, noun: 'damage', of: { raw: 'sanctuary' } },
        splits: { value: 1, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
