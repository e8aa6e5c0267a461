import { createInstance, type FormatterModule } from 'i18next';
import { dictionaries } from './dictionaries.ts';
import { quantity } from './format.ts';
import { type Locale, locales, othersThan } from './locales.ts';
import { problems } from './parity.ts';
import type { Namespace, Translate } from './words.ts';

export { isLocale, type Locale, locales, othersThan } from './locales.ts';
export type { Key, Namespace, Translate } from './words.ts';

const namespaces = Object.keys(dictionaries.en) as Namespace[];

const wrong = namespaces.flatMap((namespace) =>
  othersThan('en')
    .flatMap((locale) => problems(dictionaries.en[namespace], dictionaries[locale][namespace], locale))
    .map((line) => `${namespace}, ${line}`),
);
if (wrong.length > 0) throw new Error(`The dictionaries do not agree:\n${[...new Set(wrong)].join('\n')}`);

const numbers = new Map(locales.map((locale) => [locale as string, new Intl.NumberFormat(locale)]));

// Ours alone: the shared instance of i18next could be set up anew by anything that imports it.
const i18n = createInstance().use({
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format?: string, locale = '') =>
    typeof value === 'number' || typeof value === 'bigint' ? numbers.get(locale)?.format(value) : value,
} as FormatterModule);
await i18n.init({
  resources: dictionaries,
  ns: namespaces,
  fallbackLng: false,
  supportedLngs: [...locales],
  nsSeparator: false,
  saveMissing: false,
  parseMissingKeyHandler: (key) => {
    throw new Error(`No words for ${key}`);
  },
  missingInterpolationHandler: (_text, match) => {
    throw new Error(`No value for ${match[0]}`);
  },
  interpolation: {
    // Astro and Preact escape what they print.
    escapeValue: false,
    alwaysFormat: true,
  },
});

/** Words of a namespace in a language, at build time. Islands use `createFormat` instead. */
export const translator = <N extends Namespace>(locale: Locale, namespace: N): Translate<N> => {
  const t = i18n.getFixedT(locale, namespace) as (key: string, options: object) => string;
  const translate = (key: string, values: { readonly count?: number | bigint } = {}): string => {
    const { count } = values;
    return t(key, { count: count === undefined ? undefined : quantity(count), replace: values });
  };
  return translate as Translate<N>;
};
