import type { Example } from './types.ts';

const attacker = { units: [{ id: 'axe', might: 2 }] } as const;
const page = { id: 'page', might: 2 } as const;

export const mightFallsToMarks = {
  id: 'might-falls-to-marks',
  variants: [
    {
      id: 'before',
      combat: { v: 1, attacker, defender: { units: [{ id: 'veteran', might: 5, marked: 3 }, page] } },
      plays: { attacker: { amounts: { veteran: 2 } }, defender: { amounts: { axe: 7 } } },
      tries: [
        { side: 'attacker', amounts: { veteran: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { page: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { veteran: 1, page: 1 }, verdict: ['lethal-in-full'] },
      ],
      killed: ['axe', 'veteran'],
      result: 'defender',
      facts: {
        might: { value: 5, noun: 'might', of: { might: 'veteran' } },
        marked: { value: 3, noun: 'damage', of: { marked: 'veteran' } },
        need: { value: 2, noun: 'damage', of: { need: 'veteran' } },
      },
    },
    {
      id: 'after',
      combat: {
        v: 1,
        attacker,
        defender: { units: [{ id: 'veteran', might: 5, mightChange: -2, marked: 3 }, page] },
      },
      plays: { attacker: { amounts: { page: 2 } }, defender: { amounts: { axe: 5 } } },
      tries: [
        { side: 'attacker', amounts: { page: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { veteran: 2 }, verdict: ['no-excess'] },
      ],
      killed: ['axe', 'page', 'veteran'],
      result: 'no-result',
      facts: {
        might: { value: 3, noun: 'might', of: { might: 'veteran' } },
        marked: { value: 3, noun: 'damage', of: { marked: 'veteran' } },
        need: { value: 0, noun: 'damage', of: { need: 'veteran' } },
      },
    },
  ],
} as const satisfies Example;
