import { type RuleId, section } from '../../engine/index.ts';
import { useBoard } from './context.ts';

/** The number of a rule, leading to its paraphrase. */
export const RuleLink = ({ rule }: { readonly rule: RuleId }) => {
  const { t, ruleHref } = useBoard();
  return (
    <a class="rule" href={ruleHref(rule)} aria-label={t('text.rule', { section: section(rule) })}>
      {section(rule)}
    </a>
  );
};
