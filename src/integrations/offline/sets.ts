import { locales } from '../../i18n/locales.ts';

/** The files that are kept together, as paths in the output folder. */
export interface KeptSet {
  /** `en`: what every reader gets; `en-all`: the rest of the language. */
  readonly name: string;
  readonly files: readonly string[];
}

/** Not of one language: the choice of a language, scripts, styles, fonts, icons. */
const COMMON = /^(?:index\.html|_astro\/.*\.(?:js|css|woff2)|icon\.(?:svg|png))$/;

const setsIn = (locale: string, files: readonly string[]): readonly KeptSet[] => {
  const others = locales.filter((other) => other !== locale).join('|');
  // Pagefind names a language as in `fragment/en_1a2b.pf_fragment` and `wasm.en.pagefind`.
  const search = new RegExp(`^pagefind/(?!(?:.*[/.])?(?:${others})[_.])`);
  const main = new RegExp(
    `^${locale}/(?:(?:guide|learn)/.*|search/|offline/|table/|practice/|lab/)?index\\.html$`,
  );
  const page = new RegExp(`^${locale}/.*\\.(?:html|json)$`);
  /** The lists that the lab starts from. */
  const lists = new RegExp(`^${locale}/lab/.*\\.json$`);
  const isMain = (file: string) => [COMMON, search, main, lists].some((kind) => kind.test(file));
  return [
    { name: locale, files: files.filter(isMain) },
    { name: `${locale}-all`, files: files.filter((file) => page.test(file) && !isMain(file)) },
  ];
};

/** What can be kept on a device of all the files of the built site. */
export const keptSets = (files: readonly string[]): readonly KeptSet[] =>
  locales.flatMap((locale) => setsIn(locale, files));

/** Whether the name of a file changes with what is in it. */
export const isNamedByContent = (file: string): boolean =>
  /^(?:_astro|pagefind\/(?:fragment|index|filter))\//.test(file);
