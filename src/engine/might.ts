import { findUnit } from './sides.ts';
import type { Combat, NothingAdded, SideName, Unit, UnitId } from './types.ts';

/** What a unit adds to its side's total, and why it adds nothing where a rule or card text says so. */
export interface Contribution {
  readonly adds: number;
  readonly nothing?: NothingAdded;
}

/** Current Might with Assault on the attacking side or Shield on the defending side; may be negative (807, 814). */
const currentMight = (unit: Unit, side: SideName): number =>
  unit.might + unit.mightChange + (side === 'attacker' ? unit.assault : unit.shield);

/** What a unit on this side adds to the side's total (E1; 465.2.a-b, 423.1.b, 143.2.b). */
export function contributionOf(unit: Unit, side: SideName): Contribution {
  if (unit.stunned) return { adds: 0, nothing: 'stunned' };
  if (unit.dealsNoCombatDamage) return { adds: 0, nothing: 'deals-no-combat-damage' };
  const might = currentMight(unit, side);
  return might < 0 ? { adds: 0, nothing: 'negative' } : { adds: might };
}

/** The damage at which a unit on this side dies: at least 1; stun does not change it (E2; 142.4.b, 423.1.c). */
export const thresholdOf = (unit: Unit, side: SideName): number => Math.max(1, currentMight(unit, side));

/** What a unit adds to its side's total (E1). An id that is not in the combat adds 0. */
export function contribution(combat: Combat, unitId: UnitId): Contribution {
  const placed = findUnit(combat, unitId);
  return placed ? contributionOf(placed.unit, placed.side) : { adds: 0 };
}

/** The damage at which a unit dies (E2): 1 or more. An id that is not in the combat has 1. */
export function threshold(combat: Combat, unitId: UnitId): number {
  const placed = findUnit(combat, unitId);
  return placed ? thresholdOf(placed.unit, placed.side) : 1;
}

/** The raw damage that a side must assign: what its units add, summed; 0 to 41,940 (E1; 465.2.c). */
export const total = (combat: Combat, side: SideName): number =>
  combat[side].units.reduce((sum, unit) => sum + contributionOf(unit, side).adds, 0);
