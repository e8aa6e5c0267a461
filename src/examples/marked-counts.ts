import type { Example } from './types.ts';

const attacker = {
  units: [
    { id: 'ram', might: 3 },
    { id: 'runner', might: 2 },
  ],
} as const;

export const markedCounts = {
  id: 'marked-counts',
  variants: [
    {
      id: 'undamaged',
      combat: {
        v: 1,
        attacker,
        defender: {
          units: [
            { id: 'veteran', might: 4 },
            { id: 'page', might: 2 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { veteran: 4, page: 1 } },
        defender: { amounts: { ram: 4, runner: 2 } },
      },
      tries: [
        { side: 'attacker', amounts: { veteran: 3, page: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { veteran: 5 }, verdict: ['no-excess'] },
      ],
      killed: ['ram', 'runner', 'veteran'],
      result: 'defender',
      facts: {
        total: { value: 5, noun: 'damage', of: { total: 'attacker' } },
        might: { value: 4, noun: 'might', of: { might: 'veteran' } },
        need: { value: 4, noun: 'damage', of: { need: 'veteran' } },
      },
    },
    {
      id: 'one-marked',
      combat: {
        v: 1,
        attacker,
        defender: {
          units: [
            { id: 'veteran', might: 4, marked: 1 },
            { id: 'page', might: 2 },
          ],
        },
      },
      plays: {
        attacker: { amounts: { veteran: 3, page: 2 } },
        defender: { amounts: { ram: 4, runner: 2 } },
      },
      tries: [
        { side: 'attacker', amounts: { veteran: 3, page: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { veteran: 4, page: 1 }, verdict: ['no-excess'] },
      ],
      killed: ['page', 'ram', 'runner', 'veteran'],
      result: 'no-result',
      facts: {
        total: { value: 5, noun: 'damage', of: { total: 'attacker' } },
        marked: { value: 1, noun: 'damage', of: { marked: 'veteran' } },
        need: { value: 3, noun: 'damage', of: { need: 'veteran' } },
      },
    },
  ],
} as const satisfies Example;
