import type { Dictionary } from '../../i18n/dictionaries.ts';
import { pageWords } from '../../i18n/fetch-words.ts';
import '../trial-words.ts';

/** The lab's own words in the language of the page. */
export const labWords = await pageWords<'lab'>(
  import.meta.glob<Dictionary>('../../i18n/*/lab.json', { import: 'default' }),
);
