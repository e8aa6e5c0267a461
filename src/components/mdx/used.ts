import { type Card, cardName, findCard } from '../../catalog/cards.ts';
import { isReadingId, type ReadingId, reading } from '../../catalog/readings.ts';
import { type CatalogRuleId, isRuleId, ruleIds } from '../../catalog/rules.ts';
import { isTermId, type TermId } from '../../catalog/terms.ts';
import { engineRules } from '../../engine/index.ts';

const BOARD = /<WorkedExample\s[^>]*?\bid="([^"]*)"|<CheckYourself\s[^>]*?\bexample="([^"]*)"/g;

/**
 * The ids that a tag names in a page's source, each once, in the order of the page. An id that does not exist is left
 * out of the lists below: its tag stops the build and names the page.
 */
export const idsIn = (body: string, tag: string): readonly string[] => [
  ...new Set(
    [...body.matchAll(new RegExp(`<${tag}\\s[^>]*?\\bid="([^"]*)"`, 'g'))].map(([, id]) => id ?? ''),
  ),
];

/** The examples whose boards stand on a page, each once, in its order. */
export const boardsIn = (body: string): readonly string[] => [
  ...new Set([...body.matchAll(BOARD)].map(([, example, task]) => example ?? task ?? '')),
];

const known = <Id extends string>(body: string, tag: string, isId: (id: string) => id is Id): readonly Id[] =>
  idsIn(body, tag).filter(isId);

/** The readings that a page marks, in its order. */
export const readingsIn = (body: string): readonly ReadingId[] => known(body, 'Reading', isReadingId);

/** The terms that a page marks, in its order. */
export const termsIn = (body: string): readonly TermId[] => known(body, 'Term', isTermId);

/** The cards that a page names, by name. */
export const cardsIn = (body: string): readonly Card[] =>
  idsIn(body, 'Card')
    .map(findCard)
    .filter((card) => card !== undefined)
    .sort((a, b) => (cardName(a) < cardName(b) ? -1 : 1));

const inOrder = (ids: Iterable<CatalogRuleId>): readonly CatalogRuleId[] => {
  const used = new Set(ids);
  return ruleIds.filter((id) => used.has(id));
};

/** The rules that a page cites, and those that a reading marked on it reads, in the order of the Core Rules. */
export const rulesIn = (body: string): readonly CatalogRuleId[] =>
  inOrder([...known(body, 'Rule', isRuleId), ...readingsIn(body).flatMap((id) => reading(id).rules)]);

/** Where there is a board: the further rules that a board can speak of once it is altered. */
export const boardRulesIn = (body: string): readonly CatalogRuleId[] => {
  if (boardsIn(body).length === 0) return [];
  const cited = new Set(rulesIn(body));
  return ruleIds.filter((id) => Object.hasOwn(engineRules, id) && !cited.has(id));
};
