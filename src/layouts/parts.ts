import {
  type CatalogRuleId,
  compareNumbers,
  numberNow,
  type RuleSection,
  ruleIds,
  ruleSections,
  sectionOf,
} from '../catalog/rules.ts';
import { type InAll, ruleIntros } from './pages.ts';

/** One part of the rules: its rules in the order of the Core Rules, and its introduction. */
export interface Part {
  readonly slug: RuleSection;
  readonly rules: readonly CatalogRuleId[];
  readonly intro: InAll<'rules'>;
}

/** The parts of the rules, in order. */
export async function ruleParts(): Promise<readonly Part[]> {
  const intros = await ruleIntros();
  return ruleSections.map(({ slug }) => ({
    slug,
    rules: ruleIds
      .filter((id) => sectionOf(id) === slug)
      .toSorted((a, b) => compareNumbers(numberNow(a), numberNow(b))),
    intro: intros[slug],
  }));
}
