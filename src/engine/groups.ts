import { costOf, type Targets } from './targets.ts';

/** The units (by index) that can take damage before leftover, by what orders them. */
export interface Groups {
  readonly tank: readonly number[];
  readonly ordinary: readonly number[];
  readonly backline: readonly number[];
  readonly both: readonly number[];
  readonly clash: boolean;
}

export function groupsOf({ units, clash }: Targets): Groups {
  const groups = {
    tank: [] as number[],
    ordinary: [] as number[],
    backline: [] as number[],
    both: [] as number[],
  };
  units.forEach(({ need, rank }, index) => {
    if (need !== 'exempt' && need !== 0) groups[rank].push(index);
  });
  return { ...groups, clash };
}

/** The raw amount that finishes a unit, by index; infinite where nothing does. */
export const costAt = ({ units }: Targets, index: number): number => costOf(units[index]?.need ?? 'never');

/** The units that may be started next when exactly these are finished (E8 to E10). */
export function startable(
  { tank, ordinary, backline, both, clash }: Groups,
  finished: ReadonlySet<number>,
): number[] {
  const isOpen = (index: number): boolean => !finished.has(index);
  if (!clash)
    return [tank, both, backline].map((tier) => tier.filter(isOpen)).find((tier) => tier.length > 0) ?? [];
  if (tank.some(isOpen)) return [...tank, ...both].filter(isOpen);
  // A both-keywords unit that is not finished goes first, as Tank, or last, as Backline; never in the middle.
  if (![...ordinary, ...backline].some((index) => finished.has(index)))
    return [...both, ...ordinary].filter(isOpen);
  if (ordinary.some(isOpen)) return ordinary.filter(isOpen);
  return [...both, ...backline].filter(isOpen);
}
