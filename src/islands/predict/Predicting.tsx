import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { amountOn, type CombatResult, section, type UnitId } from '../../engine/index.ts';
import { effectName } from '../../i18n/effect-name.ts';
import { refusalSentence } from '../../i18n/refusal.ts';
import { outcomeSentence, stepSentence } from '../../i18n/step.ts';
import styles from '../../styles/predict.css?url';
import tryingStyles from '../../styles/trying.css?url';
import { type BoardContext, Context } from '../board/context.ts';
import { Icon } from '../board/Icon.tsx';
import { Mat } from '../board/Mat.tsx';
import { NumberField } from '../board/NumberField.tsx';
import { RuleLink } from '../board/RuleLink.tsx';
import { Segments } from '../board/Segments.tsx';
import { type Scene, sceneAt } from '../board/scene.ts';
import { amountRange } from '../board/whole-number.ts';
import { dress } from '../dress.ts';
import { useDress } from '../use-dress.ts';
import {
  type Guess,
  judgeGuess,
  type Moment,
  pressable,
  type Question,
  questionAt,
  type Verdict,
} from './question.ts';
import { predictWords } from './words.ts';

// Without its styles it still works.
await Promise.allSettled([dress(tryingStyles), dress(styles)]);

interface Props {
  readonly moment: Moment;
  /** Is given what a reader by ear should hear. */
  readonly onTold: (message: string) => void;
  /** The reader has just asked for this: the first question is told as well. */
  readonly isAskedFor: boolean;
}

/** How a step was met. */
type Mark = 'right' | 'wrong' | 'shown';

const results: readonly CombatResult[] = ['attacker', 'defender', 'no-result'];

const nothing: Guess = { units: [], amount: 0, result: null };

/** The board with the reader's answer laid on it. */
const withGuess = (scene: Scene, question: Question | null, { units, amount }: Guess): Scene => {
  if (units.length === 0) return scene;
  const now = new Set(units);
  const [unit] = units;
  if (question?.kind !== 'assign' || unit === undefined) return { ...scene, now };
  const { side } = question;
  const had = scene.assigned[side];
  return {
    ...scene,
    active: side,
    now,
    assigned: { ...scene.assigned, [side]: { ...had, [unit]: amountOn(had, unit) + amount } },
    left: { ...scene.left, [side]: (scene.left[side] ?? 0) - amount },
  };
};

/** A replay that asks before each step what happens next: answered on the board, told with the step and its rule. */
export const Predicting = ({ moment, onTold, isAskedFor }: Props) => {
  const board = useContext(Context) as BoardContext;
  const { t, say, combat, state, dispatch, name, uid } = board;
  const w = predictWords;
  useDress(tryingStyles, styles);
  const { steps, position } = moment;
  const last = steps.length;
  const question = useMemo(() => questionAt(moment), [steps, position]);

  // An answer is about one moment of one replay, and so is what was said of it.
  const [given, setGiven] = useState({ steps, position, guess: nothing });
  const guess = given.steps === steps && given.position === position ? given.guess : nothing;
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const answerWith = (next: Partial<Guess>) => setGiven({ steps, position, guess: { ...guess, ...next } });
  const [told, setTold] = useState<{ readonly to: number; readonly verdict: Verdict } | null>(null);
  const verdict = told?.to === position ? told.verdict : null;
  const [met, setMet] = useState({ steps, marks: [] as readonly (Mark | undefined)[] });
  const marks = met.steps === steps ? met.marks : [];

  const go = (to: number) => {
    setTold(null);
    setDrafts({});
    dispatch({ type: 'step', step: Math.max(0, Math.min(last, to)) });
  };
  const goOn = (mark: Mark) => {
    go(position + 1);
    setMet({ steps, marks: steps.map((_, i) => (i === position ? mark : marks[i])) });
  };
  const draft = Object.keys(drafts).length > 0;
  const answer = () => {
    if (!question || draft) return;
    const judged = judgeGuess(moment, question, guess);
    goOn(judged.is === 'wrong' ? 'wrong' : 'right');
    setTold({ to: position + 1, verdict: judged });
  };

  const press = question ? pressable(moment, question) : null;
  const isAssigning = question?.kind === 'assign';
  const pressing = (id: UnitId) => {
    if (!press?.units.includes(id)) return null;
    const isOn = guess.units.includes(id);
    return {
      isOn,
      label: isAssigning ? w('point', { name: name(id) }) : name(id),
      onPress: () => {
        if (isAssigning) answerWith({ units: [id], amount: isOn ? guess.amount + 1 : 1 });
        else if (press.several)
          answerWith({ units: isOn ? guess.units.filter((other) => other !== id) : [...guess.units, id] });
        else answerWith({ units: isOn ? [] : [id] });
      },
    };
  };

  const scene = useMemo(
    () => withGuess(sceneAt(combat, steps, position), question, guess),
    [steps, position, guess],
  );
  const step = steps[position - 1];
  const next = steps[position];
  const sentence = (() => {
    if (!step) return w('start');
    // What becomes of it is the next question.
    if (step.kind === 'assign' && next?.kind === 'replace')
      return w('assigned', { name: name(step.unit), amount: say('amount.raw', { n: step.raw }) });
    const nobodyDied = steps[position - 2]?.kind === 'deal' && step.kind !== 'kill';
    const text = stepSentence(say, step, { combat, name });
    return nobodyDied ? `${outcomeSentence(say, [], name)} ${text}` : text;
  })();
  const reason = verdict?.is === 'wrong' ? verdict.reason : undefined;
  const because = (() => {
    if (!reason) return null;
    if (reason.kind === 'unfinished')
      return { rule: 'lethal-in-full' as const, text: w('unfinished', { name: name(reason.unit) }) };
    const { side, refusal, amounts } = reason;
    const { title, text } = refusalSentence(say, refusal, { combat, side, amounts, name });
    return { rule: refusal.rule, text: `${title} ${text}` };
  })();

  const asked = (() => {
    if (!question) return null;
    switch (question.kind) {
      case 'sum':
      case 'choose':
      case 'assign':
        return w(`${question.kind}.${question.side}`);
      case 'replace': {
        const { replacement, before } = question.entry;
        return w('replace', { effect: effectName(t, replacement), before, name: name(question.unit) });
      }
      default:
        return w(question.kind);
    }
  })();
  const answered = (() => {
    switch (question?.kind) {
      case 'sum':
      case 'replace':
        return w.number(guess.amount);
      case 'assign': {
        const [unit] = guess.units;
        return unit === undefined ? w('nobody') : w('part', { name: name(unit), amount: guess.amount });
      }
      case 'result':
        return guess.result && w(`wins.${guess.result}`);
      default:
        return guess.units.length > 0 ? w.list(guess.units.map(name), 'and') : w('nobody');
    }
  })();
  const isNumber = question?.kind === 'sum' || question?.kind === 'replace';
  const right = marks.filter((mark) => mark === 'right').length;
  const score = w('score', { right, asked: marks.filter((mark) => mark !== undefined).length });
  const verdictWords = verdict && w(verdict.is);
  const mark = verdictWords && (
    <b class="said-verdict">
      <Icon name={verdict.is === 'wrong' ? 'refused' : 'done'} />
      {verdictWords}
    </b>
  );

  const message = [verdictWords, because?.text, sentence, asked ?? score].filter(Boolean).join(' ');
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current || isAskedFor) onTold(message);
    isFirst.current = false;
  }, [message]);

  const onKeyDown = (e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey || (e.target as Element).matches('input')) return;
    const to = { ArrowLeft: position - 1, Home: 0 }[e.key];
    if (to === undefined && e.key !== 'ArrowRight') return;
    e.preventDefault();
    if (to !== undefined) go(to);
    else if (question) goOn('shown');
  };
  const isAnswerable = !draft && answered !== null;
  return (
    <Context.Provider value={{ ...board, pressing }}>
      <div
        class="asks"
        data-asks={question ? question.kind : undefined}
        data-of={question && 'side' in question ? question.side : undefined}
      >
        <Mat scene={scene} trial={null} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a second way to the buttons inside */}
      <div class="replay predict" onKeyDown={onKeyDown}>
        <div class="said" data-verdict={verdict?.is}>
          {because && (
            <p class="said-why" data-rule={because.rule} data-section={section(because.rule)}>
              {mark} {because.text} <RuleLink rule={because.rule} />
            </p>
          )}
          <p class="said-text">
            {!because && mark} {sentence}{' '}
            {step && (
              <span class="said-rule">
                <RuleLink rule={step.rule} />
              </span>
            )}
          </p>
        </div>
        <fieldset class="ask controls" aria-label={w('label')}>
          {asked && <p class="ask-text">{asked}</p>}
          {!question && <p class="ask-text">{score}</p>}
          {(isNumber || isAssigning) && (
            <Context.Provider
              value={{
                ...board,
                state: { ...state, drafts },
                dispatch: (action) => action.type === 'draft' && setDrafts({ [action.field]: action.text }),
              }}
            >
              <NumberField
                field="predict/amount"
                label={w('amount')}
                hideLabel
                value={guess.amount}
                range={amountRange}
                onValue={(amount) => {
                  setDrafts({});
                  answerWith({ amount });
                }}
              />
            </Context.Provider>
          )}
          {question?.kind === 'result' && (
            <Segments<CombatResult | ''>
              label={asked ?? ''}
              name={uid('predict-result')}
              options={results.map((value) => ({ value, label: w(`wins.${value}`) }))}
              value={guess.result ?? ''}
              onValue={(result) => result !== '' && answerWith({ result })}
            />
          )}
          <button
            type="button"
            class="key is-main"
            data-act="answer"
            aria-disabled={question !== null && !isAnswerable}
            onClick={() => {
              if (!question) {
                setMet({ steps, marks: [] });
                go(0);
              } else if (isAnswerable) answer();
            }}
          >
            <span>{question ? w('answer', { answer: answered ?? '…' }) : w('again')}</span>
          </button>
        </fieldset>
        <div class="transport controls">
          <button
            type="button"
            class="key"
            data-go="prev"
            aria-disabled={position === 0}
            onClick={() => position > 0 && go(position - 1)}
          >
            <Icon name="prev" />
            <span>{t('replay.back')}</span>
          </button>
          <ol class="marks" aria-label={score}>
            {steps.map((_, i) => {
              const mark = marks[i] ?? 'ahead';
              return (
                <li key={i} data-mark={mark} data-now={i === position ? '' : undefined}>
                  <span class="vh">{w(`mark.${mark}`, { step: i + 1 })}</span>
                </li>
              );
            })}
          </ol>
          <button
            type="button"
            class="key"
            data-go="next"
            aria-disabled={!question}
            onClick={() => question && goOn('shown')}
          >
            <span>{w('show')}</span>
            <Icon name="next" />
          </button>
        </div>
      </div>
    </Context.Provider>
  );
};
