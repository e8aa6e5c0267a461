/**
 * A text as it is put into the index and asked for. Pagefind cuts words at ASCII punctuation alone, so that a word behind
 * a curly apostrophe or before a no-break hyphen would not be found by itself, and it does not take "œ" for "oe".
 */
export const indexed = (text: string): string =>
  text
    .replace(/&rsquo;|&#8217;|[’ʼ]/g, "'")
    .replace(/\u2011/g, '-')
    .replace(/\u00ad/g, '')
    .replace(/œ/g, 'oe')
    .replace(/Œ/g, 'Oe');

/** Between the names of one field of the index. */
export const BETWEEN_NAMES = ' | ';
