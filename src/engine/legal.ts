import { brokenRules } from './broken.ts';
import { amountOn, toRecord } from './record.ts';
import { isDone, isWaiting, type Rank, type Target, type Targets, targetsOf, towardNeed } from './targets.ts';
import type { Combat, Keyword, LegalAssignment, UnitId } from './types.ts';

/** The keyword that a unit counts with, where its choice is open: the one under which the amounts are legal. */
function inferred(targets: Targets, amounts: readonly number[], index: number): Keyword {
  const target = targets.units[index] as Target;
  const amount = amounts[index] ?? 0;
  if (amount === 0) return 'backline';
  if (isDone(target, amount)) return 'tank';
  const movedOn = targets.units.some(
    ({ rank }, other) => (rank === 'ordinary' || rank === 'backline') && (amounts[other] ?? 0) > 0,
  );
  return movedOn ? 'backline' : 'tank';
}

const turn: Readonly<Record<Rank, number>> = { tank: 0, ordinary: 1, both: 1, backline: 2 };

/**
 * The assignment with these legal raw amounts (by index), the choices under which it is legal, and its default replay
 * order: by tier, finished units in setup order, the unfinished one behind them; units that only take leftover last.
 */
export function toLegal(targets: Targets, amounts: readonly number[]): LegalAssignment {
  const parts = targets.units.map((target, index) => {
    const rank = target.choice && target.rank === 'both' ? inferred(targets, amounts, index) : target.rank;
    const amount = amounts[index] ?? 0;
    const onlyLeftover = target.need === 'exempt' || target.need === 0;
    const place = onlyLeftover ? 4 : isDone(target, amount) ? turn[rank] : 3;
    return { id: target.id, amount, rank, place, choice: target.choice };
  });
  const assigned = parts.filter(({ amount }) => amount > 0);
  return {
    side: targets.side,
    amounts: toRecord(assigned.map(({ id, amount }) => [id, amount])),
    choices: toRecord(parts.filter(({ choice }) => choice).map(({ id, rank }) => [id, rank as Keyword])),
    order: assigned.toSorted((a, b) => a.place - b.place).map(({ id }) => id),
  };
}

/**
 * The same assignment with another replay order, or undefined where that is none: every unit with an amount once, and
 * every beginning obeys E6 to E10 under the assignment's choices. What a unit has beyond its need counts as put down
 * at the end (E12).
 */
export function withOrder(
  combat: Combat,
  legal: LegalAssignment,
  order: readonly UnitId[],
): LegalAssignment | undefined {
  const targets = targetsOf(combat, legal.side, legal.choices);
  const amounts = targets.units.map(() => 0);
  const left = new Set(Object.keys(legal.amounts));
  let last: Target | undefined;
  for (const id of order) {
    if (!left.delete(id)) return undefined;
    const index = targets.units.findIndex((target) => target.id === id);
    const target = targets.units[index] as Target;
    // Damage goes to a second unit only when the first has its need in full.
    if (last && isWaiting(last, amountOn(legal.amounts, last.id))) return undefined;
    last = target;
    amounts[index] = towardNeed(target, amountOn(legal.amounts, id));
    if (brokenRules(targets, amounts).length > 0) return undefined;
  }
  return left.size > 0 ? undefined : { ...legal, order: [...order] };
}
