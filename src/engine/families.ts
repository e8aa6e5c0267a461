import type { Target, Targets } from './targets.ts';

/**
 * While not everything can be finished, an assignment is a set of finished units with exactly their needs and at most
 * one more unit that has the rest and is not done (E6, E7). A family is a set of such assignments:
 * the `forced` units are finished, any of the `free` ones may be, no others are, and the needs of the finished free
 * units add up to something from `low` to `high`.
 */
export interface Family {
  readonly forced: readonly number[];
  readonly free: readonly number[];
  readonly low: number;
  readonly high: number;
}

/** A family whose assignments put the rest, 1 or more, on `partial`, or have no rest where it is undefined. */
export interface PartialFamily extends Family {
  readonly partial: number | undefined;
}

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

/** The raw amount that finishes a unit; infinite where nothing does. */
export const cost = ({ need }: Target): number =>
  typeof need === 'number' ? need : Number.POSITIVE_INFINITY;

/** A family unless it is empty at sight: a unit that is never done cannot be forced, and drops out of the free ones. */
export function family(
  targets: Targets,
  forced: readonly number[],
  free: readonly number[],
  least: number,
  most: number,
): Family | undefined {
  const costOf = (index: number): number => cost(targets.units[index] as Target);
  const spent = forced.reduce((sum, index) => sum + costOf(index), 0);
  const able = free.filter((index) => costOf(index) < Number.POSITIVE_INFINITY);
  const low = Math.max(0, least - spent);
  const high = Math.min(
    most - spent,
    able.reduce((sum, index) => sum + costOf(index), 0),
  );
  return low <= high ? { forced, free: able, low, high } : undefined;
}

/**
 * Families that hold every legal assignment exactly once, where not every unit can be finished.
 *
 * Where both-keywords units have an open choice, a finished one counts as Tank (nothing can hold that against it), an
 * untouched one as Backline, and an unfinished one as whichever fits: as Tank when nothing without Tank has damage, as
 * Backline when everything without Backline is done.
 */
export function partialFamilies(targets: Targets): PartialFamily[] {
  const { tank, ordinary, backline, both, clash } = groupsOf(targets);
  const families: PartialFamily[] = [];

  const add = (partial: number | undefined, forced: readonly number[], free: readonly number[]): void => {
    const rest = partial === undefined ? 0 : cost(targets.units[partial] as Target) - 1;
    const found = family(
      targets,
      forced,
      free.filter((index) => index !== partial),
      targets.total - rest,
      targets.total - (partial === undefined ? 0 : 1),
    );
    if (found) families.push({ ...found, partial });
  };

  /** No rest, everything in `forced` finished, and at least one of `some`: split by the first of them. */
  const addWithSome = (forced: readonly number[], some: readonly number[], free: readonly number[]): void =>
    some.forEach((index, place) => {
      add(undefined, [...forced, index], [...some.slice(place + 1), ...free]);
    });

  const second = clash ? ordinary : both;
  const open = clash ? both : [];
  const beforeLast = [...tank, ...second];

  add(undefined, [], [...tank, ...open]);
  addWithSome(tank, second, open);
  addWithSome(beforeLast, backline, open);

  for (const partial of [...tank, ...open]) add(partial, [], [...tank, ...open]);
  for (const partial of second) add(partial, tank, [...second, ...open]);
  for (const partial of [...backline, ...open]) add(partial, beforeLast, [...backline, ...open]);
  return families;
}
