import type { ComponentChildren } from 'preact';
import {
  amountOn,
  contribution,
  enemyOf,
  limits,
  need,
  type SideName,
  type Unit,
} from '../../engine/index.ts';
import type { Format } from '../../i18n/format.ts';
import { withMinus } from '../../i18n/minus.ts';
import { allowanceSentence } from '../../i18n/sentences.ts';
import { alter } from '../board/alter.ts';
import { CountsAs } from '../board/CountsAs.tsx';
import { useBoard } from '../board/context.ts';
import { Icon } from '../board/Icon.tsx';
import { Keywords } from '../board/Keywords.tsx';
import { NumberField } from '../board/NumberField.tsx';
import { icons, type Standing, standingOf, standingWords, type Trial } from '../board/standing.ts';
import { Track } from '../board/Track.tsx';
import { amountRange } from '../board/whole-number.ts';

/** What is a press away: the keywords that order the assignment, or what keeps a unit from adding to it. */
const chips = {
  taking: [
    ['tank', 'tank'],
    ['backline', 'backline'],
  ],
  adding: [['stunned', 'stun']],
} as const;

interface Props {
  readonly t: Format<'table'>;
  readonly unit: Unit;
  readonly side: SideName;
  /** Set where damage is being assigned to the unit. */
  readonly trial: Trial | null;
  /** Everything else about the unit, where it is open. */
  readonly children: ComponentChildren;
}

/** One unit of the quick board: its Might and keywords, what it needs and what it is assigned, all a press away. */
export const Row = ({ t, unit, side, trial, children }: Props) => {
  const board = useBoard();
  const { combat, state, dispatch, name, say } = board;
  const { id } = unit;
  const from = enemyOf(side);
  const { amounts } = state.splits[from];
  const amount = amountOn(amounts, id);
  const needed = need(combat, id);
  const standing: Standing = trial ? standingOf(combat, id, amounts, trial) : { state: 'none' };
  const status = standing.state;
  const allowance = trial?.allowances.get(id);
  const icon = icons[status];
  const isOpen = state.selected === id;
  const change = (patch: Partial<Unit>, field: string) =>
    dispatch({ type: 'alter', by: alter, change: { type: 'edit', unit: id, patch, field } });
  // What the keys below say already is said once.
  const others = trial ? { ...unit, tank: false, backline: false } : { ...unit, stunned: false };
  const tokens = [
    icon === 'refused' ? 'refused' : status,
    needed === 'exempt' && 'exempt',
    unit.stunned && 'stunned',
  ].filter((token) => token && token !== 'none');
  return (
    <li class="row" data-unit={id} data-side={side} data-state={tokens.join(' ') || undefined}>
      <div class="row-head">
        <h4 class="row-name">{name(id)}</h4>
        {trial ? (
          <Track unit={unit} from={from} amount={amount} healed={false} />
        ) : (
          <p class="adds">{board.t('tile.adds', { total: contribution(combat, id).adds })}</p>
        )}
        <p class="row-stat">
          {icon && <Icon name={icon} />}
          {standingWords(board.t, standing)}
        </p>
      </div>
      <div class="controls">
        <Keywords unit={others} side={side} ignored={trial ? combat[from].ignores : []} />
      </div>
      <div class="no-controls">
        <Keywords unit={unit} side={side} ignored={combat[from].ignores} />
        <p>
          {board.t('tile.might')} {withMinus(board.t.number(unit.might + unit.mightChange))}
        </p>
      </div>
      {status === 'closed' && allowance && 'rule' in allowance && (
        <p class="why">{allowanceSentence(say, id, allowance, { combat, side: from, amounts, name })}</p>
      )}
      <div class="row-keys controls" data-trial={trial ? '' : undefined}>
        <div class="row-field">
          <span aria-hidden="true">{t('might')}</span>
          <NumberField
            field={`${id}/might`}
            label={t('mightOf', { name: name(id) })}
            hideLabel
            value={unit.might}
            range={limits.might}
            onValue={(might) => change({ might }, `${id}/might`)}
          />
        </div>
        {trial && (
          <div class="row-field">
            <span aria-hidden="true">{t('damage')}</span>
            <NumberField
              field={`split/${from}/${id}`}
              label={board.t('try.amount', { name: name(id) })}
              hideLabel
              value={amount}
              range={amountRange}
              full={trial.spent}
              lessLabel={board.t('try.less', { name: name(id) })}
              moreLabel={board.t('try.more', { name: name(id) })}
              onValue={(value) => dispatch({ type: 'amount', side: from, unit: id, amount: value })}
            />
          </div>
        )}
        <fieldset class="row-chips" aria-label={name(id)}>
          {chips[trial ? 'taking' : 'adding'].map(([field, shape]) => (
            <button
              key={field}
              type="button"
              class="chip-key"
              data-chip={field}
              aria-pressed={unit[field]}
              onClick={() => change({ [field]: !unit[field] }, `${id}/${field}/${String(!unit[field])}`)}
            >
              <Icon name={shape} />
              <span>{board.t(`keyword.${field}`)}</span>
            </button>
          ))}
          <button
            type="button"
            class="chip-key is-more"
            data-act="more"
            aria-expanded={isOpen}
            aria-label={t('moreOf', { name: name(id) })}
            onClick={() => dispatch({ type: 'select', unit: isOpen ? null : id })}
          >
            <span>{t('more')}</span>
            <Icon name={isOpen ? 'minus' : 'plus'} />
          </button>
        </fieldset>
      </div>
      {trial?.choosers.has(id) && <CountsAs unit={id} from={from} />}
      {isOpen && children}
    </li>
  );
};
