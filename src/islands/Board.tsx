import type { FunctionComponent } from 'preact';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import {
  assignable,
  checkAssignment,
  choosers,
  enemyOf,
  type LegalAssignment,
  need,
  type RuleId,
  resolve,
  type SideName,
  total,
  withOrder,
} from '../engine/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { stepSentence } from '../i18n/sentences.ts';
import { AsText } from './board/AsText.tsx';
import { type BoardContext, Context } from './board/context.ts';
import { Icon } from './board/Icon.tsx';
import { Ledgers } from './board/Ledgers.tsx';
import { Mat } from './board/Mat.tsx';
import { Orders } from './board/Orders.tsx';
import { Replay } from './board/Replay.tsx';
import { Ruling } from './board/Ruling.tsx';
import { openingPosition, sceneAt, sceneOfSplits } from './board/scene.ts';
import {
  type Action,
  type BoardState,
  isUntouched,
  type Mode,
  opening,
  reduce,
  type Variant,
} from './board/state.ts';
import { type Help, Task } from './board/Task.tsx';
import type { Trial } from './board/Tile.tsx';
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
  readonly variant: string;
  readonly mode: Mode;
  /** Set where the board is a task: it opens with that side's damage unassigned. */
  readonly task?: { readonly side: SideName; readonly kills: readonly string[] };
  /** Names of the example's units; a unit the reader added has none. */
  readonly names: Readonly<Record<string, string>>;
  /** What stands before a rule's id in the address of its paraphrase. */
  readonly ruleBase: string;
}

const modes: readonly Mode[] = ['replay', 'try', 'change'];
const sideNames: readonly SideName[] = ['attacker', 'defender'];
/** With more units a side than this the mat is laid out in rows at any width. */
const denseFrom = 6;
/** A reader by ear hears the outcome once the board has been still for this long. */
const quietFor = 700;

const legalOf = (state: BoardState, side: SideName): LegalAssignment | null => {
  const { amounts, choices, order } = state.splits[side];
  const checked = checkAssignment(state.combat, side, amounts, choices);
  if (!checked.ok) return null;
  return (order && withOrder(state.combat, checked.value, order)) ?? checked.value;
};

/** A combat on a board: replay it, try a split of one's own, change the units. */
export const Board = (props: BoardProps) => {
  const { locale, names, ruleBase, id, task } = props;
  const { t, say } = words(locale);
  const [help, setHelp] = useState<Help>('none');
  const variants = useMemo(
    () =>
      task
        ? props.variants.map((v) => ({
            ...v,
            splits: { ...v.splits, [task.side]: { amounts: {}, choices: {} } },
          }))
        : props.variants,
    [],
  );
  const [state, dispatch] = useReducer(
    (old: BoardState, action: Action) => reduce(old, action, variants),
    null,
    () => opening(variants, props.variant, task ? 'try' : props.mode, task?.side),
  );
  const { combat, mode, side } = state;
  const blocked = Object.keys(state.drafts).length > 0;

  const name = useCallback(
    (unit: string) => {
      for (const s of sideNames) {
        const at = combat[s].units.findIndex((u) => u.id === unit);
        if (at >= 0) return combat[s].units[at]?.name ?? names[unit] ?? t(`unit.${s}`, { number: at + 1 });
      }
      return unit;
    },
    [combat, names, t],
  );

  const legal = useMemo(
    () => ({ attacker: legalOf(state, 'attacker'), defender: legalOf(state, 'defender') }),
    [combat, state.splits],
  );
  const resolution = useMemo(
    () =>
      legal.attacker && legal.defender
        ? resolve(combat, { attacker: legal.attacker, defender: legal.defender })
        : null,
    [combat, legal],
  );
  const position = resolution
    ? Math.min(state.step ?? openingPosition(resolution.steps), resolution.steps.length)
    : 0;
  const checked = useMemo(
    () => checkAssignment(combat, side, state.splits[side].amounts, state.splits[side].choices),
    [combat, side, state.splits],
  );
  const spent = Object.values(state.splits[side].amounts).reduce((sum, n) => sum + n, 0);
  // A split that is not finished is not yet refused for its sum.
  const refusals = checked.ok
    ? []
    : checked.refusals.filter((r) => r.rule !== 'assign-whole-total' || spent > total(combat, side));
  const trial = useMemo<Trial | null>(() => {
    if (mode !== 'try') return null;
    const { amounts, choices } = state.splits[side];
    return {
      refusals,
      allowances: task && help === 'none' ? new Map() : assignable(combat, side, amounts, choices),
      choosers: new Set(choosers(combat, side)),
      spent: spent >= total(combat, side),
    };
  }, [mode, combat, side, state.splits, help]);

  const scene =
    mode === 'replay' && resolution
      ? sceneAt(combat, resolution.steps, position)
      : sceneOfSplits(combat, state.splits, side);

  const killedBySplit = (() => {
    const split = legal[side];
    if (!split) return [];
    return combat[enemyOf(side)].units
      .filter((u) => {
        const needed = need(combat, u.id);
        return typeof needed === 'number' && (split.amounts[u.id] ?? 0) >= needed;
      })
      .map((u) => u.id);
  })();

  const alive = task ? task.kills.filter((unit) => !killedBySplit.includes(unit)) : [];
  const isSolved = task !== undefined && side === task.side && checked.ok && alive.length === 0;
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSolved && help !== 'answer')
      root.current?.dispatchEvent(
        new CustomEvent('board:solved', { bubbles: true, detail: { example: props.example } }),
      );
  }, [isSolved]);
  const onHelp = (asked: Help) => {
    setHelp(asked);
    const answer = props.variants.find((v) => v.id === state.variant)?.splits[task?.side ?? 'attacker'];
    if (asked !== 'answer' || !task || !answer) return;
    const legalAnswer = checkAssignment(combat, task.side, answer.amounts, answer.choices);
    const shown = legalAnswer.ok ? legalAnswer.value : legalAnswer.fix;
    if (shown) dispatch({ type: 'load', legal: shown });
  };

  // One short message once the board has been still for a while, not one at every key.
  const message = (() => {
    if (blocked) return t('field.blocked');
    if (mode === 'replay') {
      const step = resolution?.steps[position - 1];
      return step ? stepSentence(say, step, { combat, name }) : t('replay.blocked');
    }
    if (checked.ok)
      return `${t('try.legal')}. ${
        killedBySplit.length > 0
          ? t('try.kills', { names: t.list(killedBySplit.map(name), 'and') })
          : t('try.killsNobody')
      }`;
    return refusals.length > 0
      ? t('try.refused', { count: refusals.length })
      : t('try.leftTitle', { left: total(combat, side) - spent, total: total(combat, side) });
  })();
  const [said, setSaid] = useState('');
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const timer = setTimeout(() => setSaid(message), quietFor);
    return () => clearTimeout(timer);
  }, [message]);

  // Hydration leaves form fields as the browser restored them; one more draw puts them right.
  const [, wake] = useState(false);
  useEffect(() => wake(true), []);
  // Most readers never change a unit: the fields for it come when they are first asked for.
  const [{ Editor }, setEditor] = useState<{ Editor: FunctionComponent | null }>({ Editor: null });
  useEffect(() => {
    if (mode === 'change') void import('./board/Editor.tsx').then(setEditor);
  }, [mode]);
  const [isOpen, setOpen] = useState(false);
  const board: BoardContext = {
    t,
    say,
    combat,
    state,
    dispatch,
    name,
    ruleHref: (rule: RuleId) => `${ruleBase}${rule}`,
    uid: (part: string) => `${id}-${part.replaceAll('/', '-')}`,
  };
  const active = variants.find((v) => v.id === state.variant);
  const usable = (active?.orders ?? []).filter(
    (order) => legal.attacker && withOrder(combat, legal.attacker, order),
  );
  return (
    <Context.Provider value={board}>
      <section
        ref={root}
        class="board"
        aria-labelledby={`${id}-title`}
        data-example={props.example}
        data-variant={state.variant}
        data-mode={mode}
        data-dense={sideNames.some((s) => combat[s].units.length > denseFrom) ? '' : undefined}
        onKeyDown={(e) => {
          if (e.key.toLowerCase() !== 'z' || !(e.ctrlKey || e.metaKey) || e.shiftKey || e.altKey) return;
          e.preventDefault();
          dispatch({ type: 'undo' });
        }}
      >
        <header class="board-head">
          <h3 id={`${id}-title`}>{props.title}</h3>
          <p>{props.description}</p>
        </header>
        {variants.length > 1 && (
          <fieldset class="segments controls">
            <legend class="vh">{t('variants')}</legend>
            {variants.map((v) => (
              <label key={v.id}>
                <input
                  type="radio"
                  name={`${id}-variant`}
                  value={v.id}
                  checked={v.id === state.variant}
                  onChange={() => dispatch({ type: 'variant', id: v.id })}
                />
                <span>{v.label}</span>
              </label>
            ))}
          </fieldset>
        )}
        {variants.length > 1 && <p class="variant-name no-controls">{active?.label}</p>}
        <div class="board-bar controls">
          <fieldset class="segments">
            <legend class="vh">{t('mode.label')}</legend>
            {modes.map((m) => (
              <label key={m}>
                <input
                  type="radio"
                  name={`${id}-mode`}
                  value={m}
                  checked={m === mode}
                  onChange={() => dispatch({ type: 'mode', mode: m })}
                />
                <span>{t(`mode.${m}`)}</span>
              </label>
            ))}
          </fieldset>
          <button
            type="button"
            class="key is-small"
            data-act="undo"
            aria-disabled={state.past.length === 0 && !blocked}
            onClick={() => dispatch({ type: 'undo' })}
          >
            <Icon name="undo" />
            <span>{t('undo')}</span>
          </button>
          <button
            type="button"
            class="key is-small"
            data-act="reset"
            aria-disabled={isUntouched(state, variants)}
            aria-label={t('resetLong')}
            onClick={() => dispatch({ type: 'reset' })}
          >
            <Icon name="first" />
            <span>{t('reset')}</span>
          </button>
        </div>
        {mode === 'try' && (
          <div class="try-bar controls">
            <fieldset class="segments">
              <legend class="vh">{t('try.side')}</legend>
              {sideNames.map((s) => (
                <label key={s}>
                  <input
                    type="radio"
                    name={`${id}-side`}
                    value={s}
                    checked={s === side}
                    onChange={() => dispatch({ type: 'side', side: s })}
                  />
                  <span>{t(`try.${s}`, { total: total(combat, s) })}</span>
                </label>
              ))}
            </fieldset>
            <button
              type="button"
              class="key is-small"
              data-act="clear"
              aria-disabled={spent === 0}
              onClick={() => dispatch({ type: 'clear', side })}
            >
              <span>{t('try.clear')}</span>
            </button>
          </div>
        )}
        <Mat scene={scene} trial={trial} />
        {blocked && (
          <p class="problem">
            <Icon name="refused" />
            {t('field.blocked')}
          </p>
        )}
        {!blocked && mode === 'replay' && resolution && (
          <>
            <Replay steps={resolution.steps} position={position} />
            <Orders orders={usable} order={legal.attacker?.order ?? []} />
          </>
        )}
        {!blocked && mode === 'replay' && !resolution && (
          <div class="replay">
            <p class="said">
              <span class="said-text">
                {t(legal.attacker ? 'replay.blockedDefender' : 'replay.blockedAttacker')}
              </span>
            </p>
            <button
              type="button"
              class="key controls"
              onClick={() => {
                dispatch({ type: 'side', side: legal.attacker ? 'defender' : 'attacker' });
                dispatch({ type: 'mode', mode: 'try' });
              }}
            >
              <span>{t('replay.open')}</span>
            </button>
          </div>
        )}
        {!blocked && mode === 'try' && (
          <Ruling
            side={side}
            checked={checked}
            refusals={refusals}
            killed={killedBySplit}
            offersFix={!task || help === 'answer'}
          />
        )}
        {state.moved && <p class="hint">{t('change.moved')}</p>}
        {!blocked && task && side === task.side && (
          <Task isLegal={checked.ok} alive={alive} help={help} onHelp={onHelp} />
        )}
        {mode === 'change' && Editor && <Editor />}
        {!blocked && <Ledgers />}
        {task && !isSolved && (
          <details class="no-controls">
            <summary>{t('task.noScript')}</summary>
            <ul>
              {Object.entries(props.variants[0]?.splits[task.side].amounts ?? {}).map(([unit, amount]) => (
                <li key={unit}>{t('tile.assignedTo', { name: name(unit), amount })}</li>
              ))}
            </ul>
          </details>
        )}
        {!blocked && (!task || isSolved) && (
          <>
            <p class="board-foot controls">
              <button
                type="button"
                class="link"
                aria-expanded={isOpen}
                aria-controls={`${id}-text`}
                onClick={() => setOpen(!isOpen)}
              >
                {t('text.title')}
              </button>
            </p>
            <div id={`${id}-text`} class={isOpen ? 'folded is-open' : 'folded'}>
              <AsText steps={resolution?.steps ?? null} />
            </div>
          </>
        )}
        <p class="vh" role="status">
          {said}
        </p>
      </section>
    </Context.Provider>
  );
};
