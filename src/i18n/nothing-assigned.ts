import type { SideName } from '../engine/index.ts';
import type { Format } from './format.ts';

/** What is said of a split that assigns nothing: there is nothing to assign, or not yet anything assigned. */
export const nothingAssigned = (
  say: Format<'engine'>,
  share: Format<'share'>,
  side: SideName,
  total: number,
): string => (total === 0 ? say(`step.assign-nothing.${side}`) : share(`unsplit.${side}`, { count: total }));
