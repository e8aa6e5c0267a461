import type { Dictionary } from '../../i18n/dictionaries.ts';
import { pageWords } from '../../i18n/fetch-words.ts';
import '../trial-words.ts';

/** The words of the quick board, in the language of the page. */
export const tableWords = await pageWords<'table'>(
  import.meta.glob<Dictionary>('../../i18n/*/table-board.json', { import: 'default' }),
);
