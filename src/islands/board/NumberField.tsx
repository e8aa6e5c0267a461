import type { SetupProblem } from '../../engine/index.ts';
import { setupProblemSentence } from '../../i18n/sentences.ts';
import { useBoard } from './context.ts';
import { Icon } from './Icon.tsx';
import { type Range, readWholeNumber } from './whole-number.ts';

interface Props {
  /** The field's key: unique on the board, the same over the field's life. */
  readonly field: string;
  readonly label: string;
  readonly value: number;
  readonly range: Range;
  readonly onValue: (value: number) => void;
  /** The label is there for screen readers only. */
  readonly hideLabel?: boolean;
  /** What the less and more buttons are called. */
  readonly lessLabel?: string;
  readonly moreLabel?: string;
  /** The more button would do nothing. */
  readonly full?: boolean;
}

/** A whole number by button, arrow key or typing. Text that is no number in range is flagged and goes no further. */
export const NumberField = (props: Props) => {
  const { t, say, state, dispatch, uid } = useBoard();
  const { field, label, value, range, onValue, hideLabel = false, full = false } = props;
  const draft = state.drafts[field];
  const problem: SetupProblem | null = (() => {
    if (draft === undefined) return null;
    const read = readWholeNumber(draft, range);
    return read.ok ? null : read;
  })();
  const id = uid(field);
  const step = (by: number) => {
    const next = value + by;
    if (next >= range.min && next <= range.max && !(by > 0 && full)) onValue(next);
  };
  const onInput = (text: string) => {
    const read = readWholeNumber(text, range);
    if (read.ok) onValue(read.value);
    else dispatch({ type: 'draft', field, text });
  };
  return (
    <div class="num" data-invalid={problem ? '' : undefined}>
      <label class={hideLabel ? 'vh' : 'num-label'} for={id}>
        {label}
      </label>
      <span class="nudge">
        <button
          type="button"
          aria-label={props.lessLabel ?? t('field.minus', { name: label })}
          aria-disabled={value <= range.min}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="text"
          inputMode={range.min < 0 ? 'text' : 'numeric'}
          autocomplete="off"
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={range.min}
          aria-valuemax={range.max}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          data-field={field}
          value={draft ?? String(value)}
          onInput={(e) => onInput(e.currentTarget.value)}
          onFocus={(e) => e.currentTarget.select()}
          onKeyDown={(e) => {
            if (e.key !== 'ArrowUp' && e.key !== 'ArrowDown') return;
            e.preventDefault();
            step(e.key === 'ArrowUp' ? 1 : -1);
          }}
        />
        <button
          type="button"
          aria-label={props.moreLabel ?? t('field.plus', { name: label })}
          aria-disabled={value >= range.max || full}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </span>
      {problem && (
        <p class="problem" id={`${id}-problem`}>
          <Icon name="refused" />
          {setupProblemSentence(say, { rule: 'not-a-combat', path: '', ...problem }, label)}
        </p>
      )}
    </div>
  );
};
