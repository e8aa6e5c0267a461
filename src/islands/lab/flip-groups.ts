import type { Combat, Fate, Flip, SideName, SingleChange } from '../../engine/index.ts';

type Way = 'up' | 'down';

/** What a change is, whichever unit it is made on. */
export type ChangeKind =
  | `might-${Way}`
  | `might-or-${'assault' | 'shield'}-${Way}`
  | `${'assault' | 'shield' | 'marked'}-${Way}`
  | `${'stunned' | 'tank' | 'backline'}-${'on' | 'off'}`
  | 'order';

/** The same change on each of some units of one side. */
export interface ChangeRow {
  readonly side: SideName;
  readonly kind: ChangeKind;
  readonly changes: readonly SingleChange[];
}

export interface FateGroup {
  readonly fate: Fate;
  readonly rows: readonly ChangeRow[];
}

const kindOf = (change: SingleChange, side: SideName): ChangeKind => {
  if (change.kind === 'order') return 'order';
  if ('on' in change) return `${change.kind}-${change.on ? 'on' : 'off'}`;
  const way = change.by === 1 ? 'up' : 'down';
  if (change.kind === 'bonus') return `${side === 'attacker' ? 'assault' : 'shield'}-${way}`;
  return `${change.kind}-${way}`;
};

const unitsOf = ({ changes }: ChangeRow): string => JSON.stringify(changes.map(({ unit }) => unit));

/** Might and the side's keyword do the same: where both do it to the same units, they are one row. */
const merged = (rows: readonly ChangeRow[]): readonly ChangeRow[] =>
  rows.flatMap((row) => {
    const bonus = row.side === 'attacker' ? 'assault' : 'shield';
    const twin = (kind: ChangeKind) =>
      rows.some((other) => other.side === row.side && other.kind === kind && unitsOf(other) === unitsOf(row));
    for (const way of ['up', 'down'] as const) {
      if (row.kind === `might-${way}` && twin(`${bonus}-${way}`))
        return [{ ...row, kind: `might-or-${bonus}-${way}` as const }];
      if (row.kind === `${bonus}-${way}` && twin(`might-${way}`)) return [];
    }
    return [row];
  });

/** Changes by the fate they bring, then by what they are: the most deadly fate first, the attackers' units first. */
export const groupFlips = (combat: Combat, flips: readonly Flip[]): readonly FateGroup[] =>
  (['dies', 'open', 'lives'] as const).flatMap((fate) => {
    const rows = (['attacker', 'defender'] as const).flatMap((side) => {
      const here = flips.filter(
        (flip) => flip.fate === fate && combat[side].units.some(({ id }) => id === flip.change.unit),
      );
      const byKind = Map.groupBy(here, ({ change }) => kindOf(change, side));
      return [...byKind].map(
        ([kind, found]): ChangeRow => ({ side, kind, changes: found.map(({ change }) => change) }),
      );
    });
    return rows.length > 0 ? [{ fate, rows: merged(rows) }] : [];
  });
