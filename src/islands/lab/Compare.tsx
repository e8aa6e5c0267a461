import { useMemo, useState } from 'preact/hooks';
import {
  amountOn,
  type Combat,
  compare,
  enemyOf,
  type LegalAssignment,
  type SideName,
  total,
  type Unit,
} from '../../engine/index.ts';
import { playerFacts } from '../../i18n/player-facts.ts';
import { outcomeSentence, resultSentence } from '../../i18n/sentences.ts';
import { unitFacts } from '../../i18n/unit-facts.ts';
import { Context, useBoard } from '../board/context.ts';
import { judge } from '../board/judgement.ts';
import { Mat } from '../board/Mat.tsx';
import { sceneOfSplits } from '../board/scene.ts';
import { useLate } from '../board/use-late.ts';
import { shareWords } from '../share-words.ts';
import { type Other, useLab } from './context.ts';
import { differences } from './differences.ts';
import { Examples } from './Sources.tsx';
import { useLink } from './use-link.ts';

const sides = ['attacker', 'defender'] as const;
const splitsAtMost = 24;

/** A board of the two, and what its units are called. */
type Board = Pick<Other, 'combat' | 'splits' | 'name'>;

const Setup = ({ here, there, title }: { here: Board; there: Board; title: string }) => {
  const { t, onMissing } = useBoard();
  const { w } = useLab();
  const share = useLate(true, () => shareWords(t.locale), onMissing);
  const { units, players } = useMemo(
    () => differences(here.combat, there.combat),
    [here.combat, there.combat],
  );
  if (!share) return null;
  if (units.length + players.length === 0) return <p>{w('compare.same')}</p>;
  const facts = (combat: Combat, side: SideName, unit: Unit | null) =>
    unit ? unitFacts(share, t, combat, side, unit) : [w('compare.absent')];
  const player = (combat: Combat, side: SideName) => {
    const found = playerFacts(t, combat, side);
    return found.length > 0 ? found : [w('compare.noEffect')];
  };
  const row = (key: string, head: string, ours: readonly string[], theirs: readonly string[]) => {
    const cell = (own: readonly string[], others: readonly string[]) => (
      <td>
        {own.map((fact, i) => [i > 0 && ', ', others.includes(fact) ? fact : <b key={fact}>{fact}</b>])}
      </td>
    );
    return (
      <tr key={key}>
        <th scope="row">{head}</th>
        {cell(ours, theirs)}
        {cell(theirs, ours)}
      </tr>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
    <section class="scroll" tabIndex={0} aria-label={w('compare.setup')}>
      <table class="versus">
        <caption>{w('compare.setup')}</caption>
        <thead>
          <tr>
            <th scope="col">{w('compare.unit')}</th>
            <th scope="col">{w('compare.here')}</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ side, id, here: ours, there: theirs }) =>
            row(
              `${side} ${id}`,
              (ours ? here : there).name(id),
              facts(here.combat, side, ours),
              facts(there.combat, side, theirs),
            ),
          )}
          {players.map((side) =>
            row(side, w(`compare.${side}`), player(here.combat, side), player(there.combat, side)),
          )}
        </tbody>
      </table>
    </section>
  );
};

/** The other board, as it lies. */
const Beside = ({ other }: { readonly other: Other }) => {
  const board = useBoard();
  const { w } = useLab();
  const { combat, splits, name } = other;
  const { side } = board.state;
  // As the page opens on a phone, what differs is of more use than a second board to scroll past.
  const [isOpen] = useState(() => innerWidth >= 960);
  const state = { ...board.state, combat, splits, mode: 'replay' as const, selected: null };
  return (
    <details class="beside" open={isOpen}>
      <summary>{w('compare.look')}</summary>
      <Context.Provider value={{ ...board, combat, name, state, extra: undefined }}>
        <Mat scene={sceneOfSplits(combat, splits, side)} trial={null} />
      </Context.Provider>
    </details>
  );
};

/** What one side may do on the two boards. */
const SideOf = ({
  side,
  here,
  there,
  title,
}: {
  side: SideName;
  here: Board;
  there: Board;
  title: string;
}) => {
  const { t, say } = useBoard();
  const { w } = useLab();
  const { splits, deaths, onlySplits, onlyDeaths } = useMemo(
    () => compare(here.combat, there.combat, side),
    [here.combat, there.combat],
  );
  const splitOf = ({ combat, name }: Board, { amounts }: LegalAssignment) => {
    const items = combat[enemyOf(side)].units
      .filter(({ id }) => amountOn(amounts, id) > 0)
      .map(({ id }) => w('part', { name: name(id), amount: amountOn(amounts, id) }));
    return items.length > 0 ? t.list(items, 'and') : say(`step.assign-nothing.${side}`);
  };
  const list = (label: string, of: string, items: readonly string[]) => (
    <section data-only={of}>
      <h4>{label}</h4>
      {items.length === 0 ? (
        <p>{w('compare.only.none')}</p>
      ) : (
        <ul>
          {items.slice(0, splitsAtMost).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {items.length > splitsAtMost && (
        <p class="hint">{w('compare.only.shown', { shown: splitsAtMost, all: items.length })}</p>
      )}
    </section>
  );
  const died = ({ name }: Board, killed: readonly string[]) => outcomeSentence(say, killed, name);
  return (
    <section class="versus-side" data-side={side}>
      <table class="versus">
        <caption>{w(`compare.${side}`)}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{w('compare.here')}</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {(
            [
              ['total', [total(here.combat, side), total(there.combat, side)]],
              ['splits', splits],
              ['sets', deaths],
            ] as const
          ).map(([what, [ours, theirs]]) => (
            <tr key={what} data-figure={what} data-differs={ours === theirs ? undefined : ''}>
              <th scope="row">{w(`compare.${what}`)}</th>
              <td>{t.number(ours)}</td>
              <td>{t.number(theirs)}</td>
            </tr>
          ))}
          {onlySplits && (
            <tr data-figure="both">
              <th scope="row">{w('compare.both')}</th>
              <td colSpan={2}>{t.number(onlySplits.both)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {onlySplits ? (
        onlySplits.first.length + onlySplits.second.length > 0 && (
          <div class="only">
            {list(
              w('compare.only.here'),
              'here',
              onlySplits.first.map((split) => splitOf(here, split)),
            )}
            {list(
              w('compare.only.there'),
              'there',
              onlySplits.second.map((split) => splitOf(there, split)),
            )}
          </div>
        )
      ) : (
        <p class="hint">{w('compare.only.tooMany')}</p>
      )}
      {onlyDeaths && onlyDeaths.first.length + onlyDeaths.second.length > 0 && (
        <div class="only">
          {list(
            w('compare.deathsHere'),
            'deaths-here',
            onlyDeaths.first.map(({ killed }) => died(here, killed)),
          )}
          {list(
            w('compare.deathsThere'),
            'deaths-there',
            onlyDeaths.second.map(({ killed }) => died(there, killed)),
          )}
        </div>
      )}
    </section>
  );
};

const Results = ({ here, there, title }: { here: Board; there: Board; title: string }) => {
  const { say } = useBoard();
  const { w } = useLab();
  const result = ({ combat, splits, name }: Board) => {
    const { resolution } = judge({ combat, splits, side: 'attacker' });
    return resolution
      ? `${outcomeSentence(say, resolution.killed, name)} ${resultSentence(say, resolution.result)}`
      : w('compare.notLegal');
  };
  return (
    <dl class="results">
      <dt>{w('compare.here')}</dt>
      <dd>{result(here)}</dd>
      <dt>{title}</dt>
      <dd>{result(there)}</dd>
    </dl>
  );
};

/** This board and another one: what differs on the table, in what is legal and in what comes of it. */
export const Compare = () => {
  const { combat, state, name, uid } = useBoard();
  const { w, other, setOther, show } = useLab();
  const link = useLink();
  const here: Board = { combat, splits: state.splits, name };
  return (
    <div class="ruling compare-answer" data-verdict="open">
      {!other && <p>{w('compare.how')}</p>}
      <div class="keys controls">
        <button
          type="button"
          class={other ? 'key is-small' : 'key'}
          data-act="keep"
          onClick={() => void setOther(link())}
        >
          <span>{w(other ? 'compare.keepNow' : 'compare.keep')}</span>
        </button>
        {other && (
          <>
            <button
              type="button"
              class="key is-small"
              data-act="swap"
              onClick={() => {
                const from = link();
                void show(other.link, from).then(() => setOther(from));
              }}
            >
              <span>{w('compare.open')}</span>
            </button>
            <button type="button" class="key is-small" data-act="stop" onClick={() => void setOther(null)}>
              <span>{w('compare.forget')}</span>
            </button>
          </>
        )}
      </div>
      {!other && (
        <div class="controls">
          <Examples id={uid('with')} label={w('compare.with')} onPick={(to) => void setOther(to)} />
        </div>
      )}
      {other && (
        <>
          <Beside key={other.link} other={other} />
          <Setup here={here} there={other} title={other.title} />
          {sides.map((side) => (
            <SideOf key={side} side={side} here={here} there={other} title={other.title} />
          ))}
          <h4>{w('compare.result')}</h4>
          <Results here={here} there={other} title={other.title} />
        </>
      )}
    </div>
  );
};
