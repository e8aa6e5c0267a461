import { type RuleTable, rule } from './entry.ts';

/** How units get into a combat and out of one: movement, recalls, staging, the showdown. */
export const combat = {
  'third-players-cannot-move-in': rule('447.2.a'),
  'teammates-cannot-share-a-battlefield': rule('447.2.b'),
  'forced-move-becomes-recall': rule('447.2.c'),
  recalls: rule('454', { numbers: { '1.3': '449' } }),
  'recall-is-not-a-move': rule('456', { numbers: { '1.3': '451' } }),
  'recall-changes-no-state': rule('458', { numbers: { '1.3': '453' } }),
  'recall-keeps-damage': rule('458.1', { numbers: { '1.3': '453.1' } }),
  combat: rule('459', { numbers: { '1.0': '620', '1.1': '433', '1.3': '454' }, since: '1.0' }),
  'staged-combat': rule('461', { numbers: { '1.3': '456' } }),
  'two-players-fight': rule('462', { numbers: { '1.3': '457' } }),
  'no-moves-into-a-combat': rule('462.1', { numbers: { '1.3': '457.1' } }),
  'no-plays-into-a-combat': rule('462.2', { numbers: { '1.3': '457.2' } }),
  'forced-play-goes-to-base': rule('462.2.a', { numbers: { '1.3': '457.2.a' } }),
  'no-third-player-by-choice': rule('462.3', { numbers: { '1.3': '457.3' } }),
  'two-ways-combat-opens': rule('464.1', { numbers: { '1.3': '459.1' } }),
  'combat-opens-with-a-showdown': rule('464.2', { numbers: { '1.3': '459.2' } }),
  // From here to the end of the step 1.3 has other letters, not only another section.
  'who-attacks': rule('464.2.c.1'),
  'attacker-starts-with-focus': rule('464.2.c.1.a'),
  'running-showdown-keeps-focus': rule('464.2.c.1.b'),
  'who-defends': rule('464.2.c.2'),
  'units-get-designations': rule('464.2.c.3'),
  'arrivals-wait-for-a-cleanup': rule('464.2.c.3.a'),
  'attacker-gets-focus': rule('464.2.d'),
  'combat-chain-order': rule('464.2.e.1'),
} as const satisfies RuleTable;
