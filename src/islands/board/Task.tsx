import type { UnitId } from '../../engine/index.ts';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';

/** How much a reader asked to be helped with a task. */
export type Help = 'none' | 'hint' | 'answer';

interface Props {
  readonly isLegal: boolean;
  /** Units that had to die and do not. */
  readonly alive: readonly UnitId[];
  readonly help: Help;
  readonly onHelp: (help: Help) => void;
}

/** Whether the task is solved, and the help that a reader may ask for. */
export const Task = ({ isLegal, alive, help, onHelp }: Props) => {
  const { t, name } = useBoard();
  const isSolved = isLegal && alive.length === 0;
  const words = (() => {
    if (isSolved) return help === 'answer' ? t('task.answerShown') : t('task.solvedText');
    return isLegal ? t('task.notYet', { names: t.list(alive.map(name), 'and') }) : null;
  })();
  return (
    <div class="task controls" data-solved={isSolved && help !== 'answer' ? '' : undefined}>
      {isSolved && help !== 'answer' && (
        <p class="task-solved">
          <Icon name="done" />
          {t('task.solved')}
        </p>
      )}
      {words && <p>{words}</p>}
      {!isSolved && (
        <p class="keys">
          <button
            type="button"
            class="key is-small"
            data-act="hint"
            aria-disabled={help !== 'none'}
            onClick={() => help === 'none' && onHelp('hint')}
          >
            <span>{t('task.hint')}</span>
          </button>
          <button type="button" class="key is-small" data-act="answer" onClick={() => onHelp('answer')}>
            <span>{t('task.answer')}</span>
          </button>
        </p>
      )}
    </div>
  );
};
