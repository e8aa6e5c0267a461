import { type RuleTable, rule } from './entry.ts';

const inOneThree = (number: string) => ({ numbers: { '1.3': number } });

/** What follows the damage: cleanup, result, control, scoring. */
export const resolution = {
  'combat-resolution': rule('466', { numbers: { '1.1': '440', '1.2': '444', '1.3': '461' } }),
  'combat-cleanup': rule('466.1', inOneThree('461.1')),
  'combat-cleanup-is-special': rule('466.1.a', inOneThree('461.1.a')),
  'heal-all': rule('466.1.a.1', { ...inOneThree('461.1.a.1'), since: '1.1' }),
  'recall-attackers': rule('466.1.a.2', { ...inOneThree('461.1.a.2'), since: '1.1' }),
  'chain-after-cleanup': rule('466.2', inOneThree('461.2')),
  'combat-result': rule('466.3', { ...inOneThree('461.3'), changed: ['1.3'], history: true }),
  'who-wins': rule('466.3.a', inOneThree('461.3.a')),
  'who-loses': rule('466.3.b', inOneThree('461.3.b')),
  'units-share-the-result': rule('466.3.c', inOneThree('461.3.c')),
  'no-result': rule('466.3.d', { ...inOneThree('461.3.d'), changed: ['1.4'], history: true }),
  'combat-staged-again': rule('466.3.d.1', inOneThree('461.3.d.1')),
  'control-after-combat': rule('466.5', inOneThree('461.5')),
  'contested-cleared': rule('466.5.a', inOneThree('461.5.a')),
  'nobody-controls': rule('466.5.b', inOneThree('461.5.b')),
  'stray-hidden-cards-go': rule('466.5.c', inOneThree('461.5.c')),
  'conquer-after-combat': rule('466.5.d', inOneThree('461.5.d')),
  'defender-may-conquer': rule('466.5.e', inOneThree('461.5.e')),
  'combat-ends': rule('466.7', inOneThree('461.7')),
  'designations-removed': rule('466.7.a', inOneThree('461.7.a')),
  // What is now .c stood under .b in 1.3, so the letters do not carry over.
  'end-of-combat-effects': rule('466.7.b'),
  'this-combat-effects-expire': rule('466.7.c'),
  conquer: rule('469.1'),
  'score-once-a-turn': rule('470'),
  'scoring-gives-a-point': rule('471'),
} as const satisfies RuleTable;
