import type { Combat, SideName, Unit, UnitId } from './types.ts';

/** The other side. */
export const enemyOf = (side: SideName): SideName => (side === 'attacker' ? 'defender' : 'attacker');

/** A unit and the side that it fights on. */
export interface Placed {
  readonly side: SideName;
  readonly unit: Unit;
}

/** The unit with this id and its side, or undefined. */
export function findUnit(combat: Combat, id: UnitId): Placed | undefined {
  for (const side of ['attacker', 'defender'] as const) {
    const unit = combat[side].units.find((candidate) => candidate.id === id);
    if (unit) return { side, unit };
  }
  return undefined;
}
