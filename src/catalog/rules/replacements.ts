import { type RuleTable, rule } from './entry.ts';

/** Replacement effects, and abilities that wait. */
export const replacements = {
  'prevent-is-a-replacement': rule('369.2'),
  'replacement-applies-once': rule('370.2'),
  'dying-source-still-replaces': rule('370.4'),
  'controller-orders-replacements': rule('372'),
  'events-one-by-one': rule('373'),
  'replaced-part-comes-first': rule('373.1.a'),
  'delayed-abilities-wait': rule('391'),
} as const satisfies RuleTable;
