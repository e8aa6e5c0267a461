import type { Dictionary } from '../../i18n/dictionaries.ts';
import { fetchWords } from '../../i18n/fetch-words.ts';
import type { Locale } from '../../i18n/locales.ts';
import '../trial-words.ts';

/** They come with the part that speaks them, in the language of the page. */
export const predictWords = await fetchWords<'predict'>(
  import.meta.glob<Dictionary>('../../i18n/*/predict.json', { import: 'default' }),
  document.documentElement.lang as Locale,
);
