import { type RuleTable, rule } from './entry.ts';

/** Golden rules, cards and their owners. */
export const principles = {
  'card-text-wins': rule('002'),
  'cannot-beats-can': rule('054'),
  'who-owns-a-card': rule('127.1'),
  'permanent-types': rule('133.4.a.2'),
} as const satisfies RuleTable;
