export type { RuleEntry } from './rules/entry.ts';
export { compareNumbers, normalizeNumber, parentNumber, parentNumbers } from './rules/numbers.ts';
export { knownNumbers, type Meaning, meaningsOf, type NumberLookup, resolveNumber } from './rules/resolve.ts';
export { type RuleSection, ruleSections, sectionOfNumber } from './rules/sections.ts';
export {
  type CatalogRuleId,
  isRuleId,
  numberIn,
  numberNow,
  ruleEntry,
  ruleIds,
  ruleSince,
  rules,
  rulesNewIn,
} from './rules/table.ts';
export { type TopicId, topicIds, topicNumbers } from './rules/topics.ts';
export {
  ancestorsOf,
  besidesOf,
  childrenOf,
  parentOf,
  type RulePlace,
  rulesUnder,
  sectionOf,
  sectionRoots,
} from './rules/tree.ts';
