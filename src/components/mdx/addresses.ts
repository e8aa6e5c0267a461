import type { Card } from '../../catalog/cards.ts';
import type { ReadingId } from '../../catalog/readings.ts';
import type { CatalogRuleId } from '../../catalog/rules.ts';
import type { TermId } from '../../catalog/terms.ts';
import type { Locale } from '../../i18n/locales.ts';
import { path } from '../../i18n/routes.ts';

const paged: readonly Card['assignment'][] = ['changes-order', 'changes-need', 'changes-dealt'];

/** Whether a card has a page of its own: it changes the order of assignment, a need, or what is dealt. */
export const hasPage = ({ assignment }: Card): boolean => paged.includes(assignment);

/** The page of a rule. */
export const rulePath = (locale: Locale, id: CatalogRuleId): string => path(locale, 'rules', id);

/** The page of a word. */
export const termPath = (locale: Locale, id: TermId): string => path(locale, 'glossary', id);

/** Where a reading stands on the page of all readings. */
export const readingPath = (locale: Locale, id: ReadingId): string =>
  `${path(locale, 'about', 'readings')}#${id}`;

/** The page of a card, or its place in the list of those without one. */
export const cardPath = (locale: Locale, card: Card): string =>
  hasPage(card) ? path(locale, 'cards', card.id) : `${path(locale, 'cards', 'others')}#${card.id}`;
