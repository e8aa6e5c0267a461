/**
 * The languages of the site, one a row: two letters, which are the first segment of its addresses, the `lang` of its
 * pages and the name of its folders, and the tag by which its dates and lists are written.
 */
export const languages = {
  en: { tag: 'en-GB' },
  fr: { tag: 'fr' },
} as const;
