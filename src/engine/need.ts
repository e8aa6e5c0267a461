import { thresholdOf } from './might.ts';
import { enemyOf, findUnit } from './sides.ts';
import type { Combat, Ledger, LedgerEntry, Need, Replacement, SideName, Unit, UnitId } from './types.ts';

/** What one replacement makes of an amount (E3; 437.2.a, 437.3). */
function replace(replacement: Replacement, before: number): LedgerEntry {
  if (replacement.kind === 'double') return { replacement, before, after: before * 2 };
  if (replacement.amount === 'all') return { replacement, before, after: 0, left: 'all' };
  const taken = Math.min(replacement.amount, before);
  return { replacement, before, after: before - taken, left: replacement.amount - taken };
}

/** From raw to dealt for one unit (E3). */
export function ledgerOf(unit: Unit, raw: number): Ledger {
  if (unit.immune) return { raw, entries: [], adjusted: raw, dealt: 0 };
  const entries: LedgerEntry[] = [];
  let adjusted = raw;
  for (const replacement of unit.replacements) {
    const step = replace(replacement, adjusted);
    entries.push(step);
    adjusted = step.after;
  }
  return { raw, entries, adjusted, dealt: adjusted };
}

/**
 * The smallest raw amount of which at least `dealt` (1 or more) gets through. Each replacement gives more for more, so
 * walking them backwards, each with the smallest amount that suffices it, gives the smallest raw amount
 * (465.2.c.4.a, 437.5.a).
 */
const smallestRaw = (replacements: readonly Replacement[], dealt: number): number =>
  replacements.reduceRight((wanted, replacement) => {
    if (replacement.kind === 'double') return Math.ceil(wanted / 2);
    return replacement.amount === 'all' ? Number.POSITIVE_INFINITY : wanted + replacement.amount;
  }, dealt);

/** The need of a unit that fights on `side` (E4). */
export function needOf(combat: Combat, unit: Unit, side: SideName): Need {
  if (unit.immune) return 'exempt';
  const missing = thresholdOf(unit, side) - unit.marked;
  if (missing <= 0) return 0;
  // Earlier marks were not made by the side that kills with any damage, so 1 must be dealt whatever is marked.
  const raw = smallestRaw(unit.replacements, combat[enemyOf(side)].anyDamageIsLethal ? 1 : missing);
  return raw === Number.POSITIVE_INFINITY ? 'never' : raw;
}

/**
 * The smallest raw amount whose result is lethal for a unit (E4): 0 when it already has lethal damage, `never` when no
 * amount is lethal (437.5.b), `exempt` when it cannot be dealt damage (465.2.c.10). An id that is not in the combat is
 * `exempt`.
 */
export function need(combat: Combat, unitId: UnitId): Need {
  const placed = findUnit(combat, unitId);
  return placed ? needOf(combat, placed.unit, placed.side) : 'exempt';
}

/**
 * What becomes of `raw` (a whole number of 0 or more) on a unit: each replacement in its controller's order, what is
 * dealt, and the prevention left (E3). An id that is not in the combat is dealt 0.
 */
export function ledger(combat: Combat, unitId: UnitId, raw: number): Ledger {
  const placed = findUnit(combat, unitId);
  return placed ? ledgerOf(placed.unit, raw) : { raw, entries: [], adjusted: raw, dealt: 0 };
}
