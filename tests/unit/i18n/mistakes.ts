import { dictionaries } from '../../../src/i18n/dictionaries.ts';
import { createFormat } from '../../../src/i18n/format.ts';
import { translator } from '../../../src/i18n/index.ts';

/** What the type check must refuse; nothing here runs, a mistake that compiles fails `astro check`. */
export const mistakes = (): void => {
  const t = translator('en', 'engine');
  const format = createFormat<'engine'>('en', dictionaries.en.engine);
  t('keyword.tank');
  format('item.has', { name: 'A', amount: 1, need: 2n });
  // @ts-expect-error: no such key
  t('keyword.tonk');
  // @ts-expect-error: no such namespace
  translator('en', 'engines');
  // @ts-expect-error: no such language
  translator('de', 'engine');
  // @ts-expect-error: a plural form is no key
  t('outcome.dies_one', { names: 'A' });
  // @ts-expect-error: no values at all
  format('item.has');
  // @ts-expect-error: need is left out
  format('item.has', { name: 'A', amount: 1 });
  // @ts-expect-error: more is no placeholder
  format('item.has', { name: 'A', amount: 1, need: 2, more: 3 });
  // @ts-expect-error: the plural wants its count
  format('outcome.dies', { names: 'A' });
  // @ts-expect-error: a count is a number
  format('outcome.dies', { names: 'A', count: '1' });
};
