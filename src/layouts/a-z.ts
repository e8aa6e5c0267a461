import { cardName, cards } from '../catalog/cards.ts';
import { type TermId, termIds } from '../catalog/terms.ts';
import { referenceIds } from '../components/developers/reference.ts';
import { cardPath, hasPage, termPath } from '../components/mdx/addresses.ts';
import { articleSections } from '../components/shell/sections.ts';
import { type Locale, locales, translator } from '../i18n/index.ts';
import { printedLang } from '../i18n/locales.ts';
import { termName, termVariants } from '../i18n/names.ts';
import { path } from '../i18n/routes.ts';
import { pagesOf } from './pages.ts';
import { ruleParts } from './parts.ts';

/** A name in the list of everything, and where it leads. */
export interface Named {
  readonly name: string;
  readonly href: string;
  /** Its language, where that is not the page's. */
  readonly lang?: Locale | undefined;
  /** What the site calls it, where the name is another one; or what it belongs to. */
  readonly called?: string | undefined;
}

export interface Letter {
  readonly letter: string;
  readonly names: readonly Named[];
}

/** Under its name, under its name in each other language, and under further names seen for it. */
function namesOf(locale: Locale, id: TermId): readonly Named[] {
  const called = termName(locale, id);
  const href = termPath(locale, id);
  const further = locales.flatMap((language) =>
    [termName(language, id), ...termVariants(language, id)].map((name) => ({ name, language })),
  );
  const known = new Set([called.toLowerCase()]);
  const others = further.filter(({ name }) => {
    const isNew = !known.has(name.toLowerCase());
    known.add(name.toLowerCase());
    return isNew;
  });
  return [
    { name: called, href },
    ...others.map(({ name, language }) => ({
      name,
      href,
      called,
      lang: language === locale ? undefined : language,
    })),
  ];
}

const initial = (name: string): string => {
  const [first = ''] = name.normalize('NFD').match(/[\p{L}\p{N}]/u) ?? [];
  return first.toUpperCase();
};

/** Every word, written page, part of the rules and card with a page, by first letter, in the order of the language. */
export async function everything(locale: Locale): Promise<readonly Letter[]> {
  const site = translator(locale, 'site');
  const library = translator(locale, 'library');
  const developers = translator(locale, 'developers');
  const pages = (await Promise.all(articleSections.map(pagesOf))).flat();
  const names: readonly Named[] = [
    ...termIds.flatMap((id) => namesOf(locale, id)),
    ...pages.map((page) => ({
      name: page.in[locale].data.title,
      href: path(locale, page.section, page.slug),
    })),
    { name: library('readings.title'), href: path(locale, 'about', 'readings') },
    { name: site('sections.practice'), href: path(locale, 'practice') },
    { name: site('sections.lab'), href: path(locale, 'lab') },
    ...referenceIds.map((id) => ({ name: developers(`title.${id}`), href: path(locale, 'about', id) })),
    ...(await ruleParts()).map(({ slug, intro }) => ({
      name: intro[locale].data.title,
      href: path(locale, 'rules', 'parts', slug),
      called: site('sections.rules'),
    })),
    ...cards.filter(hasPage).map((card) => ({
      name: cardName(card),
      href: cardPath(locale, card),
      lang: printedLang(locale),
    })),
  ];
  const { compare } = new Intl.Collator(locale, { ignorePunctuation: true });
  return [...Map.groupBy(names, ({ name }) => initial(name))]
    .map(([letter, inIt]) => ({ letter, names: inIt.toSorted((a, b) => compare(a.name, b.name)) }))
    .sort((a, b) => compare(a.letter, b.letter));
}
