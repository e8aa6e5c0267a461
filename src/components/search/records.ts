import { cardName, cards } from '../../catalog/cards.ts';
import { numberNow, ruleIds } from '../../catalog/rules.ts';
import { confusedWith, termIds } from '../../catalog/terms.ts';
import { type Locale, locales, translator } from '../../i18n/index.ts';
import { besideOf } from '../../i18n/locales.ts';
import { termName, termVariants, typed } from '../../i18n/names.ts';
import { path } from '../../i18n/routes.ts';
import { cardEffect, cardFacts } from '../library/card-words.ts';
import { cardPath, rulePath, termPath } from '../mdx/addresses.ts';
import { sections } from '../shell/sections.ts';
import { BETWEEN_NAMES, indexed } from './indexed.ts';
import type { Kind } from './kinds.ts';

/** Something that is found as a whole: its page is made from a table, or is a list. As Pagefind takes it. */
export interface SearchRecord {
  readonly url: string;
  readonly content: string;
  readonly language: Locale;
  /** All of it is searched. */
  readonly meta: Record<string, string>;
  readonly filters: Record<string, string[]>;
}

/** Further names in one field; nothing where there are none. */
export const aliasOf = (names: readonly string[]): Record<string, string> =>
  names.length === 0 ? {} : { alias: [...new Set(names)].map(indexed).join(BETWEEN_NAMES) };

/** Every term, rule, card and section in a language. */
export const searchRecords = (language: Locale): readonly SearchRecord[] => {
  const site = translator(language, 'site');
  const rules = translator(language, 'rules');
  const terms = translator(language, 'terms');
  const table = translator(language, 'table');
  const record = (kind: Kind, url: string, content: string, meta: Record<string, string>): SearchRecord => ({
    url,
    content: indexed(content),
    language,
    meta,
    filters: { kind: [kind] },
  });
  return [
    ...termIds.map((id) => {
      const variants = locales.flatMap((locale) => termVariants(locale, id));
      const apart = confusedWith(id).map(({ confusion }) => terms(`apart.${confusion}`));
      return record('term', termPath(language, id), [terms(`text.${id}`), ...apart].join(' '), {
        title: indexed(termName(language, id)),
        other: indexed(termName(besideOf(language), id)),
        ...aliasOf([...variants, ...typed('terms', id)]),
      });
    }),
    ...ruleIds.map((id) => {
      const made = record('rule', rulePath(language, id), rules(`text.${id}`), {});
      // A filter, since it must not be searched: a number is found exactly or not at all.
      return { ...made, filters: { ...made.filters, number: [numberNow(id)] } };
    }),
    ...cards.map((card) => {
      const content = `${cardEffect(language, card) ?? ''} ${cardFacts(language, card)}.`;
      return record('card', cardPath(language, card), content, {
        title: indexed(cardName(card)),
        ...aliasOf([card.code]),
      });
    }),
    ...sections.map((section) =>
      record('page', path(language, section), site(`sections.${section}Lede`), {
        title: indexed(site(`sections.${section}Title`)),
        ...aliasOf([site(`sections.${section}`), ...typed('sections', section)]),
      }),
    ),
    record('page', path(language, 'table'), `${table('lede')} ${table('description')}`, {
      title: indexed(table('title')),
      ...aliasOf(locales.map((locale) => translator(locale, 'table')('short'))),
    }),
  ];
};
