import type { TermId } from '../catalog/terms.ts';
import en from './en/names.json' with { type: 'json' };
import fr from './fr/names.json' with { type: 'json' };
import { type Locale, locales } from './locales.ts';

/** What has names: a term, a section of the site, a written page by section and slug. */
type Named = 'terms' | 'sections' | 'pages';

/** What things are called in a language. */
interface Names {
  /** The name of each term, then other words seen for it. */
  readonly terms: Readonly<Record<TermId, readonly string[]>>;
  /** What players type for something that the site calls otherwise. */
  readonly typed: Readonly<Record<Named, Readonly<Record<string, readonly string[]>>>>;
}

const names: Readonly<Record<Locale, Names>> = { en, fr };

/** What a term is called in a language: as printed on cards in it, as its players say it, or our own word. */
export const termName = (locale: Locale, id: TermId): string => {
  const [name] = names[locale].terms[id];
  if (!name) throw new Error(`the term ${id} has no name in ${locale}`);
  return name;
};

/** Other words of a language seen for a term. */
export const termVariants = (locale: Locale, id: TermId): readonly string[] =>
  names[locale].terms[id].slice(1);

/** What players of a language type for something, besides its own names. */
export const typedIn = (locale: Locale, what: Named, id: string): readonly string[] =>
  names[locale].typed[what][id] ?? [];

/** What players of any language type for something. */
export const typed = (what: Named, id: string): readonly string[] =>
  locales.flatMap((locale) => typedIn(locale, what, id));

/** All that some name is typed for in some language. */
export const typedFor = (what: Named): readonly string[] => [
  ...new Set(locales.flatMap((locale) => Object.keys(names[locale].typed[what]))),
];
