import { amountOn, contribution, enemyOf, need, type SideName, type Unit } from '../../engine/index.ts';
import { withMinus } from '../../i18n/minus.ts';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';
import { Keywords } from './Keywords.tsx';
import type { Scene } from './scene.ts';
import { icons, type Standing, type State, standingOf, standingWords, type Trial } from './standing.ts';
import { Track } from './Track.tsx';

const tokens: Partial<Record<State, string>> = {
  killed: 'dead',
  recalled: 'recalled',
  lethal: 'lethal',
  tooEarly: 'refused',
  tooMuch: 'refused',
  notFinished: 'refused',
  notAllowed: 'refused',
  waits: 'waits',
  closed: 'closed',
};

interface Props {
  readonly unit: Unit;
  readonly side: SideName;
  readonly scene: Scene;
  /** Set where the reader tries a split on this unit. */
  readonly trial: Trial | null;
}

/** One unit on the mat. */
export const Tile = ({ unit, side, scene, trial }: Props) => {
  const { t, combat, state, dispatch, name, trying, extra, pressing, veil } = useBoard();
  const { id } = unit;
  const from = enemyOf(side);
  // Healed of all damage: nothing lies on it any more.
  const amount = scene.healed.has(id) ? 0 : amountOn(scene.assigned[from], id);
  const needed = need(combat, id);
  const adds = contribution(combat, id).adds;
  const bonus = side === 'attacker' ? unit.assault : unit.shield;
  const current = unit.might + unit.mightChange;
  const isNow = scene.now.has(id) || (state.mode === 'change' && state.selected === id);
  const standing = ((): Standing => {
    if (scene.killed.has(id)) return { state: 'killed' };
    if (scene.recalled.has(id)) return { state: 'recalled' };
    if (scene.healed.has(id)) return { state: 'healed' };
    return veil ? { state: 'none' } : standingOf(combat, id, scene.assigned[from], trial);
  })();
  const status = standing.state;
  const stateTokens = [
    tokens[status],
    isNow && 'now',
    needed === 'exempt' && 'exempt',
    (unit.stunned || unit.dealsNoCombatDamage) && 'stunned',
    scene.kind === 'deal' && scene.now.has(id) && 'struck',
  ].filter(Boolean);
  const icon = icons[status];
  const isSelected = state.selected === id;
  const press =
    state.mode === 'change'
      ? {
          isOn: isSelected,
          label: t('tile.edit', { name: name(id) }),
          onPress: () => dispatch({ type: 'select', unit: isSelected ? null : id }),
        }
      : pressing?.(id);
  return (
    <li class="tile" data-unit={id} data-side={side} data-state={stateTokens.join(' ') || undefined}>
      <p class="tile-might">
        <span class="vh">{t('tile.might')} </span>
        {withMinus(current)}
      </p>
      <p class="tile-name">{name(id)}</p>
      <Keywords unit={unit} side={side} ignored={combat[from].ignores} />
      {!veil?.sums && (
        <p class="adds">
          {bonus > 0 && adds > 0
            ? t('tile.addsSum', { might: current, bonus, total: adds })
            : t('tile.adds', { total: adds })}
        </p>
      )}
      <Track unit={unit} from={from} amount={amount} healed={scene.healed.has(id)} />
      <p class="tile-stat">
        {icon && <Icon name={icon} />}
        {standingWords(t, standing)}
      </p>
      {(status === 'lethal' || status === 'killed') && !trial && (
        <svg class="chip" aria-hidden="true">
          <use href="#i-chip" />
        </svg>
      )}
      {amount > 0 && !trial && !scene.killed.has(id) && (
        <p class="counter" data-from={from}>
          <span class="vh">{t('tile.assigned')} </span>
          {amount}
        </p>
      )}
      {trial && trying && (
        <trying.TrialControls
          unit={unit}
          from={from}
          amount={amount}
          trial={trial}
          isClosed={status === 'closed'}
        />
      )}
      {state.mode === 'ask' && extra && <extra.OnTile unit={unit} side={side} />}
      {press && (
        <button type="button" class="tile-edit" aria-pressed={press.isOn} onClick={press.onPress}>
          <span>{press.label}</span>
        </button>
      )}
    </li>
  );
};
