import { type SideName, total } from '../../engine/index.ts';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';
import type { Mode } from './state.ts';

const modes: readonly Mode[] = ['replay', 'try', 'change'];
const sideNames: readonly SideName[] = ['attacker', 'defender'];

interface SegmentsProps<T extends string> {
  /** The name of the group; it is not shown. */
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onValue: (value: T) => void;
}

/** One of a few, side by side. */
export const Segments = <T extends string>({ label, name, options, value, onValue }: SegmentsProps<T>) => (
  <fieldset class="segments">
    <legend class="vh">{label}</legend>
    {options.map((option) => (
      <label key={option.value}>
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onValue(option.value)}
        />
        <span>{option.label}</span>
      </label>
    ))}
  </fieldset>
);

/** What to do with the board, undo and the way back to the example. */
export const ModeBar = ({ canUndo, canReset }: { readonly canUndo: boolean; readonly canReset: boolean }) => {
  const { t, state, dispatch, uid } = useBoard();
  return (
    <div class="board-bar controls">
      <Segments
        label={t('mode.label')}
        name={uid('mode')}
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        value={state.mode}
        onValue={(mode) => dispatch({ type: 'mode', mode })}
      />
      <button
        type="button"
        class="key is-small"
        data-act="undo"
        aria-disabled={!canUndo}
        onClick={() => dispatch({ type: 'undo' })}
      >
        <Icon name="undo" />
        <span>{t('undo')}</span>
      </button>
      <button
        type="button"
        class="key is-small"
        data-act="reset"
        aria-disabled={!canReset}
        aria-label={t('resetLong')}
        onClick={() => dispatch({ type: 'reset' })}
      >
        <Icon name="first" />
        <span>{t('reset')}</span>
      </button>
    </div>
  );
};

/** Whose damage is being tried. */
export const TryBar = ({ canClear }: { readonly canClear: boolean }) => {
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
        onClick={() => dispatch({ type: 'clear', side: state.side })}
      >
        <span>{t('try.clear')}</span>
      </button>
    </div>
  );
};
