import { need, type Step } from '../../engine/index.ts';
import { stepSentence } from '../../i18n/step.ts';
import '../trial-words.ts';
import { useBoard } from './context.ts';
import { RuleLink } from './RuleLink.tsx';
import { Splits } from './Splits.tsx';

/** The whole board in words: needs, legal splits, every step with its rule. For paper and for readers without scripts. */
export const AsText = ({ steps }: { readonly steps: readonly Step[] | null }) => {
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
      <Splits side="attacker" />
      <Splits side="defender" />
    </div>
  );
};
