import { checkedVersion, type RulesVersion, rulesVersions } from '../versions.ts';
import { actions } from './actions.ts';
import { combat } from './combat.ts';
import { damageStep } from './damage-step.ts';
import type { RuleEntry, RuleTable } from './entry.ts';
import { further } from './further.ts';
import { keywords } from './keywords.ts';
import { principles } from './principles.ts';
import { replacements } from './replacements.ts';
import { resolution } from './resolution.ts';
import { turn } from './turn.ts';
import { units } from './units.ts';

/** Every rule that the site speaks of, in the order of the Core Rules, under our permanent id. */
export const rules = {
  ...principles,
  ...units,
  ...turn,
  ...replacements,
  ...actions,
  ...combat,
  ...damageStep,
  ...resolution,
  ...further,
  ...keywords,
} as const satisfies RuleTable;

export type CatalogRuleId = keyof typeof rules;

export const ruleIds = Object.keys(rules) as readonly CatalogRuleId[];

export const isRuleId = (id: string): id is CatalogRuleId => Object.hasOwn(rules, id);

/** One rule, with what all rules have. */
export const ruleEntry = (id: CatalogRuleId): RuleEntry => rules[id];

/** A rule's number in an edition: `absent` where the edition lacks the rule, `unknown` where we do not know. */
export const numberIn = (id: CatalogRuleId, version: RulesVersion): string => {
  const { numbers, since } = ruleEntry(id);
  const number = numbers[version];
  if (number !== undefined) return number;
  if (since === 'unknown') return 'unknown';
  return rulesVersions.indexOf(version) < rulesVersions.indexOf(since) ? 'absent' : 'unknown';
};

/** A rule's number in the edition that the site was checked against. */
export const numberNow = (id: CatalogRuleId): string => numberIn(id, checkedVersion);

/** The first edition that has the rule, or `unknown`. */
export const ruleSince = (id: CatalogRuleId): RulesVersion | 'unknown' => ruleEntry(id).since;

/** The rules that an edition brought or changed, in the order of the Core Rules, as far as we know. */
export const rulesNewIn = (
  version: RulesVersion,
): { readonly brought: readonly CatalogRuleId[]; readonly changed: readonly CatalogRuleId[] } => ({
  brought: ruleIds.filter((id) => ruleSince(id) === version),
  changed: ruleIds.filter((id) => ruleEntry(id).changed?.includes(version)),
});
