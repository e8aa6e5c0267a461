import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { assignable, choosers, type RuleId, type SideName, withOrder } from '../engine/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { outcomeSentence, stepSentence } from '../i18n/step.ts';
import { Blocked } from './board/Blocked.tsx';
import { type BoardContext, Context } from './board/context.ts';
import type { Extra } from './board/extra.ts';
import { Icon } from './board/Icon.tsx';
import { judge } from './board/judgement.ts';
import { Ledgers } from './board/Ledgers.tsx';
import { LiveMessage } from './board/LiveMessage.tsx';
import { Mat } from './board/Mat.tsx';
import { Missing } from './board/Missing.tsx';
import { ModeBar } from './board/ModeBar.tsx';
import { naming } from './board/naming.ts';
import { Orders } from './board/Orders.tsx';
import { Replay } from './board/Replay.tsx';
import { Segments } from './board/Segments.tsx';
import { sceneAt, sceneOfSplits } from './board/scene.ts';
import type { Trial } from './board/standing.ts';
import {
  type Action,
  type BoardState,
  isUntouched,
  type Mode,
  opening,
  reduce,
  type Variant,
} from './board/state.ts';
import type { Help } from './board/Task.tsx';
import { undoKey } from './board/undo-key.ts';
import { useAddress } from './board/use-address.ts';
import { useKeptFocus } from './board/use-kept-focus.ts';
import { useLate } from './board/use-late.ts';
import { useRedraw } from './board/use-redraw.ts';
import { useReplay } from './board/use-replay.tsx';
import { useSettling } from './board/use-settling.ts';
import type { Edition } from './edition.ts';
import type { Shared } from './link/types.ts';
import type { RuleAddress } from './rule-address.ts';
import { words } from './words.ts';

export interface BoardProps {
  readonly locale: Locale;
  /** The example's id. */
  readonly example: string;
  /** Unique on the page: the same example may stand there twice. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly variants: readonly Variant[];
  /** The variant that is shown first. */
  readonly variant: string;
  readonly mode: Mode;
  /** Set where the board is a task: it opens with that side's damage unassigned. */
  readonly task?: { readonly side: SideName; readonly kills: readonly string[] };
  /** Names of the example's units; a unit the reader added has none. */
  readonly names: Readonly<Record<string, string>>;
  readonly ruleAddress: RuleAddress;
  readonly rules: Edition;
  /** The parts for trying a split: handed in where the board opens with them, else fetched when first wanted. */
  readonly trying?: NonNullable<BoardContext['trying']>;
  /** Set where the board stands alone in a frame of another page: what its link says, and who hears of every other. */
  readonly framed?: { readonly shared: Shared; readonly onLink: (link: string) => void };
  /** What the page adds to the board. */
  readonly extra?: Extra;
  /** The example in words, drawn by the server: it serves until the reader opens it or changes something. */
  readonly text?: ComponentChildren;
}

/** With more units a side than this the mat is laid out in rows at any width. */
const denseFrom = 6;

/** Questions are asked of the units: no damage lies on them. */
const bare = { attacker: { amounts: {} }, defender: { amounts: {} } };

const cleared = (variant: Variant, side: SideName): Variant => ({
  ...variant,
  splits: { ...variant.splits, [side]: { amounts: {}, choices: {} } },
});

/** A combat on a board: replay it, try a split of one's own, change the units. */
export const Board = (props: BoardProps) => {
  const { locale, names, ruleAddress, id, task, framed, extra } = props;
  const { t, say } = words(locale);
  const [help, setHelp] = useState<Help>('none');
  const [isOpen, setOpen] = useState(false);
  const variants = useMemo(
    () => (task ? props.variants.map((variant) => cleared(variant, task.side)) : props.variants),
    [],
  );
  const [state, dispatch] = useReducer(
    (old: BoardState, action: Action) => reduce(old, action, variants),
    null,
    () => {
      const came = {
        ...opening(
          variants,
          props.variant,
          task || (props.mode === 'ask' && !extra) ? 'try' : props.mode,
          task?.side ?? framed?.shared.side,
        ),
        // A replay counts from 1.
        step: framed?.shared.step || null,
      };
      const shared = extra?.shared;
      return shared ? { ...reduce(came, { type: 'open', shared }, variants), past: [] } : came;
    },
  );
  const { combat, mode, side, splits } = state;
  const variant = variants.find((v) => v.id === state.variant);
  const isBlocked = Object.keys(state.drafts).length > 0;
  const isAsItCame = isUntouched(state, variants);

  const name = useMemo(() => naming(combat, names, t), [combat]);
  const judgement = useMemo(() => judge({ combat, splits, side }), [combat, splits, side]);
  const { legal, resolution, checked, refusals, spent, left, killed } = judgement;
  const [isMissing, setMissing] = useState(false);
  const [position, asking, told, predictSwitch] = useReplay(state, judgement, setMissing);
  const scene = useMemo(
    () =>
      mode === 'replay' && resolution
        ? sceneAt(combat, resolution.steps, position)
        : sceneOfSplits(combat, mode === 'ask' && !extra?.showsSplits ? bare : splits, side),
    [mode, judgement, position, extra],
  );
  const trial = useMemo<Trial | null>(() => {
    if (mode !== 'try') return null;
    const { amounts, choices } = splits[side];
    return {
      refusals,
      allowances: task && help === 'none' ? new Map() : assignable(combat, side, amounts, choices),
      choosers: new Set(choosers(combat, side)),
      spent: left <= 0,
    };
  }, [mode, judgement, help]);

  const alive = task?.kills.filter((unit) => !killed.includes(unit)) ?? [];
  const isSolved = task !== undefined && side === task.side && checked.ok && alive.length === 0;
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  useSettling(state, dispatch, setMissing);
  useEffect(() => {
    if (isSolved && help !== 'answer')
      root.current?.dispatchEvent(new CustomEvent('board:solved', { bubbles: true }));
  }, [isSolved]);
  const onHelp = (asked: Help) => {
    setHelp(asked);
    const answer = task && props.variants.find((v) => v.id === state.variant)?.splits[task.side];
    if (asked === 'answer' && answer)
      dispatch({ type: 'load', side: task.side, amounts: answer.amounts, choices: answer.choices });
  };

  useRedraw();

  const late = useLate(mode === 'try' && !props.trying, () => import('./board/try-late.ts'), setMissing);
  const trying = props.trying ?? late;
  const editor = useLate(mode === 'change', () => import('./board/Editor.tsx'), setMissing);
  const isServerText = props.text !== undefined && isAsItCame && state.variant === props.variant;
  const asText = useLate(
    isOpen ? 'seen' : !(isServerText || framed),
    () => import('./board/AsText.tsx'),
    setMissing,
  );
  const problem = useAddress({
    locale,
    example: props.example,
    variants,
    root,
    say,
    state,
    onLink: (framed ?? extra)?.onLink,
    onMissing: setMissing,
    isAsItCame:
      isAsItCame &&
      state.variant === props.variant &&
      state.step === null &&
      mode === (task ? 'try' : props.mode),
    dispatch,
  });
  const [isSharing, setSharing] = useState(false);
  const share = useLate(isSharing, () => import('./board/Share.tsx'), setMissing);

  const message = (() => {
    if (asking) return told;
    if (mode === 'replay') {
      const step = resolution?.steps[position - 1];
      return step ? stepSentence(say, step, { combat, name }) : t('replay.blocked');
    }
    if (mode === 'ask') return '';
    // The words for it come along with the parts that it is about.
    if (!trying && !editor) return '';
    if (isBlocked) return t('field.blocked');
    if (checked.ok) return `${t('try.legal')}. ${outcomeSentence(say, killed, name)}`;
    return refusals.length > 0
      ? t(left > 0 ? 'try.refusedSoFar' : 'try.refused', { count: refusals.length })
      : t('try.leftTitle', { left, total: left + spent });
  })();

  const board: BoardContext = {
    t,
    say,
    combat,
    state,
    dispatch,
    name,
    onMissing: setMissing,
    trying,
    extra,
    ruleHref: (rule: RuleId) => ruleAddress.join(rule),
    uid: (part: string) => `${id}-${part.replaceAll('/', '-')}`,
  };
  const attackers = legal.attacker;
  // A task does not tell its answer.
  const isTold = !task || isSolved;
  const orders = attackers
    ? (variant?.orders ?? []).filter((order) => withOrder(combat, attackers, order))
    : [];
  /** What is still to be predicted is told nowhere on the board. */
  const isSeen = !asking || position === resolution?.steps.length;
  const isDense = Math.max(combat.attacker.units.length, combat.defender.units.length) > denseFrom;
  return (
    <Context.Provider value={board}>
      <section
        ref={root}
        class="board"
        aria-labelledby={`${id}-title`}
        data-example={props.example}
        data-variant={state.variant}
        data-mode={mode}
        data-dense={isDense ? '' : undefined}
        onKeyDown={undoKey(dispatch)}
      >
        <header class="board-head">
          <h3 id={`${id}-title`}>{props.title}</h3>
          <p>{props.description}</p>
        </header>
        {problem && (
          <p class="problem" role="alert">
            <Icon name="refused" />
            {problem}
          </p>
        )}
        {isMissing && <Missing />}
        {variants.length > 1 && (
          <>
            <div class="controls">
              <Segments
                label={t('variants')}
                name={`${id}-variant`}
                options={variants.map((v) => ({ value: v.id, label: v.label }))}
                value={state.variant}
                onValue={(to) => dispatch({ type: 'variant', id: to })}
              />
            </div>
            <p class="variant-name no-controls">{variant?.label}</p>
          </>
        )}
        {extra && <extra.Top />}
        <ModeBar canUndo={state.past.length > 0 || isBlocked} canReset={!isAsItCame} />
        {mode === 'try' && trying && <trying.TryBar canClear={spent > 0} />}
        {mode === 'ask' && extra && <extra.Bar />}
        {asking || <Mat scene={scene} trial={trial} />}
        {isBlocked && (
          <p class="problem">
            <Icon name="refused" />
            {t('field.blocked')}
          </p>
        )}
        {!isBlocked && mode === 'replay' && resolution && (
          <>
            {!asking && <Replay steps={resolution.steps} position={position} />}
            {isSeen && <Orders orders={orders} order={attackers?.order ?? []} />}
            {predictSwitch}
          </>
        )}
        {!isBlocked && mode === 'replay' && !resolution && (
          <Blocked side={attackers ? 'defender' : 'attacker'} />
        )}
        {!isBlocked && mode === 'try' && trying && (
          <trying.Ruling judgement={judgement} offersFix={!task || help === 'answer'} />
        )}
        {state.moved && <p class="hint">{t('change.moved')}</p>}
        {state.unsettled.length > 0 && !isMissing && <p class="hint">{t('counting')}</p>}
        {!isBlocked && trying && task && side === task.side && (
          <trying.Task isLegal={checked.ok} alive={alive} help={help} onHelp={onHelp} />
        )}
        {!isBlocked && mode === 'ask' && extra && <extra.Panel />}
        {mode === 'change' && editor && <editor.Editor />}
        {!isBlocked && isSeen && <Ledgers />}
        {!isBlocked && (
          <>
            <p class="board-foot controls">
              {isTold && (
                <button
                  type="button"
                  class="link"
                  aria-expanded={isOpen}
                  aria-controls={`${id}-text`}
                  onClick={() => setOpen(!isOpen)}
                >
                  {t('text.title')}
                </button>
              )}
              {!framed && (
                <button
                  type="button"
                  class="link"
                  aria-expanded={isSharing}
                  onClick={() => setSharing(!isSharing)}
                >
                  {t('share')}
                </button>
              )}
            </p>
            {isSharing && share && (
              <share.Share example={props.example} title={props.title} rules={props.rules} />
            )}
            <div id={`${id}-text`} class={isOpen ? 'folded is-open' : 'folded'}>
              {isServerText && !asText
                ? props.text
                : asText &&
                  isTold && (
                    <asText.AsText
                      steps={resolution?.steps ?? null}
                      onLoad={(by, { amounts, choices }) =>
                        dispatch({ type: 'load', side: by, amounts, choices })
                      }
                    />
                  )}
            </div>
          </>
        )}
        <LiveMessage message={message} />
      </section>
    </Context.Provider>
  );
};
