import { type Answer, endings, type Problem } from '../../practice/types.ts';
import { useBoard } from '../board/context.ts';
import { Icon } from '../board/Icon.tsx';
import { amountRange, readWholeNumber } from '../board/whole-number.ts';
import { answerRange, Stepper } from './Stepper.tsx';
import type { PracticeWords } from './words.ts';

/** What the reader has put together so far and not given as an answer yet. */
export interface Draft {
  readonly picked: readonly string[];
  readonly text: string;
}

interface Props {
  readonly p: PracticeWords;
  readonly problem: Problem;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** The answer that was given. */
  readonly given: Answer | null;
  /** Whether an answer of this kind would be right: asked once one is given. */
  readonly isRight: (answer: Answer) => boolean;
  readonly onAnswer: (answer: Answer) => void;
}

const same = (a: Answer, b: Answer | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The answers to choose from, or what an answer is put together with. */
export const Controls = ({ p, problem, draft, onDraft, given, isRight, onAnswer }: Props) => {
  const { state } = useBoard();
  const choice = (answer: Answer, label: string, ref?: string) => {
    const isGiven = same(answer, given);
    const isAnswer = given !== null && isRight(answer);
    return (
      <button
        key={label}
        type="button"
        class="key answer-key"
        data-answer={ref}
        data-given={isGiven ? '' : undefined}
        data-right={isAnswer ? '' : undefined}
        aria-disabled={given !== null}
        onClick={() => given === null && onAnswer(answer)}
      >
        {given !== null && (isGiven || isAnswer) && <Icon name={isAnswer ? 'done' : 'refused'} />}
        <span>{label}</span>
        {given !== null && (isGiven || isAnswer) && (
          <small>
            {[isGiven && p('answer.given'), isAnswer && p('answer.isRight')].filter(Boolean).join(', ')}
          </small>
        )}
      </button>
    );
  };
  const send = (isReady: boolean, answer: () => Answer) =>
    given === null && (
      <button
        type="button"
        class="key is-main send"
        data-act="answer"
        aria-disabled={!isReady}
        onClick={() => isReady && onAnswer(answer())}
      >
        <span>{p('answer.send')}</span>
      </button>
    );
  const number = (label: string, answer: (n: number) => Answer) => {
    const read = readWholeNumber(draft.text, answerRange);
    return (
      <form
        method="dialog"
        class="number"
        onSubmit={(e) => {
          e.preventDefault();
          if (read.ok && given === null) onAnswer(answer(read.value));
        }}
      >
        <Stepper
          p={p}
          label={label}
          text={draft.text}
          isOver={given !== null}
          onText={(text) => onDraft({ ...draft, text })}
        />
        {given === null && (
          <button type="submit" class="key is-main send" data-act="answer" aria-disabled={!read.ok}>
            <span>{p('answer.send')}</span>
          </button>
        )}
      </form>
    );
  };
  switch (problem.kind) {
    case 'legal':
      return (
        <div class="answer-keys">
          {choice({ kind: 'legal', isLegal: true }, p('answer.legal'), 'legal')}
          {choice({ kind: 'legal', isLegal: false }, p('answer.refused'), 'refused')}
        </div>
      );
    case 'rule':
      return (
        <div class="answer-keys is-list">
          {problem.options.map((rule) => choice({ kind: 'rule', rule }, p(`rule.${rule}`), rule))}
        </div>
      );
    case 'result':
      return (
        <div class="answer-keys is-list">
          {endings.map((ending) => choice({ kind: 'result', ending }, p(`answer.${ending}`), ending))}
        </div>
      );
    case 'need':
      return (
        <>
          {number(p('answer.amount'), (need) => ({ kind: 'need', need }))}
          <div class="answer-keys">
            {choice({ kind: 'need', need: 'never' }, p('answer.never'), 'never')}
            {choice({ kind: 'need', need: 'exempt' }, p('answer.exempt'), 'exempt')}
          </div>
        </>
      );
    case 'dealt':
      return number(p('answer.amount'), (dealt) => ({ kind: 'dealt', dealt }));
    case 'count':
      return number(p('answer.count'), (count) => ({ kind: 'count', count }));
    case 'next':
      return (
        <>
          {given === null && <p class="hint">{p('answer.picked', { count: draft.picked.length })}</p>}
          {send(draft.picked.length > 0, () => ({ kind: 'next', units: draft.picked }))}
        </>
      );
    case 'kill': {
      const { amounts } = state.splits[problem.side];
      const isReady =
        Object.keys(state.drafts).length === 0 &&
        Object.values(amounts).some((amount) => amount > amountRange.min);
      return send(isReady, () => ({ kind: 'kill', amounts }));
    }
  }
};
