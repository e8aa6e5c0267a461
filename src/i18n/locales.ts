/** The languages of the site; each is also the first segment of its addresses. */
export const locales = ['en', 'fr'] as const;

export type Locale = (typeof locales)[number];

/** The language of the machine-facing defaults: `x-default` links and the command line. */
export const defaultLocale: Locale = 'en';

export const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value);
