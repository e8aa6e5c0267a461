// What only a reader who has answered needs: it comes with the first answer.
import '../trial-words.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  type Assignment,
  assignable,
  enemyOf,
  ledger,
  need,
  type Step,
  threshold,
  type UnitId,
} from '../../engine/index.ts';
import { allowanceSentence } from '../../i18n/sentences.ts';
import { stepSentence } from '../../i18n/step.ts';
import { judgeAnswer, solutionOf } from '../../practice/judge.ts';
import { shownSplit } from '../../practice/shown.ts';
import { readingsOf } from '../../practice/topics.ts';
import type { Answer, Problem } from '../../practice/types.ts';
import { useBoard } from '../board/context.ts';
import { Icon } from '../board/Icon.tsx';
import { judge } from '../board/judgement.ts';
import { Ledgers } from '../board/Ledgers.tsx';
import { Mat } from '../board/Mat.tsx';
import { Reasons } from '../board/Reasons.tsx';
import { Replay } from '../board/Replay.tsx';
import { RuleLink } from '../board/RuleLink.tsx';
import { Segments } from '../board/Segments.tsx';
import { Splits } from '../board/Splits.tsx';
import { openingPosition, sceneAt, sceneOfSplits } from '../board/scene.ts';
import { type Sayer, solutionSentence } from './sentences.ts';

type View = 'verdict' | 'replay';

interface Props {
  readonly problem: Problem;
  readonly answer: Answer;
  readonly sayer: Sayer;
  /** Where a reading is told, and its title. */
  readonly readings: Readonly<Record<string, readonly [href: string, title: string]>>;
  readonly onNext: () => void;
  /** Tells a reader by ear how it went. */
  readonly onSaid: (words: string) => void;
  /** The answers that were to choose from. */
  readonly children: ComponentChildren;
}

/** What lies on the board while the verdict is explained: the split that it is about. */
const explained = (problem: Problem, answer: Answer): Assignment => {
  if (answer.kind === 'kill') return answer.amounts;
  switch (problem.kind) {
    case 'legal':
    case 'rule':
    case 'next':
      return problem.amounts;
    case 'dealt':
      return { [problem.unit]: problem.raw };
    case 'need': {
      const needed = need(problem.combat, problem.unit);
      return typeof needed === 'number' ? { [problem.unit]: needed } : {};
    }
    default:
      return shownSplit(problem, problem.side);
  }
};

/** Why a unit needs what it needs. */
const needReasons = ({ p, name }: Sayer, { combat, side }: Problem, unit: UnitId): readonly string[] => {
  const enemies = combat[enemyOf(side)].units;
  const target = enemies.find(({ id }) => id === unit);
  if (!target) return [];
  const needed = need(combat, unit);
  if (needed === 'exempt') return [p('why.exempt')];
  if (needed === 'never') return [p('why.never')];
  const lethal = threshold(combat, unit);
  const makes = (raw: number): number => ledger(combat, unit, raw).dealt;
  return [
    combat[side].anyDamageIsLethal
      ? p('why.any')
      : p('why.threshold', { name: name(unit), threshold: lethal }),
    lethal === 1 &&
      !combat[side].anyDamageIsLethal &&
      target.might + target.mightChange < 1 &&
      p('why.atLeastOne'),
    target.marked > 0 && p('why.marked', { marked: target.marked }),
    target.replacements.length > 0 && p('why.effects', { raw: needed, dealt: makes(needed) }),
    target.replacements.length > 0 &&
      needed > 1 &&
      p('why.effectsLess', { raw: needed - 1, dealt: makes(needed - 1) }),
    target.stunned && p('why.stunned'),
  ].filter((line) => line !== false);
};

/** The units that may not take the next point, with the rule that says so. */
const Closed = ({ problem, amounts }: { readonly problem: Problem; readonly amounts: Assignment }) => {
  const { say, name } = useBoard();
  const { combat, side } = problem;
  const closed = [...assignable(combat, side, amounts)].flatMap(([id, allowance]) =>
    'rule' in allowance ? [{ id, allowance }] : [],
  );
  return (
    <ol class="reasons">
      {closed.map(({ id, allowance }) => (
        <li key={id} data-rule={allowance.rule} data-section={allowance.section}>
          <RuleLink rule={allowance.rule} />
          <p>
            <b>{name(id)}.</b> {allowanceSentence(say, id, allowance, { combat, side, amounts, name })}
          </p>
        </li>
      ))}
    </ol>
  );
};

/** What happened, as the replay says it. */
const Steps = ({ steps }: { readonly steps: readonly Step[] }) => {
  const { say, combat, name } = useBoard();
  return (
    <ol class="reasons">
      {steps.map((step, i) => (
        <li key={i}>
          <RuleLink rule={step.rule} />
          <p>{stepSentence(say, step, { combat, name })}</p>
        </li>
      ))}
    </ol>
  );
};

const told: readonly Step['kind'][] = ['deal', 'kill', 'heal', 'recall', 'result'];

/** The board laid open, the verdict with its rules, and a replay. */
export const After = ({ problem, answer, sayer, readings, onNext, onSaid, children }: Props) => {
  const { state, dispatch } = useBoard();
  const { p, name } = sayer;
  const { combat, side } = problem;
  const [view, setView] = useState<View>('verdict');
  const verdict = useMemo(() => judgeAnswer(problem, answer), []);
  const solution = useMemo(() => solutionOf(problem), []);
  const amounts = useMemo(() => explained(problem, answer), []);
  const judgement = useMemo(() => judge(state), [state.splits]);
  const { resolution } = judgement;
  const steps = resolution?.steps ?? [];
  const position = Math.min(state.step ?? openingPosition(steps), steps.length);

  const show = (to: View): void => {
    const other = enemyOf(side);
    const own = to === 'replay' ? shownSplit(problem, side) : amounts;
    dispatch({ type: 'load', side: other, amounts: shownSplit(problem, other), choices: {} });
    dispatch({ type: 'load', side, amounts: own, choices: {} });
    dispatch({ type: 'mode', mode: 'replay' });
    if (to === 'replay') dispatch({ type: 'step', step: 1 });
    setView(to);
  };
  const next = useRef<HTMLButtonElement>(null);

  const isOfOne = problem.kind === 'need' || problem.kind === 'dealt';
  const scene = useMemo(() => {
    if (view === 'replay' && steps.length > 0) return sceneAt(combat, steps, position);
    if (problem.kind === 'result' && steps.length > 0) return sceneAt(combat, steps, steps.length);
    const shown = { attacker: { amounts: {} }, defender: { amounts: {} }, [side]: { amounts } };
    const there = sceneOfSplits(combat, shown, side);
    // Raw damage on one unit is no split of a side's damage.
    return isOfOne ? { ...there, left: { attacker: null, defender: null } } : there;
  }, [view, judgement, position]);
  const trial = useMemo(() => {
    if (view === 'replay' || problem.kind === 'result' || problem.kind === 'count') return null;
    return {
      refusals: verdict.refusals,
      allowances: problem.kind === 'next' ? assignable(combat, side, amounts) : new Map(),
      choosers: new Set<string>(),
      spent: problem.kind !== 'next',
    };
  }, [view]);

  const said = (() => {
    if (problem.kind !== 'kill') return solutionSentence(sayer, problem, solution, verdict.refusals.length);
    if (verdict.isRight) return p('verdict.kill');
    const why =
      verdict.alive.length > 0
        ? p('verdict.killAlive', { names: p.list(verdict.alive.map(name), 'and') })
        : p('verdict.killRefused');
    return `${why} ${solutionSentence(sayer, problem, solution, 0)}`;
  })();
  const word = p(verdict.isRight ? 'verdict.right' : 'verdict.wrong');
  useEffect(() => {
    show('verdict');
    onSaid(`${word}. ${said}`);
    next.current?.focus({ preventScroll: true });
    next.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const lines = problem.kind === 'need' ? needReasons(sayer, problem, problem.unit) : [];
  const taken = readingsOf(problem.topics).flatMap((id) => readings[id] ?? []);
  const replayed =
    problem.kind === 'kill' && !verdict.isRight
      ? p('why.replayRight')
      : verdict.refusals.length > 0
        ? p('why.replayFixed')
        : null;
  return (
    <>
      <div class="board-bar controls">
        <Segments
          label={p('why.show')}
          name="practice-view"
          options={[
            { value: 'verdict', label: p('why.verdict') },
            { value: 'replay', label: p('why.replay') },
          ]}
          value={view}
          onValue={show}
        />
      </div>
      {view === 'replay' && replayed && <p class="hint">{replayed}</p>}
      <Mat scene={scene} trial={trial} />
      {view === 'replay' && resolution && <Replay steps={steps} position={position} />}
      {children}
      <section
        class="verdict"
        data-right={verdict.isRight ? '' : undefined}
        aria-labelledby="practice-verdict"
      >
        <h4 id="practice-verdict">
          <Icon name={verdict.isRight ? 'done' : 'refused'} />
          {word}
        </h4>
        <p class="verdict-said">{said}</p>
        {answer.kind === 'next' && !verdict.isRight && (
          <p class="hint">{p('verdict.chosen', { names: p.list(answer.units.map(name), 'and') })}</p>
        )}
        {verdict.refusals.length > 0 && <Reasons refusals={verdict.refusals} amounts={amounts} />}
        {problem.kind === 'next' && <Closed problem={problem} amounts={amounts} />}
        {problem.kind === 'result' && <Steps steps={steps.filter(({ kind }) => told.includes(kind))} />}
        {lines.length > 0 && (
          <ul class="lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {taken.length > 0 && (
          <p class="hint">
            {p('why.reading')}{' '}
            {taken.map(([href, title], i) => (
              <>
                {i > 0 && ' · '}
                <a href={href}>{title}</a>
              </>
            ))}
          </p>
        )}
        <button ref={next} type="button" class="key is-main next" data-act="next" onClick={onNext}>
          <span>{p('next')}</span>
          <Icon name="next" />
        </button>
      </section>
      {view === 'verdict' && isOfOne && <Ledgers />}
      {view === 'verdict' && problem.kind === 'count' && (
        <div class="as-text">
          <Splits
            side={side}
            onLoad={({ amounts: put, choices }) => {
              dispatch({ type: 'load', side, amounts: put, choices });
              dispatch({ type: 'step', step: 1 });
              setView('replay');
            }}
          />
        </div>
      )}
    </>
  );
};
