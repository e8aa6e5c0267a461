import type { Example } from './types.ts';

const pike = { id: 'pike', might: 2, tank: true, backline: true } as const;
const pavise = { id: 'pavise', might: 3, tank: true, backline: true } as const;

export const twoConflicting = {
  id: 'two-conflicting',
  variants: [
    {
      id: 'two-beside-one',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'ram', might: 5 },
            { id: 'runner', might: 1 },
          ],
        },
        defender: { units: [pike, pavise, { id: 'lookout', might: 2 }] },
      },
      plays: {
        attacker: {
          amounts: { pike: 2, pavise: 2, lookout: 2 },
          choices: { pike: 'tank', pavise: 'backline' },
        },
        defender: { amounts: { ram: 6, runner: 1 } },
      },
      orders: [['pike', 'lookout', 'pavise']],
      tries: [
        { side: 'attacker', amounts: { pike: 2, pavise: 3, lookout: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { pike: 2, pavise: 2, lookout: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { pike: 1, pavise: 3, lookout: 2 }, verdict: 'legal' },
        {
          side: 'attacker',
          amounts: { pike: 2, pavise: 2, lookout: 2 },
          choices: { pike: 'tank', pavise: 'tank' },
          verdict: ['tank-first'],
        },
        {
          side: 'attacker',
          amounts: { pike: 2, pavise: 3, lookout: 1 },
          choices: { pike: 'backline', pavise: 'tank' },
          verdict: ['backline-last'],
        },
        {
          side: 'attacker',
          amounts: { pike: 1, pavise: 1, lookout: 4 },
          verdict: ['lethal-in-full', 'no-excess'],
        },
      ],
      killed: ['lookout', 'pike', 'ram', 'runner'],
      result: 'defender',
      facts: {
        total: { value: 6, noun: 'damage', of: { total: 'attacker' } },
        'pike-need': { value: 2, noun: 'damage', of: { need: 'pike' } },
        'pavise-need': { value: 3, noun: 'damage', of: { need: 'pavise' } },
        'lookout-need': { value: 2, noun: 'damage', of: { need: 'lookout' } },
        'both-first-pike': { value: 2, noun: 'damage', of: { tried: [0, 'pike'] } },
        'both-first-pavise': { value: 3, noun: 'damage', of: { tried: [0, 'pavise'] } },
        'both-first-lookout': { value: 1, noun: 'damage', of: { tried: [0, 'lookout'] } },
        'pike-first-pike': { value: 2, noun: 'damage', of: { tried: [1, 'pike'] } },
        'pike-first-lookout': { value: 2, noun: 'damage', of: { tried: [1, 'lookout'] } },
        'pike-first-pavise': { value: 2, noun: 'damage', of: { tried: [1, 'pavise'] } },
        'pavise-first-pavise': { value: 3, noun: 'damage', of: { tried: [2, 'pavise'] } },
        'pavise-first-lookout': { value: 2, noun: 'damage', of: { tried: [2, 'lookout'] } },
        'pavise-first-pike': { value: 1, noun: 'damage', of: { tried: [2, 'pike'] } },
        splits: { value: 3, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'not-in-the-middle',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'ram', might: 2 },
            { id: 'runner', might: 1 },
          ],
        },
        defender: { units: [pike, { id: 'lookout', might: 2 }, { id: 'ladder', might: 2 }] },
      },
      plays: {
        attacker: { amounts: { lookout: 2, ladder: 1 }, choices: { pike: 'backline' } },
        defender: { amounts: { ram: 5, runner: 1 } },
      },
      tries: [
        { side: 'attacker', amounts: { lookout: 2, pike: 1 }, verdict: ['pick-tank-or-backline'] },
        { side: 'attacker', amounts: { pike: 2, lookout: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { lookout: 2, ladder: 1 }, verdict: 'legal' },
        {
          side: 'attacker',
          amounts: { lookout: 2, pike: 1 },
          choices: { pike: 'tank' },
          verdict: ['tank-first'],
        },
        {
          side: 'attacker',
          amounts: { lookout: 2, pike: 1 },
          choices: { pike: 'backline' },
          verdict: ['backline-last'],
        },
      ],
      killed: ['lookout', 'ram', 'runner'],
      result: 'defender',
      facts: {
        total: { value: 3, noun: 'damage', of: { total: 'attacker' } },
        'pike-need': { value: 2, noun: 'damage', of: { need: 'pike' } },
        'lookout-need': { value: 2, noun: 'damage', of: { need: 'lookout' } },
        'tried-lookout': { value: 2, noun: 'damage', of: { tried: [0, 'lookout'] } },
        'tried-pike': { value: 1, noun: 'damage', of: { tried: [0, 'pike'] } },
        splits: { value: 4, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'nobody-else',
      combat: {
        v: 1,
        attacker: {
          units: [
            { id: 'ram', might: 3 },
            { id: 'runner', might: 1 },
          ],
        },
        defender: { units: [pike, pavise] },
      },
      plays: {
        attacker: { amounts: { pike: 2, pavise: 2 } },
        defender: { amounts: { ram: 3, runner: 2 } },
      },
      tries: [
        { side: 'attacker', amounts: { pike: 2, pavise: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { pike: 1, pavise: 3 }, verdict: 'legal' },
        { side: 'attacker', amounts: { pavise: 4 }, verdict: ['no-excess'] },
      ],
      killed: ['pike', 'ram', 'runner'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
  ],
} as const satisfies Example;
