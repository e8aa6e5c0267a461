import { thresholdOf } from './might.ts';
import { enemyOf } from './sides.ts';
import type { Combat, SideName, Unit } from './types.ts';

/**
 * Whether a unit that fights on `side` dies of what it is dealt (E14; 142.4, 323.5). Immunity only stops new damage:
 * marks that were already lethal still are.
 */
export const dies = (combat: Combat, unit: Unit, side: SideName, dealt: number): boolean =>
  unit.marked + dealt >= thresholdOf(unit, side) || (dealt >= 1 && combat[enemyOf(side)].anyDamageIsLethal);
