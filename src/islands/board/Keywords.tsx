import type { SideName, Unit } from '../../engine/index.ts';
import { effectName } from '../../i18n/effect-name.ts';
import { useBoard } from './context.ts';
import { Icon, type IconName } from './Icon.tsx';

interface Mark {
  readonly icon: IconName;
  readonly text: string;
  readonly ignored?: boolean;
}

/** What is printed on a unit beside its Might, and what this turn did to it. */
export const Keywords = ({
  unit,
  side,
  ignored,
}: {
  unit: Unit;
  side: SideName;
  ignored: readonly string[];
}) => {
  const { t } = useBoard();
  const marks: Mark[] = [];
  if (unit.tank) marks.push({ icon: 'tank', text: t('keyword.tank'), ignored: ignored.includes('tank') });
  if (unit.backline)
    marks.push({ icon: 'backline', text: t('keyword.backline'), ignored: ignored.includes('backline') });
  // A bonus that does not count on this side is left out: it would read as if it did.
  if (side === 'attacker' && unit.assault > 0)
    marks.push({ icon: 'assault', text: t('keyword.assault', { amount: unit.assault }) });
  if (side === 'defender' && unit.shield > 0)
    marks.push({ icon: 'shield', text: t('keyword.shield', { amount: unit.shield }) });
  if (unit.mightChange !== 0)
    marks.push({
      icon: unit.mightChange > 0 ? 'plus' : 'minus',
      text: t(unit.mightChange > 0 ? 'keyword.up' : 'keyword.down', { amount: Math.abs(unit.mightChange) }),
    });
  if (unit.stunned) marks.push({ icon: 'stun', text: t('keyword.stunned') });
  if (unit.dealsNoCombatDamage) marks.push({ icon: 'stun', text: t('keyword.noDamage') });
  if (unit.immune) marks.push({ icon: 'immune', text: t('keyword.immune') });
  for (const effect of unit.replacements) marks.push({ icon: effect.kind, text: effectName(t, effect) });
  return (
    <ul class="kw">
      {marks.map((mark, i) => (
        <li key={i} data-ignored={mark.ignored ? '' : undefined}>
          <Icon name={mark.icon} />
          <span>{mark.text}</span>
          {mark.ignored && <small>({t('keyword.ignored')})</small>}
        </li>
      ))}
    </ul>
  );
};
