import { type Assignment, type AssignmentRefusal, section } from '../../engine/index.ts';
import { refusalSentence } from '../../i18n/sentences.ts';
import { useBoard } from './context.ts';
import { RuleLink } from './RuleLink.tsx';

interface Props {
  readonly refusals: readonly AssignmentRefusal[];
  /** The raw amounts that are refused. */
  readonly amounts: Assignment;
}

/** Why a split is refused, each reason beside the rule that it rests on. */
export const Reasons = ({ refusals, amounts }: Props) => {
  const { say, combat, state, name } = useBoard();
  return (
    <ol class="reasons">
      {refusals.map((refusal, i) => {
        const { title, text } = refusalSentence(say, refusal, { combat, side: state.side, amounts, name });
        return (
          <li key={i} data-rule={refusal.rule} data-section={section(refusal.rule)}>
            <RuleLink rule={refusal.rule} />
            <p>
              <b>{title}</b> {text}
            </p>
          </li>
        );
      })}
    </ol>
  );
};
