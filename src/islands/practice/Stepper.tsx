import { Icon } from '../board/Icon.tsx';
import { readWholeNumber } from '../board/whole-number.ts';
import type { PracticeWords } from './words.ts';

interface Props {
  readonly p: PracticeWords;
  readonly label: string;
  /** What is typed or stepped to; it need not be a number yet. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isOver: boolean;
}

/** More than any problem asks for. */
export const answerRange = { min: 0, max: 999 };

/** A whole number to answer with, by button, arrow key or typing. */
export const Stepper = ({ p, label, text, onText, isOver }: Props) => {
  const read = readWholeNumber(text, answerRange);
  const value = read.ok ? read.value : null;
  const step = (by: number): void => {
    const to = (value ?? 0) + by;
    if (!isOver && to >= answerRange.min && to <= answerRange.max) onText(String(to));
  };
  return (
    <div class="num stepper">
      <label class="num-label" for="practice-number">
        {label}
      </label>
      <span class="nudge">
        <button
          type="button"
          aria-label={p('answer.less')}
          aria-disabled={isOver || !value}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id="practice-number"
          type="text"
          inputMode="numeric"
          autocomplete="off"
          role="spinbutton"
          aria-valuenow={value ?? undefined}
          aria-valuemin={answerRange.min}
          aria-valuemax={answerRange.max}
          readOnly={isOver}
          value={text}
          onInput={(e) => onText(e.currentTarget.value)}
          onFocus={(e) => e.currentTarget.select()}
          onKeyDown={(e) => {
            if (e.key !== 'ArrowUp' && e.key !== 'ArrowDown') return;
            e.preventDefault();
            step(e.key === 'ArrowUp' ? 1 : -1);
          }}
        />
        <button type="button" aria-label={p('answer.more')} aria-disabled={isOver} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
};
