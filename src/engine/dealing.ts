import { thresholdOf } from './might.ts';
import { ledgerOf } from './need.ts';
import { amountOn } from './record.ts';
import { enemyOf } from './sides.ts';
import type { Combat, LegalAssignment, SideName, Unit, UnitId } from './types.ts';

/** What one side's damage does to one enemy unit. */
export interface Hit {
  readonly id: UnitId;
  readonly dealt: number;
  /** With the marks from before. */
  readonly marked: number;
  readonly dies: boolean;
}

/**
 * What raw damage does to a unit that fights on `side` (E14; 142.4, 323.5). Immunity only stops new damage: marks that
 * were lethal before still are.
 */
export function hit(combat: Combat, unit: Unit, side: SideName, raw: number): Hit {
  const { dealt } = ledgerOf(unit, raw);
  const marked = unit.marked + dealt;
  const dies = marked >= thresholdOf(unit, side) || (dealt >= 1 && combat[enemyOf(side)].anyDamageIsLethal);
  return { id: unit.id, dealt, marked, dies };
}

/** What one side's assignment does to each enemy unit, in setup order (E13, E14). */
export function hits(combat: Combat, legal: LegalAssignment): readonly Hit[] {
  const enemy = enemyOf(legal.side);
  return combat[enemy].units.map((unit) => hit(combat, unit, enemy, amountOn(legal.amounts, unit.id)));
}

/** The enemy units that die under one side's assignment, in setup order (E14). */
export const killedBy = (combat: Combat, legal: LegalAssignment): readonly UnitId[] =>
  hits(combat, legal)
    .filter(({ dies }) => dies)
    .map(({ id }) => id);
