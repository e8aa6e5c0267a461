import type { SideName, Unit } from '../../engine/index.ts';
import { allowanceSentence } from '../../i18n/sentences.ts';
import { CountsAs } from './CountsAs.tsx';
import { useBoard } from './context.ts';
import { NumberField } from './NumberField.tsx';
import type { Trial } from './standing.ts';
import { amountRange } from './whole-number.ts';

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
  const { t, say, combat, state, dispatch, name } = useBoard();
  const { amounts } = state.splits[from];
  const allowance = trial.allowances.get(id);
  return (
    <>
      {isClosed && allowance && 'rule' in allowance && (
        <p class="why">{allowanceSentence(say, id, allowance, { combat, side: from, amounts, name })}</p>
      )}
      {trial.choosers.has(id) && <CountsAs unit={id} from={from} hideTitle />}
      <NumberField
        field={`split/${from}/${id}`}
        label={t('try.amount', { name: name(id) })}
        hideLabel
        value={amount}
        range={amountRange}
        full={trial.spent}
        lessLabel={t('try.less', { name: name(id) })}
        moreLabel={t('try.more', { name: name(id) })}
        onValue={(value) => dispatch({ type: 'amount', side: from, unit: id, amount: value })}
      />
    </>
  );
};
