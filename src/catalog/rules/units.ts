import { type RuleTable, rule } from './entry.ts';

/** Units, Might and the damage marked on them. */
export const units = {
  'marked-by-responsible-player': rule('142.3.a'),
  'your-damage': rule('142.3.b'),
  'damage-brings-death-closer': rule('142.4', { changed: ['1.4'], history: true }),
  'lethal-kills-in-cleanup': rule('142.4.a'),
  'lethal-damage': rule('142.4.b', { changed: ['1.4'], history: true }),
  'lethal-redefined': rule('142.4.c'),
  'might-has-two-jobs': rule('143.2'),
  'damage-reaching-might-kills': rule('143.2.a', { doubt: 'high' }),
  'negative-might-adds-nothing': rule('143.2.b', {
    numbers: { '1.1': '140.2.b', '1.3': '143.2.b' },
    since: '1.0',
    history: true,
  }),
  'negative-might-is-kept': rule('143.2.b.1', { numbers: { '1.3': '143.2.b.1' } }),
  'marks-are-temporary': rule('143.3.a'),
  'marks-clear-at-end-of-turn': rule('143.3.b.1'),
  'marks-clear-after-combat': rule('143.3.b.2'),
} as const satisfies RuleTable;
