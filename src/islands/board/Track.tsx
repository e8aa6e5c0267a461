import { type Combat, ledger, need, type SideName, threshold, type Unit } from '../../engine/index.ts';
import { useBoard } from './context.ts';

/** Above this a row of sockets is slower to read than a bar with figures. */
const socketsAtMost = 12;

type Socket = 'on' | 'stopped' | 'ward' | 'empty';

/** How many points of `raw` the unit's effects stop; `null` where doubling makes points and sockets differ. */
const stoppedOf = (combat: Combat, unit: Unit, raw: number): number | null =>
  unit.replacements.some((r) => r.kind === 'double') ? null : raw - ledger(combat, unit.id, raw).adjusted;

const range = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);

interface Props {
  readonly unit: Unit;
  /** The side that assigns to the unit. */
  readonly from: SideName;
  readonly amount: number;
  readonly healed: boolean;
}

/** A unit's sockets, one for each raw point it needs, filled with what is assigned; then the same in figures. */
export const Track = ({ unit, from, amount, healed }: Props) => {
  const { t, combat, veil } = useBoard();
  const before = need(combat, unit.id);
  const needed = healed && typeof before === 'number' ? threshold(combat, unit.id) : before;
  const { dealt } = ledger(combat, unit.id, amount);
  const marked = healed ? 0 : unit.marked;
  const figures = (() => {
    if (veil) return null;
    // What its effects still stop after the combat is no longer this board's matter.
    if (healed) return null;
    if (needed === 'exempt') return amount > 0 ? t('tile.exemptHas', { count: amount }) : t('tile.exempt');
    if (needed === 'never') return amount > 0 ? t('tile.neverHas', { count: amount }) : t('tile.never');
    if (needed === 0 && amount === 0) return t('tile.already');
    return dealt === amount || amount === 0
      ? t('tile.of', { amount, need: needed })
      : t('tile.ofMakes', { amount, need: needed, count: dealt });
  })();
  const sockets: Socket[] = [];
  if (veil) for (const _ of range(amount)) sockets.push('on');
  else if (typeof needed === 'number') {
    const warded = healed ? 0 : (stoppedOf(combat, unit, needed) ?? 0);
    for (const i of range(Math.max(needed, amount)))
      sockets.push(i < amount ? (i < warded ? 'stopped' : 'on') : i < warded ? 'ward' : 'empty');
  } else for (const _ of range(amount)) sockets.push('stopped');
  const killAt = !veil && typeof needed === 'number' ? needed : null;
  const small = sockets.length + Math.min(marked, socketsAtMost) <= socketsAtMost;
  return (
    <p class="track" data-from={from}>
      {small && (sockets.length > 0 || marked > 0) && (
        <span class="pips" aria-hidden="true">
          {range(marked).map((i) => (
            <i key={`m${i}`} class="pip is-marked" />
          ))}
          {sockets.map((socket, i) => [
            i === killAt && <i key="kill" class="kill" />,
            <i key={i} class={socket === 'empty' ? 'pip' : `pip is-${socket}`} />,
          ])}
          {killAt === sockets.length && <i class="kill" />}
        </span>
      )}
      {!small && (
        <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect class="bar-need" width="100" height="8" />
          <rect
            class="bar-has"
            width={typeof needed === 'number' && needed > 0 ? Math.min(100, (100 * amount) / needed) : 100}
            height="8"
          />
        </svg>
      )}
      <span class="track-read">
        {marked > 0 && t('tile.marked', { count: marked })}
        {marked > 0 && figures !== null && ', '}
        {figures}
      </span>
    </p>
  );
};
