import { parentNumbers } from './numbers.ts';
import { type RuleSection, sectionOfNumber } from './sections.ts';
import { type CatalogRuleId, numberNow, ruleEntry, ruleIds } from './table.ts';

const isMain = (id: CatalogRuleId): boolean => ruleEntry(id).besides === undefined;

const byNumber: ReadonlyMap<string, CatalogRuleId> = new Map(
  ruleIds.filter(isMain).map((id) => [numberNow(id), id]),
);

/** A number of the checked edition, with our rule where the site describes it. */
export interface RulePlace {
  readonly number: string;
  readonly id: CatalogRuleId | undefined;
}

const place = (number: string): RulePlace => ({ number, id: byNumber.get(number) });

/** What a rule stands under, nearest first, up to its section; a number that the site does not describe has no id. */
export const ancestorsOf = (id: CatalogRuleId): readonly RulePlace[] =>
  parentNumbers(numberNow(id)).map(place);

/** What a rule stands directly under; nothing for a whole section. */
export const parentOf = (id: CatalogRuleId): RulePlace | undefined => ancestorsOf(id)[0];

/** The rules below a rule whose nearest described ancestor it is, in the order of the Core Rules. */
export const childrenOf = (id: CatalogRuleId): readonly CatalogRuleId[] =>
  isMain(id) ? ruleIds.filter((child) => ancestorsOf(child).find((above) => above.id)?.id === id) : [];

/** The other rules under the same number: what else the number says. */
export const besidesOf = (id: CatalogRuleId): readonly CatalogRuleId[] =>
  ruleIds.filter((other) => other !== id && numberNow(other) === numberNow(id));

/** Every described rule under a number of the checked edition, described or not. */
export const rulesUnder = (number: string): readonly CatalogRuleId[] =>
  ruleIds.filter((id) => numberNow(id).startsWith(`${number}.`));

/** The part in which the rule is shown. */
export const sectionOf = (id: CatalogRuleId): RuleSection => sectionOfNumber(numberNow(id));

/** A part's rules that stand under no described rule, in the order of the Core Rules; `childrenOf` leads on. */
export const sectionRoots = (section: RuleSection): readonly CatalogRuleId[] =>
  ruleIds.filter((id) => sectionOf(id) === section && !ancestorsOf(id).some((above) => above.id));
