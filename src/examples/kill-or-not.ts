import type { Example } from './types.ts';

const miner = { id: 'miner', might: 3 } as const;
const mule = { id: 'mule', might: 1 } as const;
const golem = { id: 'golem', might: 5 } as const;

export const killOrNot = {
  id: 'kill-or-not',
  variants: [
    {
      id: 'one-within-reach',
      combat: {
        v: 1,
        attacker: { units: [miner, mule] },
        defender: { units: [golem, { id: 'bat', might: 3 }] },
      },
      plays: {
        attacker: { amounts: { golem: 4 } },
        defender: { amounts: { miner: 7, mule: 1 } },
      },
      tries: [
        { side: 'attacker', amounts: { bat: 3, golem: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { golem: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { golem: 2, bat: 2 }, verdict: ['lethal-in-full'] },
        { side: 'attacker', amounts: { bat: 4 }, verdict: ['no-excess'] },
      ],
      killed: ['miner', 'mule'],
      result: 'defender',
      facts: {
        total: { value: 4, noun: 'damage', of: { total: 'attacker' } },
        'golem-need': { value: 5, noun: 'damage', of: { need: 'golem' } },
        'bat-need': { value: 3, noun: 'damage', of: { need: 'bat' } },
        'kill-bat': { value: 3, noun: 'damage', of: { tried: [0, 'bat'] } },
        'kill-golem': { value: 1, noun: 'damage', of: { tried: [0, 'golem'] } },
        'spare-golem': { value: 4, noun: 'damage', of: { tried: [1, 'golem'] } },
        'spread-golem': { value: 2, noun: 'damage', of: { tried: [2, 'golem'] } },
        'spread-bat': { value: 2, noun: 'damage', of: { tried: [2, 'bat'] } },
        'too-much-bat': { value: 4, noun: 'damage', of: { tried: [3, 'bat'] } },
        splits: { value: 2, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'two-within-reach',
      combat: {
        v: 1,
        attacker: { units: [miner, mule] },
        defender: { units: [golem, { id: 'newt', might: 2 }, { id: 'spider', might: 1 }] },
      },
      plays: {
        attacker: { amounts: { golem: 4 } },
        defender: { amounts: { miner: 7, mule: 1 } },
      },
      tries: [
        { side: 'attacker', amounts: { golem: 4 }, verdict: 'legal' },
        { side: 'attacker', amounts: { newt: 2, spider: 1, golem: 1 }, verdict: 'legal' },
        { side: 'attacker', amounts: { newt: 2, golem: 2 }, verdict: 'legal' },
        { side: 'attacker', amounts: { newt: 2, spider: 2 }, verdict: ['no-excess'] },
      ],
      killed: ['miner', 'mule'],
      result: 'defender',
      facts: {
        'golem-need': { value: 5, noun: 'damage', of: { need: 'golem' } },
        'newt-need': { value: 2, noun: 'damage', of: { need: 'newt' } },
        'spider-need': { value: 1, noun: 'damage', of: { need: 'spider' } },
        'golem-takes': { value: 4, noun: 'damage', of: { raw: 'golem' } },
        splits: { value: 4, noun: 'split', of: { splits: 'attacker' } },
      },
    },
    {
      id: 'all-within-reach',
      combat: {
        v: 1,
        attacker: { units: [miner, { id: 'porter', might: 2 }] },
        defender: { units: [{ id: 'cave-bear', might: 6 }] },
      },
      plays: {
        attacker: { amounts: { 'cave-bear': 5 } },
        defender: { amounts: { miner: 4, porter: 2 } },
      },
      tries: [
        { side: 'defender', amounts: { miner: 6 }, verdict: ['no-excess'] },
        { side: 'defender', amounts: { miner: 4, porter: 2 }, verdict: 'legal' },
        { side: 'defender', amounts: { miner: 3, porter: 3 }, verdict: 'legal' },
      ],
      killed: ['miner', 'porter'],
      result: 'defender',
      facts: {
        total: { value: 6, noun: 'damage', of: { total: 'defender' } },
        'miner-need': { value: 3, noun: 'damage', of: { need: 'miner' } },
        'porter-need': { value: 2, noun: 'damage', of: { need: 'porter' } },
        'heaped-miner': { value: 6, noun: 'damage', of: { tried: [0, 'miner'] } },
        splits: { value: 2, noun: 'split', of: { splits: 'defender' } },
      },
    },
  ],
} as const satisfies Example;
