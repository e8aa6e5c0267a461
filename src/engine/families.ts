import { costAt, groupsOf } from './groups.ts';
import type { Targets } from './targets.ts';

/**
 * While not everything can be finished, an assignment is a set of finished units with exactly their needs and at most
 * one more unit that has the rest and is not done (E6, E7). A family is a set of sets of finished units: the `forced`
 * units are finished, any of the `free` ones may be, no others are, and the needs of the finished free units add up to
 * something from `low` to `high`.
 */
export interface Family {
  readonly forced: readonly number[];
  readonly free: readonly number[];
  readonly low: number;
  readonly high: number;
}

/** A family whose assignments put the rest, 1 or more, on `partial`, or have no rest where that is undefined. */
export interface PartialFamily extends Family {
  readonly partial: number | undefined;
}

/**
 * The family in which the needs of all finished units add up to something from `least` to `most`; undefined when it is
 * empty at sight. A unit that is never done cannot be forced, and drops out of the free ones.
 */
function family(
  targets: Targets,
  forced: readonly number[],
  free: readonly number[],
  least: number,
  most: number,
): Family | undefined {
  const sum = (indices: readonly number[]): number =>
    indices.reduce((soFar, index) => soFar + costAt(targets, index), 0);
  const spent = sum(forced);
  const able = free.filter((index) => costAt(targets, index) < Number.POSITIVE_INFINITY);
  const low = Math.max(0, least - spent);
  const high = Math.min(most - spent, sum(able));
  return low <= high ? { forced, free: able, low, high } : undefined;
}

/**
 * Families that hold every legal assignment exactly once, where not every unit can be finished.
 *
 * A both-keywords unit whose choice is open counts as Tank when it is finished (nothing can hold that against it), as
 * Backline when it is untouched, and else as whichever fits: as Tank when nothing without Tank has damage, as Backline
 * when everything without Backline is done.
 */
export function assignmentFamilies(targets: Targets): PartialFamily[] {
  const { tank, ordinary, backline, both, clash } = groupsOf(targets);
  const families: PartialFamily[] = [];

  const add = (partial: number | undefined, forced: readonly number[], free: readonly number[]): void => {
    const most = partial === undefined ? targets.total : targets.total - 1;
    const least = partial === undefined ? targets.total : targets.total - costAt(targets, partial) + 1;
    const others = free.filter((index) => index !== partial);
    const found = family(targets, forced, others, least, most);
    if (found) families.push({ ...found, partial });
  };
  /** No rest, and at least one of `some` finished: split by the first of them. */
  const addWithSome = (forced: readonly number[], some: readonly number[], free: readonly number[]): void =>
    some.forEach((index, place) => {
      add(undefined, [...forced, index], [...some.slice(place + 1), ...free]);
    });

  const open = clash ? both : [];
  const middle = clash ? ordinary : both;
  const beforeLast = [...tank, ...middle];

  add(undefined, [], [...tank, ...open]);
  addWithSome(tank, middle, open);
  addWithSome(beforeLast, backline, open);

  /** From the last unit on, so that lists and fixes begin with the first units finished. */
  const addEachPartial = (
    forced: readonly number[],
    tier: readonly number[],
    free: readonly number[],
  ): void => {
    for (const partial of tier.toReversed()) add(partial, forced, free);
  };
  addEachPartial([], [...tank, ...open], [...tank, ...open]);
  addEachPartial(tank, middle, [...middle, ...open]);
  addEachPartial(beforeLast, [...backline, ...open], [...backline, ...open]);
  return families;
}

/**
 * Families that hold every set of units that some legal assignment finishes exactly once, where not every unit can be
 * finished. Such a set leaves a rest that one of the units startable then can take without being done, so it is enough
 * to ask the one with the largest need: each family is named by that unit, and the startable units before it in order
 * of need are all finished.
 */
export function outcomeFamilies(targets: Targets): Family[] {
  const { tank, ordinary, backline, both, clash } = groupsOf(targets);
  const families: Family[] = [];

  const byNeed = (...indices: readonly number[]): number[] =>
    indices.toSorted((a, b) => {
      const [first, second] = [costAt(targets, a), costAt(targets, b)];
      return first === second ? a - b : second - first;
    });
  const add = (largest: number, forced: readonly number[], free: readonly number[]): void => {
    const found = family(targets, forced, free, targets.total - costAt(targets, largest) + 1, targets.total);
    if (found) families.push(found);
  };
  const eachLargest = (
    startable: readonly number[],
    visit: (largest: number, before: readonly number[], behind: readonly number[]) => void,
  ): void =>
    startable.forEach((largest, place) => {
      visit(largest, startable.slice(0, place), startable.slice(place + 1));
    });

  if (!clash) {
    const finished: number[] = [];
    for (const tier of [tank, both, backline]) {
      eachLargest(byNeed(...tier), (largest, before, behind) => {
        add(largest, [...finished, ...before], behind);
      });
      finished.push(...tier);
    }
    return families;
  }

  // Some Tank is not finished: a Tank or a both-keywords unit may be started.
  const isTank = new Set(tank);
  eachLargest(byNeed(...tank, ...both), (largest, before, behind) => {
    if (isTank.has(largest)) {
      add(largest, before, behind);
      return;
    }
    // A both-keywords unit is the largest, so a Tank behind it is the first that is not finished.
    const tanks = behind.filter((index) => isTank.has(index));
    const others = behind.filter((index) => !isTank.has(index));
    tanks.forEach((_, place) => {
      add(largest, [...before, ...tanks.slice(0, place)], [...others, ...tanks.slice(place + 1)]);
    });
  });

  // All Tanks and no unit without Tank are finished: an ordinary or a both-keywords unit may be started. The ordinary
  // ones are not finished here, so nothing behind the first of them can be the largest.
  const isOrdinary = new Set(ordinary);
  const next = byNeed(...ordinary, ...both);
  const firstOrdinary = next.findIndex((index) => isOrdinary.has(index));
  eachLargest(next.slice(0, firstOrdinary + 1), (largest, before) => {
    const behind = both.filter((index) => index !== largest && !before.includes(index));
    add(largest, [...tank, ...before], behind);
  });

  // All Tanks, some ordinary units but not all, and no Backline unit are finished: only an ordinary unit may be started.
  eachLargest(byNeed(...ordinary), (largest, before, behind) => {
    if (before.length > 0) {
      add(largest, [...tank, ...before], [...behind, ...both]);
      return;
    }
    behind.forEach((first, place) => {
      add(largest, [...tank, first], [...behind.slice(place + 1), ...both]);
    });
  });

  // Everything without Backline is finished: a Backline or a both-keywords unit may be started.
  eachLargest(byNeed(...backline, ...both), (largest, before, behind) => {
    add(largest, [...tank, ...ordinary, ...before], behind);
  });
  return families;
}

/** The part of a family in which a unit is finished, or in which it is not; undefined when there is none at sight. */
export function narrowed<F extends Family>(
  targets: Targets,
  family: F,
  unit: number,
  finished: boolean,
): F | undefined {
  if (family.forced.includes(unit)) return finished ? family : undefined;
  if (!family.free.includes(unit)) return finished ? undefined : family;
  const free = family.free.filter((index) => index !== unit);
  if (!finished) return { ...family, free };
  const need = costAt(targets, unit);
  return {
    ...family,
    forced: [...family.forced, unit],
    free,
    low: Math.max(0, family.low - need),
    high: family.high - need,
  };
}
