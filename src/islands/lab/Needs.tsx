import { useMemo } from 'preact/hooks';
import {
  type DeathTotals,
  deathTotals,
  enemyOf,
  type Flip,
  flips,
  outcomes,
  patchOf,
  type SingleChange,
  type UnitId,
} from '../../engine/index.ts';
import { several } from '../../i18n/parts.ts';
import { alter } from '../board/alter.ts';
import { useBoard } from '../board/context.ts';
import { LiveMessage } from '../board/LiveMessage.tsx';
import { fatesOf } from './answers.ts';
import { useLab } from './context.ts';
import { groupFlips } from './flip-groups.ts';
import { totalRows } from './totals.ts';
import { useSlices } from './use-slices.ts';

/** With which totals which units can die and must. */
const Totals = () => {
  const { say, combat, state, name, t } = useBoard();
  const { w } = useLab();
  const { side } = state;
  const units = combat[enemyOf(side)].units;
  const key = useMemo(() => ({}), [combat, side]);
  const { found, isDone } = useSlices<readonly [UnitId, DeathTotals]>(key, function* () {
    for (const { id } of units) yield [id, deathTotals(combat, side, id)] as const;
  });
  const atMost = useMemo(() => outcomes(combat, side).groups[0]?.killed.length ?? 0, [combat, side]);
  const who = (ids: readonly UnitId[]) => ({ count: ids.length, names: several(say, ids.map(name)) });
  if (!isDone) return <p class="hint">{w('needs.working')}</p>;
  const { rows, never, notNow } = totalRows(combat, side, new Map(found));
  return (
    <table class="totals">
      <caption>{w('needs.totals')}</caption>
      <thead>
        <tr>
          <th scope="col">{w('needs.total')}</th>
          <th scope="col">{w('needs.then')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => {
          const sentences = [
            row.must.length > 0 && !row.isAll && w('needs.mustDie', who(row.must)),
            row.can.length > 0 && w('needs.canDie', who(row.can)),
            row.isAll && w('needs.allDie'),
            i === 0 && row.can.length > 1 && w('needs.atMost', { count: atMost }),
            i === 0 && notNow.length + never.length > 0 && w('needs.neverDie', who([...notNow, ...never])),
          ].filter((sentence) => typeof sentence === 'string');
          return (
            <tr key={row.total} data-total={row.total}>
              <th scope="row">
                {t.number(row.total)}{' '}
                <small>{i === 0 ? w('needs.now') : w('needs.more', { more: row.more })}</small>
              </th>
              <td>{sentences.join(' ')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** Which single change gives the unit another fate. */
const Flips = ({ unit }: { readonly unit: UnitId }) => {
  const { combat, state, dispatch, name, uid } = useBoard();
  const { w } = useLab();
  const { side } = state;
  const key = useMemo(() => ({}), [combat, side, unit]);
  const { found, isDone } = useSlices<Flip>(key, () => flips(combat, side, unit));
  const now = fatesOf(combat, side).get(unit) ?? 'lives';
  const groups = useMemo(() => (isDone ? groupFlips(combat, found) : []), [key, isDone]);
  const make = (change: SingleChange) => {
    const of = combat.attacker.units.some(({ id }) => id === change.unit) ? 'attacker' : 'defender';
    const changed = combat[of].units.find(({ id }) => id === change.unit);
    if (!changed) return;
    const patch = patchOf(changed, of, change);
    dispatch({ type: 'alter', by: alter, change: { type: 'edit', unit: change.unit, patch, field: null } });
  };
  const title = w(`needs.fate.${now}`, { name: name(unit) });
  const count = found.length;
  const sum = !isDone ? w('needs.working') : count > 0 ? w('needs.found', { count }) : w('needs.nothing');
  return (
    <>
      <div class="ruling lab-answer" data-verdict="open" data-fate={now}>
        <h4>{title}</h4>
        <p>
          {sum} {count > 0 && <a href={`#${uid('flips')}`}>{w('needs.see')}</a>}
        </p>
      </div>
      <div class="flips" id={uid('flips')}>
        {groups.map(({ fate, rows }) => (
          <section key={fate} data-to={fate}>
            <h5>{w(`needs.to.${fate === 'open' && now === 'dies' ? 'spared' : fate}`)}</h5>
            <dl>
              {rows.map((row) => {
                const change = w(`needs.change.${row.kind}`);
                return (
                  <div key={`${row.side} ${row.kind}`} data-side={row.side} data-change={row.kind}>
                    <dt>{change}</dt>
                    <dd>
                      {row.changes.map((one) => (
                        <button
                          key={one.unit}
                          type="button"
                          class="chip-key"
                          data-on={one.unit}
                          aria-label={w('needs.make', { change, name: name(one.unit) })}
                          onClick={() => make(one)}
                        >
                          {name(one.unit)}
                        </button>
                      ))}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </section>
        ))}
        {groups.length > 0 && <p class="hint">{w('needs.try')}</p>}
      </div>
      <LiveMessage message={`${title}. ${isDone ? sum : ''}`} />
    </>
  );
};

/** What do I need? */
export const Needs = () => {
  const { combat, state } = useBoard();
  const { w, asking } = useLab();
  const unit = combat[enemyOf(state.side)].units.find(({ id }) => id === asking.unit);
  return (
    <>
      {unit ? (
        <Flips unit={unit.id} />
      ) : (
        <div class="ruling lab-answer" data-verdict="open">
          <p>{w('needs.pick')}</p>
        </div>
      )}
      <Totals />
    </>
  );
};
