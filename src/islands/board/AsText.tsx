import { type LegalAssignment, need, type SideName, type Step } from '../../engine/index.ts';
import { stepSentence } from '../../i18n/step.ts';
import '../trial-words.ts';
import { useBoard } from './context.ts';
import { RuleLink } from './RuleLink.tsx';
import { Splits } from './Splits.tsx';

interface Props {
  readonly steps: readonly Step[] | null;
  /** What is done with a listed split that the reader puts on the board; left out where none can be. */
  readonly onLoad?: (side: SideName, split: LegalAssignment) => void;
}

/** The whole board in words: needs, legal splits, every step with its rule. */
export const AsText = ({ steps, onLoad }: Props) => {
  const { t, say, combat, name } = useBoard();
  const needs = [...combat.attacker.units, ...combat.defender.units].map((unit) => {
    const needed = need(combat, unit.id);
    const words =
      needed === 'never'
        ? t('written.needNever', { name: name(unit.id) })
        : needed === 'exempt'
          ? t('written.needExempt', { name: name(unit.id) })
          : t('written.need', { name: name(unit.id), need: needed });
    return <li key={unit.id}>{words}</li>;
  });
  return (
    <div class="as-text">
      <h4>{t('written.needs')}</h4>
      <ul class="needs">{needs}</ul>
      {steps && (
        <>
          <h4>{t('written.steps')}</h4>
          <ol class="steps">
            {steps.map((step, i) => (
              <li key={i}>
                <span>{stepSentence(say, step, { combat, name })}</span> <RuleLink rule={step.rule} />
              </li>
            ))}
          </ol>
        </>
      )}
      {(['attacker', 'defender'] as const).map((side) => (
        <Splits key={side} side={side} onLoad={onLoad && ((split) => onLoad(side, split))} />
      ))}
    </div>
  );
};
