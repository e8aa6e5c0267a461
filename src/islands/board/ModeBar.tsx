import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';
import { Segments } from './Segments.tsx';
import type { Mode } from './state.ts';

const modes = ['replay', 'try', 'change'] as const;

/** What to do with the board, undo and the way back to the example. */
export const ModeBar = ({ canUndo, canReset }: { readonly canUndo: boolean; readonly canReset: boolean }) => {
  const { t, state, dispatch, uid, extra } = useBoard();
  const options: { value: Mode; label: string }[] = modes.map((value) => ({
    value,
    label: t(`mode.${value}`),
  }));
  if (extra) options.push({ value: 'ask', label: extra.label });
  return (
    <div class="board-bar controls">
      <Segments
        label={t('mode.label')}
        name={uid('mode')}
        options={options}
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
        onClick={() => canReset && dispatch({ type: 'reset' })}
      >
        <Icon name="first" />
        <span>{t('reset')}</span>
      </button>
    </div>
  );
};
