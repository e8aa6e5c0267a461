import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { enemyOf, type RuleId, total } from '../../engine/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { judgeAnswer } from '../../practice/judge.ts';
import { type TopicId, topic } from '../../practice/topics.ts';
import type { Answer, Problem } from '../../practice/types.ts';
import { type BoardContext, Context } from '../board/context.ts';
import { LiveMessage } from '../board/LiveMessage.tsx';
import { Mat } from '../board/Mat.tsx';
import { Missing } from '../board/Missing.tsx';
import { naming } from '../board/naming.ts';
import { type Scene, sceneOfSplits } from '../board/scene.ts';
import type { Trial } from '../board/standing.ts';
import { type Action, type BoardState, opening, reduce, type Variant } from '../board/state.ts';
import { useLate } from '../board/use-late.ts';
import type { RuleAddress } from '../rule-address.ts';
import { words } from '../words.ts';
import { Controls, type Draft } from './Controls.tsx';
import { dayWords, questionSentence, type Sayer } from './sentences.ts';
import type { PracticeWords } from './words.ts';

/** Where things that a problem speaks of are told. */
export interface Addresses {
  /** This page, without a problem. */
  readonly practice: string;
  readonly rule: RuleAddress;
  readonly lessons: Readonly<Record<TopicId, string>>;
  readonly readings: Readonly<Record<string, readonly [href: string, title: string]>>;
}

interface Props {
  readonly locale: Locale;
  readonly p: PracticeWords;
  readonly problem: Problem;
  readonly addresses: Addresses;
  /** The rule is met for the first time: it is told before it is asked about. */
  readonly isNew: boolean;
  /** The problem was answered wrongly before. */
  readonly isMissed: boolean;
  readonly onAnswer: (isRight: boolean) => void;
  readonly onNext: () => void;
  /** Whether the reader came from another problem: the focus goes to this one. */
  readonly takesFocus: boolean;
  /** A part of the page did not come. */
  readonly isMissing: boolean;
  readonly onMissing: (isMissing: boolean) => void;
}

const nothing = { amounts: {}, choices: {} };

const variantOf = (problem: Problem): Variant => ({
  id: 'problem',
  label: '',
  setup: problem.setup,
  splits: { attacker: nothing, defender: nothing },
  orders: [],
});

/** What the question says lies on the board. */
const stated = (problem: Problem, state: BoardState): BoardState['splits'] => {
  if (problem.kind === 'kill') return state.splits;
  const split = (amounts: Readonly<Record<string, number>>) => ({ amounts, choices: {} });
  if (problem.kind === 'result')
    return { attacker: split(problem.splits.attacker), defender: split(problem.splits.defender) };
  const own =
    'amounts' in problem ? problem.amounts : problem.kind === 'dealt' ? { [problem.unit]: problem.raw } : {};
  return { attacker: nothing, defender: nothing, [problem.side]: split(own) };
};

/** One problem: the board, the question, the answer, and then why. */
export const Card = (props: Props) => {
  const {
    locale,
    p,
    problem,
    addresses,
    isNew,
    isMissed,
    onAnswer,
    onNext,
    takesFocus,
    isMissing,
    onMissing,
  } = props;
  const { t, say } = words(locale);
  const { combat, side, kind } = problem;
  const variants = useMemo(() => [variantOf(problem)], []);
  const [state, dispatch] = useReducer(
    (old: BoardState, action: Action) => reduce(old, action, variants),
    null,
    () => opening(variants, 'problem', kind === 'kill' ? 'try' : 'replay', side),
  );
  const [draft, setDraft] = useState<Draft>({ picked: [], text: '' });
  const [given, setGiven] = useState<Answer | null>(null);
  const [said, setSaid] = useState('');
  const after = useLate(given !== null, () => import('./After.tsx'), onMissing);
  const trying = useLate(kind === 'kill', () => import('../board/trying.ts'), onMissing);
  const name = useMemo(() => {
    const unit = p as unknown as (key: string) => string;
    const units = [...combat.attacker.units, ...combat.defender.units];
    return naming(combat, Object.fromEntries(units.map(({ id }) => [id, unit(`unit.${id}`)])), t);
  }, []);
  const sayer: Sayer = { p, t, name };
  const sums = problem.topics.some((id) => topic(id).sums);
  const isOver = given !== null && after !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const scene = useMemo<Scene>(() => {
    const there = sceneOfSplits(combat, stated(problem, state), side);
    // Raw damage on one unit is no split of a side's damage.
    const left =
      sums || kind === 'need' || kind === 'dealt' ? { attacker: null, defender: null } : there.left;
    const asked = kind === 'need' || kind === 'dealt' ? [problem.unit] : kind === 'kill' ? problem.kills : [];
    return { ...there, left, now: new Set(asked), active: kind === 'result' ? null : side };
  }, [state.splits]);
  const trial: Trial | null =
    kind === 'kill' && given === null
      ? {
          refusals: [],
          allowances: new Map(),
          choosers: new Set(),
          spent:
            !sums &&
            Object.values(state.splits[side].amounts).reduce((a, b) => a + b, 0) >= total(combat, side),
        }
      : null;

  const answer = (to: Answer): void => {
    setGiven(to);
    onAnswer(judgeAnswer(problem, to).isRight);
  };
  const board: BoardContext = {
    t,
    say,
    combat,
    state,
    dispatch,
    name,
    onMissing,
    trying: isOver ? null : trying,
    ...(kind === 'next' &&
      !isOver && {
        pressing: (id) =>
          combat[enemyOf(side)].units.some((unit) => unit.id === id)
            ? {
                isOn: draft.picked.includes(id),
                label: p('answer.press', { name: name(id) }),
                onPress: () =>
                  setDraft({
                    ...draft,
                    picked: draft.picked.includes(id)
                      ? draft.picked.filter((other) => other !== id)
                      : [...draft.picked, id],
                  }),
              }
            : null,
      }),
    veil: isOver ? undefined : { sums: sums || kind === 'need' || kind === 'dealt' },
    isFixed: true,
    ruleHref: (rule: RuleId) => addresses.rule.join(rule),
    uid: (part: string) => `practice-${part.replaceAll('/', '-')}`,
  };
  const controls = (
    <fieldset class="answer">
      <legend class="vh">{p('answer.label')}</legend>
      <Controls
        p={p}
        problem={problem}
        draft={draft}
        onDraft={setDraft}
        given={given}
        isRight={(one) => judgeAnswer(problem, one).isRight}
        onAnswer={answer}
      />
    </fieldset>
  );
  return (
    <Context.Provider value={board}>
      <section
        class="board problem-card"
        aria-labelledby="practice-question"
        data-problem={problem.seed}
        data-kind={kind}
        data-asking={kind === 'result' ? undefined : side}
        data-veiled={isOver ? undefined : ''}
        onKeyDown={(e) => {
          const field = e.target as Element;
          if (e.key !== 'Enter' || kind !== 'kill' || !field.matches('input[type="text"]')) return;
          e.preventDefault();
          e.currentTarget.querySelector<HTMLButtonElement>('[data-act="answer"]')?.click();
        }}
      >
        <header class="asked">
          <h2 class={problem.day !== undefined || isMissed ? 'eyebrow' : 'vh'}>
            {problem.day !== undefined
              ? p('day', { date: dayWords(p, problem.day) })
              : p(isMissed ? 'again' : 'heading')}
          </h2>
          <h3 id="practice-question" ref={heading} tabIndex={-1}>
            {p(`kind.${kind}`)}
          </h3>
          <p class="question">{questionSentence(sayer, problem)}</p>
          {/* The rules in play would answer many a question. */}
          {isOver && (
            <ul class="topics" aria-label={p('topics')}>
              {problem.topics.map((id) => (
                <li key={id}>
                  <a href={addresses.lessons[id]}>{p(`topic.${id}`)}</a>
                </li>
              ))}
            </ul>
          )}
          {isNew && (
            <div class="teach">
              <p>
                <b>{p('fresh')}</b>
              </p>
              {problem.topics.map((id) => (
                <p key={id}>
                  {p(`teach.${id}`)} <a href={addresses.lessons[id]}>{p('lesson')}</a>
                </p>
              ))}
            </div>
          )}
        </header>
        {isOver ? (
          <after.After
            problem={problem}
            answer={given}
            sayer={sayer}
            readings={addresses.readings}
            onNext={onNext}
            onSaid={setSaid}
          >
            {controls}
          </after.After>
        ) : (
          <>
            <Mat scene={scene} trial={trial} />
            {controls}
          </>
        )}
        {isMissing && <Missing />}
        <LiveMessage message={said} />
      </section>
    </Context.Provider>
  );
};
