import { type RuleTable, rule } from './entry.ts';

/** The number is the same in 1.3. */
const sameInOneThree = (number: string) => rule(number, { numbers: { '1.3': number } });
/** New in 1.3, under the number it still has. */
const newInOneThree = (number: string) => rule(number, { numbers: { '1.3': number }, since: '1.3' });

/** Keywords. */
export const keywords = {
  assault: rule('807', { numbers: { '1.1': '723', '1.3': '807' } }),
  'assault-is-might': sameInOneThree('807.1.c'),
  'assault-while-attacking': sameInOneThree('807.1.d.1'),
  'assault-adds-up': sameInOneThree('807.2'),
  'saved-unit-loses-its-trigger': rule('808.1.d.1'),
  'death-trigger-remembers': rule('808.1.d.3'),
  shield: rule('814', { numbers: { '1.1': '730', '1.3': '814' } }),
  'shield-is-might': sameInOneThree('814.1.c'),
  'shield-while-defending': sameInOneThree('814.1.d.1'),
  'shield-adds-up': sameInOneThree('814.2'),
  tank: rule('815', {
    numbers: { '1.0': '727', '1.1': '731', '1.2': '741', '1.3': '815' },
    since: '1.0',
  }),
  'tank-is-passive': sameInOneThree('815.1'),
  'tank-in-the-damage-step': rule('815.1.b', {
    numbers: { '1.3': '815.1.b' },
    changed: ['1.3'],
    history: true,
  }),
  'tank-asks-for-lethal-only': sameInOneThree('815.1.c.1'),
  'tank-first': sameInOneThree('815.1.c.2'),
  'tank-twice-is-once': sameInOneThree('815.2'),
  'tank-can-be-checked': sameInOneThree('815.3'),
  backline: rule('826', { numbers: { '1.3': '826' }, since: '1.3', history: true }),
  'backline-after-the-others': newInOneThree('826.3'),
  'backline-one-at-a-time': newInOneThree('826.4.a'),
  'backline-last': newInOneThree('826.4.b'),
  'backline-twice-is-once': newInOneThree('826.5'),
} as const satisfies RuleTable;
