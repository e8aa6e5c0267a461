import { type SideName, total } from '../../engine/index.ts';
import styles from '../../styles/trying.css?url';
import { useDress } from '../use-dress.ts';
import { useBoard } from './context.ts';
import { Segments } from './Segments.tsx';

const sideNames: readonly SideName[] = ['attacker', 'defender'];

/** Whose damage is being tried. */
export const TryBar = ({ canClear }: { readonly canClear: boolean }) => {
  useDress(styles);
  const { t, combat, state, dispatch, uid } = useBoard();
  return (
    <div class="try-bar controls">
      <Segments
        label={t('try.side')}
        name={uid('side')}
        options={sideNames.map((value) => ({
          value,
          label: t(`try.${value}`, { total: total(combat, value) }),
        }))}
        value={state.side}
        onValue={(side) => dispatch({ type: 'side', side })}
      />
      <button
        type="button"
        class="key is-small"
        data-act="clear"
        aria-disabled={!canClear}
        onClick={() => canClear && dispatch({ type: 'clear', side: state.side })}
      >
        <span>{t('try.clear')}</span>
      </button>
    </div>
  );
};
