import type { Example } from './types.ts';

const attacker = {
  units: [
    { id: 'axe', might: 3 },
    { id: 'runner', might: 1 },
  ],
} as const;

const plays = {
  attacker: { amounts: { warden: 4 } },
  defender: { amounts: { axe: 3, runner: 1 } },
} as const;

export const kiBarrierLotusTrap = {
  id: 'ki-barrier-lotus-trap',
  variants: [
    {
      id: 'prevent-first',
      combat: {
        v: 1,
        attacker,
        defender: {
          units: [
            {
              id: 'warden',
              might: 4,
              replacements: [{ kind: 'prevent', amount: 7 }, { kind: 'double' }],
            },
          ],
        },
      },
      plays,
      tries: [{ side: 'attacker', amounts: { warden: 4 }, verdict: 'legal' }],
      killed: ['axe', 'runner'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        might: { value: 4, noun: 'might', of: { might: 'warden' } },
        prevents: { value: 7, noun: 'damage', of: { prevents: 'warden' } },
        dealt: { value: 0, noun: 'damage', of: { dealt: 'warden' } },
        left: { value: 3, noun: 'prevention', of: { preventionLeft: 'warden' } },
        need: { value: 9, noun: 'damage', of: { need: 'warden' } },
      },
    },
    {
      id: 'double-first',
      combat: {
        v: 1,
        attacker,
        defender: {
          units: [
            {
              id: 'warden',
              might: 4,
              replacements: [{ kind: 'double' }, { kind: 'prevent', amount: 7 }],
            },
          ],
        },
      },
      plays,
      tries: [{ side: 'attacker', amounts: { warden: 4 }, verdict: 'legal' }],
      killed: ['axe', 'runner'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        might: { value: 4, noun: 'might', of: { might: 'warden' } },
        prevents: { value: 7, noun: 'damage', of: { prevents: 'warden' } },
        dealt: { value: 1, noun: 'damage', of: { dealt: 'warden' } },
        left: { value: 0, noun: 'prevention', of: { preventionLeft: 'warden' } },
        need: { value: 6, noun: 'damage', of: { need: 'warden' } },
      },
    },
  ],
} as const satisfies Example;
