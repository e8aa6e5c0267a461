import { type RuleTable, rule } from './entry.ts';

/** The turn and its cleanups. */
export const turn = {
  'combat-is-between-two-players': rule('316.7.d'),
  'heal-at-end-of-turn': rule('317.2.b'),
  'this-turn-effects-expire': rule('317.2.c'),
  'designations-updated': rule('323.2', { changed: ['1.3'], history: true }),
  'late-units-join': rule('323.2.a'),
  'wrong-designation-switched': rule('323.2.b'),
  'leaving-units-lose-designation': rule('323.2.c'),
  'death-triggers-noted': rule('323.4', { changed: ['1.4'], history: true }),
  'kill-together': rule('323.5'),
  'combat-is-staged': rule('323.9'),
  'later-cleanups-are-ordinary': rule('324.2'),
} as const satisfies RuleTable;
