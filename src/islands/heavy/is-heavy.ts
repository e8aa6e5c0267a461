import { type Combat, enemyOf, type SideName, total } from '../../engine/index.ts';

/**
 * What counting or fixing a split costs grows with the total and with the square of the units that it lies on. At this
 * much it takes a desktop 1 to 2 ms and a slow phone some 20: beyond, a key press would be felt to wait.
 */
const heaviest = 500_000;

/** Whether a side's splits are too many to be counted or fixed while a reader waits. */
export const isHeavy = (combat: Combat, side: SideName): boolean =>
  total(combat, side) * combat[enemyOf(side)].units.length ** 2 > heaviest;
