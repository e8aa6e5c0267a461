import type { Example } from './types.ts';

const attacker = { units: [{ id: 'burglar', might: 5 }] } as const;
const watchman = { id: 'watchman', might: 4, tank: true } as const;
const scullion = { id: 'scullion', might: 2 } as const;

const tries = [
  { side: 'attacker', amounts: { watchman: 4, scullion: 1 }, verdict: 'legal' },
  { side: 'attacker', amounts: { scullion: 2, watchman: 3 }, verdict: ['tank-first'] },
  { side: 'attacker', amounts: { scullion: 5 }, verdict: ['no-excess', 'tank-first'] },
] as const;

export const stunnedTank = {
  id: 'stunned-tank',
  variants: [
    {
      id: 'awake',
      combat: { v: 1, attacker, defender: { units: [watchman, scullion] } },
      plays: {
        attacker: { amounts: { watchman: 4, scullion: 1 } },
        defender: { amounts: { burglar: 6 } },
      },
      tries,
      killed: ['burglar', 'watchman'],
      result: 'defender',
      facts: {
        'watchman-adds': { value: 4, noun: 'damage', of: { adds: 'watchman' } },
        'watchman-need': { value: 4, noun: 'damage', of: { need: 'watchman' } },
        'defender-total': { value: 6, noun: 'damage', of: { total: 'defender' } },
        'burglar-need': { value: 5, noun: 'damage', of: { need: 'burglar' } },
      },
    },
    {
      id: 'stunned',
      combat: { v: 1, attacker, defender: { units: [{ ...watchman, stunned: true }, scullion] } },
      plays: {
        attacker: { amounts: { watchman: 4, scullion: 1 } },
        defender: { amounts: { burglar: 2 } },
      },
      tries,
      killed: ['watchman'],
      result: 'no-result',
      facts: {
        total: { value: 5, noun: 'damage', of: { total: 'attacker' } },
        'watchman-adds': { value: 0, noun: 'damage', of: { adds: 'watchman' } },
        'watchman-need': { value: 4, noun: 'damage', of: { need: 'watchman' } },
        'scullion-takes': { value: 1, noun: 'damage', of: { raw: 'scullion' } },
        'defender-total': { value: 2, noun: 'damage', of: { total: 'defender' } },
      },
    },
  ],
} as const satisfies Example;
