import type { Combat, SideName, Unit } from '../engine/index.ts';
import { enemyOf } from '../engine/index.ts';
import { effectName } from './effect-name.ts';
import type { Format } from './format.ts';
import { withMinus } from './minus.ts';

type Board = Format<'board'>;

const might = (share: Format<'share'>, unit: Unit): string => {
  const { might: printed, mightChange } = unit;
  const now = withMinus(share.number(printed + mightChange));
  if (mightChange === 0) return share('unit.might', { might: now });
  const sum = `${withMinus(share.number(printed))} ${mightChange < 0 ? '\u2212' : '+'} ${share.number(Math.abs(mightChange))}`;
  return share('unit.changed', { might: now, sum });
};

/** What a unit brings into the combat: Might, keywords, marks, effects. What does not count on its side is left out. */
export const unitFacts = (
  share: Format<'share'>,
  t: Board,
  combat: Combat,
  side: SideName,
  unit: Unit,
): readonly string[] => {
  const { ignores } = combat[enemyOf(side)];
  const keyword = (kind: 'tank' | 'backline'): string =>
    ignores.includes(kind)
      ? share('unit.ignored', { keyword: t(`keyword.${kind}`), ignored: t('keyword.ignored') })
      : t(`keyword.${kind}`);
  return [
    might(share, unit),
    side === 'attacker' && unit.assault > 0 && t('keyword.assault', { amount: unit.assault }),
    side === 'defender' && unit.shield > 0 && t('keyword.shield', { amount: unit.shield }),
    unit.tank && keyword('tank'),
    unit.backline && keyword('backline'),
    unit.stunned && t('keyword.stunned'),
    unit.dealsNoCombatDamage && t('keyword.noDamage'),
    unit.immune && t('keyword.immune'),
    ...unit.replacements.map((replacement) => effectName(t, replacement)),
    unit.marked > 0 && share('unit.marked', { count: unit.marked }),
  ].filter((fact) => fact !== false);
};
