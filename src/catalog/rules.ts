export { compareNumbers, normalizeNumber, parentNumber } from './rules/numbers.ts';
export { knownNumbers, type Meaning, meaningsOf, resolveNumber } from './rules/resolve.ts';
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
export { topicIds, topicNumbers } from './rules/topics.ts';
export {
  ancestorsOf,
  besidesOf,
  childrenOf,
  parentOf,
  rulesUnder,
  sectionOf,
  sectionRoots,
} from './rules/tree.ts';
