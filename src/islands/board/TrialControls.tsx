import { entry, type Keyword, type SideName, type Unit } from '../../engine/index.ts';
import { allowanceSentence } from '../../i18n/sentences.ts';
import { useBoard } from './context.ts';
import { NumberField } from './NumberField.tsx';
import type { Trial } from './Tile.tsx';
import { amountRange } from './whole-number.ts';

const choices: readonly (Keyword | null)[] = [null, 'tank', 'backline'];

interface Props {
  readonly unit: Unit;
  /** The side that assigns to the unit. */
  readonly from: SideName;
  readonly amount: number;
  readonly trial: Trial;
  /** The unit may not take any damage now: say why. */
  readonly isClosed: boolean;
}

/** What a tile offers while a split is tried: why it waits, which keyword it counts with, how much it is assigned. */
export const TrialControls = ({ unit: { id }, from, amount, trial, isClosed }: Props) => {
  const { t, say, combat, state, dispatch, name, uid } = useBoard();
  const { amounts, choices: stated } = state.splits[from];
  const allowance = trial.allowances.get(id);
  return (
    <>
      {isClosed && allowance && 'rule' in allowance && (
        <p class="why">{allowanceSentence(say, allowance, { combat, side: from, amounts, name })}</p>
      )}
      {trial.choosers.has(id) && (
        <fieldset class="pick">
          <legend class="vh">{t('tile.countsAs', { name: name(id) })}</legend>
          {choices.map((keyword) => (
            <label key={keyword ?? 'either'}>
              <input
                type="radio"
                name={uid(`choice-${id}`)}
                checked={(entry(stated, id) ?? null) === keyword}
                onChange={() => dispatch({ type: 'choose', side: from, unit: id, keyword })}
              />
              <span>{keyword ? t(`keyword.${keyword}`) : t('tile.either')}</span>
            </label>
          ))}
        </fieldset>
      )}
      <NumberField
        field={`split/${from}/${id}`}
        label={t('tile.amount', { name: name(id) })}
        hideLabel
        value={amount}
        range={amountRange}
        full={trial.spent}
        lessLabel={t('tile.less', { name: name(id) })}
        moreLabel={t('tile.more', { name: name(id) })}
        onValue={(value) => dispatch({ type: 'amount', side: from, unit: id, amount: value })}
      />
    </>
  );
};
