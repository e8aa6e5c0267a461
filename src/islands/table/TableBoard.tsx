import { useMemo, useReducer, useRef, useState } from 'preact/hooks';
import {
  assignable,
  choosers,
  enemyOf,
  limits,
  type RuleId,
  type SideName,
  section,
  total,
} from '../../engine/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { playerFacts } from '../../i18n/player-facts.ts';
import { outcomeSentence, stepSentence } from '../../i18n/step.ts';
import { alter } from '../board/alter.ts';
import { Blocked } from '../board/Blocked.tsx';
import { type BoardContext, Context } from '../board/context.ts';
import { Icon } from '../board/Icon.tsx';
import { judge } from '../board/judgement.ts';
import { Ledgers } from '../board/Ledgers.tsx';
import { LiveMessage } from '../board/LiveMessage.tsx';
import { Mat } from '../board/Mat.tsx';
import { Missing } from '../board/Missing.tsx';
import { naming } from '../board/naming.ts';
import { Replay } from '../board/Replay.tsx';
import { RuleLink } from '../board/RuleLink.tsx';
import { Segments } from '../board/Segments.tsx';
import { sceneAt } from '../board/scene.ts';
import type { Trial } from '../board/standing.ts';
import { type Action, type BoardState, isUntouched, opening, reduce, type Variant } from '../board/state.ts';
import * as trying from '../board/trying.ts';
import { undoKey } from '../board/undo-key.ts';
import { useAddress } from '../board/use-address.ts';
import { useKeptFocus } from '../board/use-kept-focus.ts';
import { useLate } from '../board/use-late.ts';
import { useRedraw } from '../board/use-redraw.ts';
import { useReplay } from '../board/use-replay.tsx';
import { useSettling } from '../board/use-settling.ts';
import type { Edition } from '../edition.ts';
import type { RuleAddress } from '../rule-address.ts';
import { words } from '../words.ts';
import { Row } from './Row.tsx';
import { glanceOf } from './ruling.ts';
import { tableWords } from './words.ts';

export interface TableBoardProps {
  readonly locale: Locale;
  readonly id: string;
  readonly title: string;
  /** Boards to start from: the first one is there at once. */
  readonly presets: readonly Variant[];
  readonly ruleAddresses: Readonly<Record<Locale, RuleAddress>>;
  readonly rules: Edition;
}

/** What links and the address call this board. */
const example = 'table';

const sides: readonly SideName[] = ['attacker', 'defender'];

/** The board of the judge's table: made in a few presses, with the verdict always in sight. */
export const TableBoard = ({ locale, id, title, presets, ruleAddresses, rules }: TableBoardProps) => {
  const { t, say } = words(locale);
  const own = tableWords(locale);
  const first = presets[0]?.id ?? '';
  const [state, dispatch] = useReducer(
    (old: BoardState, action: Action) => reduce(old, action, presets),
    null,
    () => opening(presets, first, 'try'),
  );
  const { combat, mode, side, splits, selected } = state;
  const isBlocked = Object.keys(state.drafts).length > 0;
  const name = useMemo(() => naming(combat, {}, t), [combat]);
  const judgement = useMemo(() => judge({ combat, splits, side }), [combat, splits, side]);
  const { resolution, legal, checked, refusals, spent, left, killed } = judgement;
  const trial = useMemo<Trial>(() => {
    const { amounts, choices } = splits[side];
    return {
      refusals,
      allowances: assignable(combat, side, amounts, choices),
      choosers: new Set(choosers(combat, side)),
      spent: left <= 0,
    };
  }, [judgement]);

  const root = useRef<HTMLElement>(null);
  useKeptFocus(root);
  useRedraw();
  const [isMissing, setMissing] = useState(false);
  useSettling(state, dispatch, setMissing);
  const problem = useAddress({
    locale,
    example,
    variants: presets,
    root,
    say,
    state,
    isAsItCame:
      isUntouched(state, presets) && state.variant === first && mode === 'try' && side === 'attacker',
    dispatch,
    onLink: undefined,
    onMissing: setMissing,
  });

  const [arePlayersOpen, openPlayers] = useState(false);
  const [isBothOpen, openBoth] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const editor = useLate(
    selected !== null || arePlayersOpen,
    () => import('../board/Editor.tsx'),
    setMissing,
  );
  const both = useLate(isBothOpen, () => import('./Both.tsx'), setMissing);
  const share = useLate(isSharing, () => import('../board/Share.tsx'), setMissing);

  const [position, asking, told, predictSwitch] = useReplay(state, judgement, setMissing);

  const glance = glanceOf(judgement);
  const glanceWords =
    glance === 'open' ? own('glance.open', { left, total: left + spent }) : own(`glance.${glance}`);
  const message = (() => {
    if (mode === 'replay') {
      const step = resolution?.steps[position - 1];
      if (asking) return told;
      return step ? stepSentence(say, step, { combat, name }) : '';
    }
    if (isBlocked) return t('field.blocked');
    if (checked.ok) return `${glanceWords}. ${outcomeSentence(say, killed, name)}`;
    return [glanceWords, ...refusals.map(({ rule }) => t('text.rule', { section: section(rule) }))].join(
      ', ',
    );
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
    ruleHref: (rule: RuleId) => ruleAddresses[locale].join(rule),
    uid: (part: string) => `${id}-${part.replaceAll('/', '-')}`,
  };
  const isUnfolded = mode === 'replay';
  const panelKey = (act: string, label: string, isOpen: boolean, open: (on: boolean) => void) => (
    <button type="button" class="key" data-act={act} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
      <span>{label}</span>
    </button>
  );
  return (
    <Context.Provider value={board}>
      <section
        ref={root}
        class="board table-board"
        aria-label={title}
        data-example={example}
        data-variant={state.variant}
        data-mode={mode}
        onKeyDown={undoKey(dispatch)}
      >
        {problem && (
          <p class="problem" role="alert">
            <Icon name="refused" />
            {problem}
          </p>
        )}
        {isMissing && <Missing />}
        {isUnfolded ? (
          <>
            <p class="table-bar controls">
              <button
                type="button"
                class="key"
                data-act="back"
                onClick={() => dispatch({ type: 'mode', mode: 'try' })}
              >
                <Icon name="prev" />
                <span>{own('back')}</span>
              </button>
            </p>
            {resolution ? (
              <>
                {asking || (
                  <>
                    <Mat scene={sceneAt(combat, resolution.steps, position)} trial={null} />
                    <Replay steps={resolution.steps} position={position} />
                  </>
                )}
                {predictSwitch}
              </>
            ) : (
              <Blocked side={legal.attacker ? 'defender' : 'attacker'} />
            )}
          </>
        ) : (
          <>
            <div class="table-bar controls">
              <label class="table-start">
                <span>{own('start')}</span>
                <select
                  autocomplete="off"
                  value={state.variant}
                  onChange={(e) => dispatch({ type: 'variant', id: e.currentTarget.value })}
                >
                  {presets.map((preset) => (
                    <option key={preset.id} value={preset.id} selected={preset.id === state.variant}>
                      {preset.label}
                    </option>
                  ))}
                </select>
              </label>
              <button
                type="button"
                class="key"
                data-act="undo"
                aria-disabled={state.past.length === 0 && !isBlocked}
                onClick={() => dispatch({ type: 'undo' })}
              >
                <Icon name="undo" />
                <span class="vh">{t('undo')}</span>
              </button>
            </div>
            <div class="try-bar controls">
              <Segments
                label={t('try.side')}
                name={`${id}-side`}
                options={sides.map((value) => ({
                  value,
                  label: t(`try.${value}`, { total: total(combat, value) }),
                }))}
                value={side}
                onValue={(to) => dispatch({ type: 'side', side: to })}
              />
              <button
                type="button"
                class="key is-small"
                data-act="clear"
                aria-label={own('clearLong')}
                aria-disabled={spent === 0}
                onClick={() => spent > 0 && dispatch({ type: 'clear', side })}
              >
                <span>{own('clear')}</span>
              </button>
            </div>
            <div class="rows-of">
              {sides.map((of) => {
                const { units } = combat[of];
                const isFull = units.length >= limits.unitsPerSide.max;
                return (
                  <section key={of} class="rows-side" data-side={of} aria-labelledby={`${id}-${of}`}>
                    <div class="rows-head">
                      <h3 id={`${id}-${of}`} class="rows-title">
                        <Icon name={of === 'attacker' ? 'assault' : 'shield'} />
                        {own(`units.${of}`, { count: total(combat, of) })}
                      </h3>
                      <button
                        type="button"
                        class="key is-small controls"
                        data-act={`add-${of}`}
                        aria-label={t(of === 'attacker' ? 'change.addAttacker' : 'change.addDefender')}
                        aria-disabled={isFull}
                        onClick={() =>
                          !isFull &&
                          dispatch({ type: 'alter', by: addQuietly, change: { type: 'add', side: of } })
                        }
                      >
                        <Icon name="plus" />
                        <span>{own('add')}</span>
                      </button>
                    </div>
                    {playerFacts(t, combat, of).length > 0 && (
                      <p class="player">{playerFacts(t, combat, of).join(', ')}</p>
                    )}
                    <ul class="rows">
                      {units.map((unit) => (
                        <Row
                          key={unit.id}
                          t={own}
                          unit={unit}
                          side={of}
                          trial={of === enemyOf(side) ? trial : null}
                        >
                          {editor && <editor.UnitEditor unit={unit} only={units.length === 1} />}
                        </Row>
                      ))}
                    </ul>
                    {isFull && <p class="problem">{t('change.full', { max: limits.unitsPerSide.max })}</p>}
                  </section>
                );
              })}
            </div>
            <div class="glance" data-verdict={glance}>
              <p>
                {glance !== 'open' && <Icon name={glance === 'legal' ? 'done' : 'refused'} />}
                <b>{isBlocked ? '…' : glanceWords}</b>
                {!isBlocked && (
                  <span>
                    {glance === 'legal' && outcomeSentence(say, killed, name)}
                    {glance === 'open' && own('glance.noneWrong')}
                    {refusals.map(({ rule }) => (
                      <RuleLink key={rule} rule={rule} />
                    ))}
                  </span>
                )}
              </p>
            </div>
            {isBlocked ? (
              <p class="problem">
                <Icon name="refused" />
                {t('field.blocked')}
              </p>
            ) : (
              <trying.Ruling judgement={judgement} offersFix />
            )}
            {state.moved && <p class="hint">{t('change.moved')}</p>}
            {state.unsettled.length > 0 && !isMissing && <p class="hint">{t('counting')}</p>}
            {!isBlocked && (
              <p class="table-keys controls">
                {panelKey('both', own('both.open'), isBothOpen, openBoth)}
                {panelKey('card', own('card'), isSharing, setSharing)}
                {panelKey('players', own('players'), arePlayersOpen, openPlayers)}
              </p>
            )}
            {!isBlocked && isBothOpen && both && (
              <section class="both-panel" aria-labelledby={`${id}-both`}>
                <h3 id={`${id}-both`}>{own('both.title')}</h3>
                <both.Both
                  locale={locale}
                  id={id}
                  combat={combat}
                  side={side}
                  split={splits[side]}
                  judgement={judgement}
                  ruleAddresses={ruleAddresses}
                />
              </section>
            )}
            {!isBlocked && isSharing && share && (
              <share.Share example={example} title={title} rules={rules} />
            )}
            {arePlayersOpen && editor && (
              <div class="players controls">
                {sides.map((of) => (
                  <editor.SideEditor key={of} side={of} />
                ))}
              </div>
            )}
            {!isBlocked && <Ledgers />}
          </>
        )}
        <LiveMessage message={message} />
      </section>
    </Context.Provider>
  );
};

/** At a table a new unit shows the keys that every unit has, not all of its fields. */
const addQuietly: typeof alter = (state, change) => ({ ...alter(state, change), selected: state.selected });
