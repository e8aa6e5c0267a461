import type { Card } from '../../catalog/cards.ts';
import type { ReadingId } from '../../catalog/readings.ts';
import type { CatalogRuleId } from '../../catalog/rules.ts';
import type { TermId } from '../../catalog/terms.ts';
import type { Locale } from '../../i18n/locales.ts';
import { path } from '../../i18n/routes.ts';
import type { RuleAddress } from '../../islands/rule-address.ts';

type Role = Card['assignment'];

/** What the cards do that have a page each. */
export const pagedRoles: readonly Role[] = ['changes-order', 'changes-need', 'changes-dealt'];

/** The lists of the cards without a page, each with what its cards do. */
export const cardLists = {
  totals: ['changes-contribution'],
  others: ['after-damage', 'none'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type CardList = keyof typeof cardLists;

/** Whether a card has a page of its own: it changes the order of assignment, a need, or what is dealt. */
export const hasPage = ({ assignment }: Card): boolean => pagedRoles.includes(assignment);

/** The page of a rule. */
export const rulePath = (locale: Locale, id: CatalogRuleId): string => path(locale, 'rules', id);

/** The pages of all rules, for scripts: they know a rule by its id. */
export const ruleAddress = (locale: Locale): RuleAddress => [path(locale, 'rules'), '/'];

/** The page of a word. */
export const termPath = (locale: Locale, id: TermId): string => path(locale, 'glossary', id);

/** Where a reading stands on the page of all readings. */
export const readingPath = (locale: Locale, id: ReadingId): string =>
  `${path(locale, 'about', 'readings')}#${id}`;

/** The page of a card, or its place in one of the lists of those without a page. */
export const cardPath = (locale: Locale, card: Card): string => {
  if (hasPage(card)) return path(locale, 'cards', card.id);
  const totals: readonly Role[] = cardLists.totals;
  const list: CardList = totals.includes(card.assignment) ? 'totals' : 'others';
  return `${path(locale, 'cards', list)}#${card.id}`;
};
