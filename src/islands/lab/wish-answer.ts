import {
  type Combat,
  countOutcomes,
  deathTotals,
  enemyOf,
  fates,
  type Granted,
  grant,
  need,
  type SideName,
  total,
  totalToGrant,
  type UnitId,
  type Wish,
} from '../../engine/index.ts';

/** Why a wish cannot come true. */
export type Reason =
  /** Units that should live have lethal damage already. */
  | { readonly kind: 'gone'; readonly units: readonly UnitId[] }
  /** No amount of damage kills these. */
  | { readonly kind: 'safe'; readonly units: readonly UnitId[] }
  /** No total reaches those that should die. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'more'; readonly needed: number; readonly more: number }
  /** Units that should live die under every legal split. */
  | { readonly kind: 'dies'; readonly units: readonly UnitId[] }
  /** Units that should live die, with any total, where those die that should. */
  | { readonly kind: 'with'; readonly units: readonly UnitId[] }
  | { readonly kind: 'together' };

export interface WishAnswer {
  /** Legal splits in all, and the sets of deaths they lead to. */
  readonly all: bigint;
  readonly sets: bigint;
  readonly granted: Granted;
  /** Under how many splits each unit dies: of those that grant the wish, or of all where none does. */
  readonly dying: ReadonlyMap<UnitId, bigint>;
  readonly of: bigint;
  /** Units without a wish that die, or live, under every split that grants the wish. */
  readonly alsoDie: readonly UnitId[];
  readonly alsoLive: readonly UnitId[];
  /** `null` where the wish can come true. */
  readonly reason: Reason | null;
}

const reasonOf = (combat: Combat, side: SideName, { dead, alive }: Wish): Reason => {
  const gone = alive.filter((id) => deathTotals(combat, side, id).must === 0);
  if (gone.length > 0) return { kind: 'gone', units: gone };
  const fate = fates(combat, side);
  const isDoomed = (id: UnitId) => fate.get(id) === 'dies';
  const safe = dead.filter((id) => typeof need(combat, id) !== 'number' && !isDoomed(id));
  if (safe.length > 0) return { kind: 'safe', units: safe };
  if (totalToGrant(combat, side, { dead, alive: [] }) === undefined) return { kind: 'blocked' };
  const doomed = alive.filter(isDoomed);
  if (doomed.length > 0) return { kind: 'dies', units: doomed };
  const needed = totalToGrant(combat, side, { dead, alive });
  if (needed === undefined) {
    const tied = alive.filter((id) => totalToGrant(combat, side, { dead, alive: [id] }) === undefined);
    return { kind: 'with', units: tied };
  }
  const more = needed - total(combat, side);
  return more > 0 ? { kind: 'more', needed, more } : { kind: 'together' };
};

/** Whether a wish can come true, how often, and what goes with it; where it cannot, why. */
export const answerWish = (combat: Combat, side: SideName, wish: Wish): WishAnswer => {
  const granted = grant(combat, side, wish);
  const isGranted = granted.count > 0n;
  const { dead, alive } = isGranted ? wish : { dead: [], alive: [] };
  const all = grant(combat, side, { dead: [], alive: [] }).count;
  const ids = combat[enemyOf(side)].units.map(({ id }) => id);
  const dying = new Map(
    ids.map((id) => {
      if (dead.includes(id)) return [id, granted.count] as const;
      if (alive.includes(id)) return [id, 0n] as const;
      return [id, grant(combat, side, { dead: [...dead, id], alive }).count] as const;
    }),
  );
  const of = isGranted ? granted.count : all;
  const free = ids.filter((id) => !dead.includes(id) && !alive.includes(id));
  return {
    all,
    sets: countOutcomes(combat, side),
    granted,
    dying,
    of,
    alsoDie: free.filter((id) => dying.get(id) === of),
    alsoLive: free.filter((id) => dying.get(id) === 0n),
    reason: isGranted ? null : reasonOf(combat, side, wish),
  };
};
