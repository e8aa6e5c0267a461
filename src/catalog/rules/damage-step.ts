import { type RuleTable, rule } from './entry.ts';

const split = {
  '1.0': '626.1.d',
  '1.1': '439.1.d',
  '1.2': '443.1.d',
  '1.3': '460.2.c',
} as const;

/** The combat damage step: sums, assignment, dealing. */
export const damageStep = {
  'combat-damage-step': rule('465', {
    numbers: { '1.0': '626', '1.1': '439', '1.2': '443', '1.3': '460' },
    alsoNumbered: { '1.0': ['626.1'] },
    since: '1.0',
  }),
  'both-sides-needed': rule('465.1', { numbers: { '1.3': '460.1' }, since: '1.0', history: true }),
  'no-window-before-damage': rule('465.2', { numbers: { '1.3': '460.2' } }),
  'sum-attackers': rule('465.2.a', { numbers: { '1.3': '460.2.a' } }),
  'sum-defenders': rule('465.2.b', { numbers: { '1.3': '460.2.b' } }),
  'assign-whole-total': rule('465.2.c', { numbers: split, since: '1.0', changed: ['1.1'], history: true }),
  'own-enemy-only': rule('465.2.c', { numbers: split, since: '1.0', besides: 'assign-whole-total' }),
  'assign-before-dealing': rule('465.2.c.1', { numbers: { '1.3': '460.2.c.1' }, since: '1.1' }),
  'dealt-after-both-assigned': rule('465.2.c.1.a', { numbers: { '1.3': '460.2.c.1.a' } }),
  'order-comes-from-abilities': rule('465.2.c.2', { numbers: { '1.3': '460.2.c.2' } }),
  'lethal-in-full': rule('465.2.c.3', {
    numbers: { '1.0': '626.1.d.2', '1.1': '439.1.d.3', '1.2': '443.1.d.3', '1.3': '460.2.c.3' },
    since: '1.0',
  }),
  'no-excess': rule('465.2.c.4', {
    numbers: { '1.1': '439.1.d.4', '1.2': '443.1.d.4', '1.3': '460.2.c.4' },
    since: '1.1',
    history: true,
  }),
  'smallest-raw-amount': rule('465.2.c.4.a', { since: '1.4' }),
  'replacements-at-assignment': rule('465.2.c.5', { since: '1.4', history: true, doubt: 'high' }),
  'requirements-if-able': rule('465.2.c.6', {
    numbers: { '1.0': '626.1.d.3', '1.1': '439.1.d.5', '1.2': '443.1.d.5', '1.3': '460.2.c.5' },
    since: '1.0',
  }),
  'free-order': rule('465.2.c.7', {
    numbers: { '1.0': '626.1.d.4', '1.1': '439.1.d.6', '1.2': '443.1.d.6', '1.3': '460.2.c.6' },
    since: '1.0',
  }),
  'pick-tank-or-backline': rule('465.2.c.8', {
    numbers: { '1.1': '439.1.d.7', '1.2': '443.1.d.7', '1.3': '460.2.c.7' },
    since: '1.1',
    history: true,
  }),
  'pick-one-by-one': rule('465.2.c.9', {
    numbers: { '1.1': '439.1.d.8', '1.2': '443.1.d.8', '1.3': '460.2.c.8' },
    since: '1.1',
  }),
  'exempt-immune': rule('465.2.c.10', {
    numbers: { '1.1': '439.1.d.9', '1.2': '443.1.d.9', '1.3': '460.2.c.9' },
    since: '1.1',
    history: true,
  }),
  'prevented-is-not-exempt': rule('465.2.c.10', { since: '1.4', history: true, besides: 'exempt-immune' }),
  'deal-at-once': rule('465.2.d', {
    numbers: { '1.1': '439.1.e', '1.2': '443.1.e', '1.3': '460.2.d' },
  }),
  'straight-to-resolution': rule('465.3', {
    numbers: { '1.3': '460.3' },
    changed: ['1.4'],
    history: true,
  }),
} as const satisfies RuleTable;
