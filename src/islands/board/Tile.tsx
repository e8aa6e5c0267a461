import {
  type Allowance,
  type AssignmentRefusal,
  amountOn,
  contribution,
  enemyOf,
  need,
  type SideName,
  type Unit,
} from '../../engine/index.ts';
import { useBoard } from './context.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Keywords } from './Keywords.tsx';
import type { Scene } from './scene.ts';
import { Track } from './Track.tsx';

/** What the reader's split means for the units it goes to. */
export interface Trial {
  readonly refusals: readonly AssignmentRefusal[];
  readonly allowances: ReadonlyMap<string, Allowance>;
  /** Units for which the assigning player has a choice of keyword. */
  readonly choosers: ReadonlySet<string>;
  /** Nothing is left to assign. */
  readonly spent: boolean;
}

export type State =
  | 'killed'
  | 'recalled'
  | 'healed'
  | 'tooEarly'
  | 'tooMuch'
  | 'notFinished'
  | 'notAllowed'
  | 'waits'
  | 'lethal'
  | 'open'
  | 'closed'
  | 'none';

/** How a refused unit stands, where it is one. */
export const refusedAs = (refusals: readonly AssignmentRefusal[], id: string): State | null => {
  const rules = refusals.filter((r) => r.units.includes(id)).map((r) => r.rule);
  if (rules.some((r) => r === 'tank-first' || r === 'backline-last' || r === 'pick-tank-or-backline'))
    return 'tooEarly';
  if (rules.includes('no-excess')) return 'tooMuch';
  if (rules.includes('lethal-in-full')) return 'notFinished';
  return rules.length > 0 ? 'notAllowed' : null;
};

export const icons: Partial<Record<State, IconName>> = {
  killed: 'lethal',
  lethal: 'lethal',
  tooEarly: 'refused',
  tooMuch: 'refused',
  notFinished: 'refused',
  notAllowed: 'refused',
  waits: 'waits',
  closed: 'waits',
};

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
  const done = !veil && typeof needed === 'number' && amount >= needed;
  const isNow = scene.now.has(id) || (state.mode === 'change' && state.selected === id);
  const lacks =
    trial && typeof needed === 'number' && trial.refusals.some((r) => r.waiting.includes(id)) && !done
      ? needed - amount
      : 0;
  const allowance = trial?.allowances.get(id);
  const status: State = (() => {
    if (scene.killed.has(id)) return 'killed';
    if (scene.recalled.has(id)) return 'recalled';
    if (scene.healed.has(id)) return 'healed';
    const refused = trial && refusedAs(trial.refusals, id);
    if (refused) return refused;
    if (lacks > 0) return 'waits';
    if (done) return 'lethal';
    if (!trial || trial.spent || !allowance) return 'none';
    return allowance.most > 0 ? 'open' : 'closed';
  })();
  const words = (() => {
    switch (status) {
      case 'none':
        return null;
      case 'waits':
        return t('tile.waits', { count: lacks });
      case 'open':
        return t('tile.open', { most: allowance?.most ?? 0 });
      default:
        return t(`tile.${status}`);
    }
  })();
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
        {current < 0 ? `−${-current}` : current}
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
        {words}
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
