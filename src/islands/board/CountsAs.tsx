import { entry, type Keyword, type SideName, type UnitId } from '../../engine/index.ts';
import { useBoard } from './context.ts';

const keywords: readonly (Keyword | null)[] = [null, 'tank', 'backline'];

interface Props {
  readonly unit: UnitId;
  /** The side that assigns to the unit. */
  readonly from: SideName;
  /** Whether its title is not shown. */
  readonly hideTitle?: boolean;
}

/** Whether a unit with both keywords counts as a Tank or as one with Backline. */
export const CountsAs = ({ unit, from, hideTitle }: Props) => {
  const { t, state, dispatch, name, uid } = useBoard();
  const chosen = entry(state.splits[from].choices, unit) ?? null;
  return (
    <fieldset class="pick">
      <legend class={hideTitle ? 'vh' : undefined}>{t('try.countsAs', { name: name(unit) })}</legend>
      {keywords.map((keyword) => (
        <label key={keyword ?? 'either'}>
          <input
            type="radio"
            name={uid(`choice-${unit}`)}
            checked={chosen === keyword}
            onChange={() => dispatch({ type: 'choose', side: from, unit, keyword })}
          />
          <span>{keyword ? t(`keyword.${keyword}`) : t('try.either')}</span>
        </label>
      ))}
    </fieldset>
  );
};
