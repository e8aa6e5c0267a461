import type { Dictionary } from '../../i18n/dictionaries.ts';
import { pageWords } from '../../i18n/fetch-words.ts';
import type { Format } from '../../i18n/format.ts';

export type PracticeWords = Format<'practice'>;

/** The words of practice in the language of the page. */
export const practiceWords = await pageWords<'practice'>(
  import.meta.glob<Dictionary>('../../i18n/*/practice.json', { import: 'default' }),
);
