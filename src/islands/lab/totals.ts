import {
  type Combat,
  type DeathTotals,
  enemyOf,
  type SideName,
  total,
  type UnitId,
} from '../../engine/index.ts';

/** What becomes possible and certain with a total. */
export interface TotalRow {
  readonly total: number;
  /** How much more than now. */
  readonly more: number;
  /** Units that can die from here on, and need not; in the first row those that can. */
  readonly can: readonly UnitId[];
  /** Units that must die from here on. */
  readonly must: readonly UnitId[];
  /** Every unit that can die at all must. */
  readonly isAll: boolean;
}

export interface Totals {
  /** The first row is now; each further one is the next total with which something changes. */
  readonly rows: readonly TotalRow[];
  /** Units that no total kills. */
  readonly never: readonly UnitId[];
  /** Units that cannot die now. */
  readonly notNow: readonly UnitId[];
}

/** From a side's total now to the one with which everything dies, the totals with which something changes. */
export const totalRows = (
  combat: Combat,
  side: SideName,
  deaths: ReadonlyMap<UnitId, DeathTotals>,
): Totals => {
  const now = total(combat, side);
  const ids = combat[enemyOf(side)].units.map(({ id }) => id);
  const of = (id: UnitId): DeathTotals => deaths.get(id) ?? { can: undefined, must: undefined };
  const never = ids.filter((id) => of(id).can === undefined);
  const mortal = ids.filter((id) => of(id).can !== undefined);
  const later = mortal.flatMap((id) => [of(id).can, of(id).must]).filter((n) => n !== undefined && n > now);
  const isAll = (n: number) => mortal.every((id) => (of(id).must ?? Number.POSITIVE_INFINITY) <= n);
  const first: TotalRow = {
    total: now,
    more: 0,
    can: mortal.filter((id) => (of(id).can ?? 0) <= now && (of(id).must ?? now + 1) > now),
    must: mortal.filter((id) => (of(id).must ?? now + 1) <= now),
    isAll: isAll(now),
  };
  const rest = [...new Set(later as number[])]
    .sort((a, b) => a - b)
    .map(
      (n): TotalRow => ({
        total: n,
        more: n - now,
        can: mortal.filter((id) => of(id).can === n && of(id).must !== n),
        must: mortal.filter((id) => of(id).must === n),
        isAll: isAll(n),
      }),
    );
  return {
    rows: [first, ...rest],
    never,
    notNow: mortal.filter((id) => (of(id).can ?? 0) > now),
  };
};
