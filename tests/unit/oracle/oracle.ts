/**
 * A brute-force judge of small boards, written from the rules alone and by another method than the engine's:
 * every split is tried, damage is placed one point at a time in every order, and every E10 choice is played out.
 * E1 to E14 number the rules of combat damage in docs/proof.md.
 */
import type {
  Assignment,
  Choices,
  Combat,
  Keyword,
  Need,
  SideName,
  Unit,
} from '../../../src/engine/types.ts';

export const sides: readonly SideName[] = ['attacker', 'defender'];

export const enemy = (side: SideName): SideName => (side === 'attacker' ? 'defender' : 'attacker');

/** E1 and E2 start from this: Might as it is now, in this combat, on this side. */
const mightNow = (unit: Unit, side: SideName): number =>
  unit.might + unit.mightChange + (side === 'attacker' ? unit.assault : unit.shield);

/** E1: what one unit adds to its side's total. */
export const adds = (unit: Unit, side: SideName): number => {
  if (unit.stunned) return 0;
  if (unit.dealsNoCombatDamage) return 0;
  return Math.max(0, mightNow(unit, side));
};

/** E1: what a side has to assign. */
export const totalOf = (combat: Combat, side: SideName): number => {
  let sum = 0;
  for (const unit of combat[side].units) sum += adds(unit, side);
  return sum;
};

/** E2: the marked damage at which a unit dies. */
const thresholdOf = (unit: Unit, side: SideName): number => Math.max(1, mightNow(unit, side));

export interface Passed {
  readonly adjusted: number;
  readonly dealt: number;
  /** What is left of each replacement in turn: a number or `all` of a prevention, `undefined` of a doubling. */
  readonly left: readonly (number | 'all' | undefined)[];
}

/** E3: how many of `raw` counters are left after each replacement in turn. */
export const pass = (unit: Unit, raw: number): Passed => {
  let counters = raw;
  const left = unit.replacements.map((replacement) => {
    if (replacement.kind === 'double') {
      counters += counters;
      return undefined;
    }
    if (replacement.amount === 'all') {
      counters = 0;
      return 'all' as const;
    }
    const stopped = Math.min(counters, replacement.amount);
    counters -= stopped;
    return replacement.amount - stopped;
  });
  return { adjusted: counters, dealt: unit.immune ? 0 : counters, left };
};

/** E4, asked in its order; the smallest amount is found by trying 0, 1, 2, … */
const needOf = (unit: Unit, side: SideName, anyDamageIsLethal: boolean): Need => {
  if (unit.immune) return 'exempt';
  if (unit.marked >= thresholdOf(unit, side)) return 0;
  for (const r of unit.replacements) if (r.kind === 'prevent' && r.amount === 'all') return 'never';
  for (let raw = 0; ; raw += 1) {
    const { dealt } = pass(unit, raw);
    if (anyDamageIsLethal ? dealt >= 1 : unit.marked + dealt >= thresholdOf(unit, side)) return raw;
  }
};

/** One enemy unit as the assigning player sees it. */
export interface Target {
  readonly unit: Unit;
  readonly need: Need;
  /** Keywords in force for the assigning player, before E10. */
  readonly tank: boolean;
  readonly backline: boolean;
}

/** What one side has to divide, and among whom. */
export interface Front {
  readonly side: SideName;
  readonly total: number;
  readonly targets: readonly Target[];
  readonly override: boolean;
  /** E10: there is an ordinary unit over which the two demands clash. */
  readonly clash: boolean;
}

export const frontOf = (combat: Combat, side: SideName): Front => {
  const { ignores, anyDamageIsLethal } = combat[side];
  const targets = combat[enemy(side)].units.map((unit) => ({
    unit,
    need: needOf(unit, enemy(side), anyDamageIsLethal),
    tank: unit.tank && !ignores.includes('tank'),
    backline: unit.backline && !ignores.includes('backline'),
  }));
  const clash = targets.some((t) => !t.tank && !t.backline && t.need !== 'exempt' && t.need !== 0);
  return { side, total: totalOf(combat, side), targets, override: anyDamageIsLethal, clash };
};

export const needsOf = (front: Front): Record<string, Need> =>
  Object.fromEntries(front.targets.map((t) => [t.unit.id, t.need]));

/** Raw amounts in setup order. */
export type Vector = readonly number[];

export const keyOf = (vector: Vector): string => vector.join(' ');

export const vectorOf = (front: Front, assignment: Assignment): number[] =>
  front.targets.map((t) => (Object.hasOwn(assignment, t.unit.id) ? (assignment[t.unit.id] as number) : 0));

export const assignmentOf = (front: Front, vector: Vector): Assignment =>
  Object.fromEntries(
    front.targets.flatMap((t, i) => (vector[i] === 0 ? [] : [[t.unit.id, vector[i] as number]])),
  );

export const choosers = (front: Front): readonly string[] =>
  front.clash ? front.targets.filter((t) => t.tank && t.backline).map((t) => t.unit.id) : [];

/** E10: every way in which the player can pick; stated picks stay. */
export const everyChoice = (front: Front, stated: Choices = {}): readonly Choices[] => {
  let ways: Record<string, Keyword>[] = [{}];
  for (const id of choosers(front)) {
    const open: readonly Keyword[] = Object.hasOwn(stated, id)
      ? [stated[id] as Keyword]
      : ['tank', 'backline'];
    ways = ways.flatMap((way) => open.map((keyword) => ({ ...way, [id]: keyword })));
  }
  return ways;
};

interface Rank {
  readonly tank: boolean;
  readonly backline: boolean;
}

const ranksUnder = (front: Front, choice: Choices): readonly Rank[] =>
  front.targets.map((t) => {
    const pick = Object.hasOwn(choice, t.unit.id) ? choice[t.unit.id] : undefined;
    if (!front.clash || !t.tank || !t.backline || pick === undefined) return t;
    return { tank: pick === 'tank', backline: pick === 'backline' };
  });

const done = (target: Target, amount: number): boolean =>
  typeof target.need === 'number' && amount >= target.need;

/** E6 to E12 in words: may the next point of damage be placed on this unit, as things stand? */
const mayPlace = (front: Front, ranks: readonly Rank[], now: Vector, at: number): boolean => {
  const lacking = front.targets.flatMap((t, i) =>
    t.need !== 'exempt' && !done(t, now[i] as number) ? [i] : [],
  );
  // E12
  if (lacking.length === 0) return true;
  const target = front.targets[at] as Target;
  // E11
  if (target.need === 'exempt') return false;
  // E7
  if (!lacking.includes(at)) return false;
  // E6
  if (lacking.some((i) => i !== at && (now[i] as number) > 0)) return false;
  // E8
  if (!ranks[at]?.tank && lacking.some((i) => ranks[i]?.tank)) return false;
  // E9
  if (ranks[at]?.backline && lacking.some((i) => !ranks[i]?.backline)) return false;
  return true;
};

/**
 * Everything that can lie on the enemy units after each number of points, under one choice: the n-th set holds what can be
 * reached with n points. E5 then picks the set of the total.
 */
const reach = (
  front: Front,
  choice: Choices,
  points = front.total,
): readonly ReadonlyMap<string, Vector>[] => {
  const ranks = ranksUnder(front, choice);
  const levels: Map<string, Vector>[] = [
    new Map([[keyOf(front.targets.map(() => 0)), front.targets.map(() => 0)]]),
  ];
  for (let placed = 0; placed < points; placed += 1) {
    const level = new Map<string, Vector>();
    for (const now of (levels[placed] as Map<string, Vector>).values()) {
      for (let at = 0; at < now.length; at += 1) {
        if (!mayPlace(front, ranks, now, at)) continue;
        const next = now.with(at, (now[at] as number) + 1);
        level.set(keyOf(next), next);
      }
    }
    levels.push(level);
  }
  return levels;
};

/** All legal splits: under the stated picks, and any pick for the rest. */
export const legalSplits = (front: Front, stated: Choices = {}): ReadonlyMap<string, Vector> =>
  new Map(everyChoice(front, stated).flatMap((choice) => [...(reach(front, choice)[front.total] ?? [])]));

/** Everything that obeys E6 to E12 with at most the total on the table, under some completion of the stated picks. */
export const legalBeginnings = (front: Front, stated: Choices = {}): ReadonlySet<string> =>
  new Set(
    everyChoice(front, stated).flatMap((choice) =>
      reach(front, choice).flatMap((level) => [...level.keys()]),
    ),
  );

/** Every way to divide a total, legal or not. */
export const everySplit = (front: Front, total = front.total): readonly Vector[] => {
  const all: Vector[] = [];
  const fill = (begun: number[], left: number): void => {
    if (begun.length === front.targets.length - 1) {
      all.push([...begun, left]);
      return;
    }
    for (let n = 0; n <= left; n += 1) fill([...begun, n], left - n);
  };
  fill([], total);
  return all;
};

/** E6 to E10 along an order: each unit gets its whole amount before the next one gets anything. */
export const orderIsReplay = (
  front: Front,
  vector: Vector,
  choice: Choices,
  order: readonly string[],
): boolean => {
  const ranks = ranksUnder(front, choice);
  const now = front.targets.map(() => 0);
  const rest = front.targets.map((_, i) => vector[i] as number);
  const owed = order.map((id) => front.targets.findIndex((t) => t.unit.id === id));
  // What is beyond a need is put down when everything has its need (E12), so each unit's part comes first.
  for (const at of owed) {
    if (at < 0) return false;
    const { need } = front.targets[at] as Target;
    while ((rest[at] as number) > 0 && !(typeof need === 'number' && (now[at] as number) >= need)) {
      if (!mayPlace(front, ranks, now, at)) break;
      now[at] = (now[at] as number) + 1;
      rest[at] = (rest[at] as number) - 1;
    }
    const lacks = typeof need === 'number' && (now[at] as number) < need && (rest[at] as number) > 0;
    if (lacks || (need === 'never' && (rest[at] as number) > 0)) return false;
  }
  for (const at of owed) {
    while ((rest[at] as number) > 0) {
      if (!mayPlace(front, ranks, now, at)) return false;
      now[at] = (now[at] as number) + 1;
      rest[at] = (rest[at] as number) - 1;
    }
  }
  return rest.every((n) => n === 0);
};

export interface Refusal {
  readonly rule: string;
  readonly units: readonly string[];
  readonly waiting: readonly string[];
}

/** The table of refusals, row by row. The rows but the first two speak only while a non-exempt unit is not done. */
export const refusalsOf = (
  front: Front,
  assignment: Assignment,
  stated: Choices = {},
): readonly Refusal[] => {
  const found: Refusal[] = [];
  const row = (rule: string, units: readonly Target[], waiting: readonly Target[]): void => {
    found.push({ rule, units: units.map((t) => t.unit.id), waiting: waiting.map((t) => t.unit.id) });
  };
  const amount = (t: Target): number => vectorOf(front, assignment)[front.targets.indexOf(t)] as number;
  const sum = Object.values(assignment).reduce((a, b) => a + b, 0);
  if (sum !== front.total) row('assign-whole-total', [], []);
  const strangers = Object.keys(assignment).filter((id) => !front.targets.some((t) => t.unit.id === id));
  if (strangers.length > 0) found.push({ rule: 'own-enemy-only', units: strangers.toSorted(), waiting: [] });

  const isDone = (t: Target): boolean => done(t, amount(t));
  const got = (t: Target): boolean => amount(t) > 0;
  const lacks = front.targets.filter((t) => t.need !== 'exempt' && !isDone(t));
  if (lacks.length === 0) return found;

  // A unit with both keywords: the one that was stated; else both, except that with a clash it presses neither demand itself.
  const statedFor = (t: Target): Keyword | undefined =>
    front.clash && t.tank && t.backline && Object.hasOwn(stated, t.unit.id) ? stated[t.unit.id] : undefined;
  const open = (t: Target): boolean => front.clash && t.tank && t.backline && statedFor(t) === undefined;
  const hasTank = (t: Target): boolean => (statedFor(t) === undefined ? t.tank : statedFor(t) === 'tank');
  const hasBackline = (t: Target): boolean =>
    statedFor(t) === undefined ? t.backline : statedFor(t) === 'backline';

  const begun = lacks.filter(got);
  if (begun.length >= 2) row('lethal-in-full', begun, []);

  const over = front.targets.filter((t) => typeof t.need === 'number' && amount(t) > t.need);
  if (over.length > 0) row('no-excess', over, lacks);

  const onImmune = front.targets.filter((t) => t.need === 'exempt' && got(t));
  if (onImmune.length > 0) row('exempt-immune', onImmune, lacks);

  const withoutTank = front.targets.filter((t) => !hasTank(t) && got(t));
  const tanks = lacks.filter((t) => hasTank(t) && !open(t));
  if (withoutTank.length > 0 && tanks.length > 0) row('tank-first', withoutTank, tanks);

  const withBackline = front.targets.filter((t) => hasBackline(t) && !open(t) && got(t));
  const notBackline = lacks.filter((t) => !hasBackline(t));
  if (withBackline.length > 0 && notBackline.length > 0) row('backline-last', withBackline, notBackline);

  const undecided = lacks.filter((t) => open(t) && got(t));
  if (undecided.length > 0 && withoutTank.length > 0 && notBackline.length > 0)
    row('pick-tank-or-backline', undecided, notBackline);
  return found;
};

/** E14: who dies under a split. */
export const killedBy = (front: Front, vector: Vector): readonly string[] =>
  front.targets.flatMap((t, i) => {
    const { dealt } = pass(t.unit, vector[i] as number);
    const dies =
      t.unit.marked + dealt >= thresholdOf(t.unit, enemy(front.side)) || (front.override && dealt >= 1);
    return dies ? [t.unit.id] : [];
  });

/** Outcomes: distinct sets of dead units, with the number of splits of each. */
export const outcomesOf = (front: Front, splits: Iterable<Vector>): ReadonlyMap<string, number> => {
  const groups = new Map<string, number>();
  for (const split of splits) {
    const key = killedBy(front, split).join(' ');
    groups.set(key, (groups.get(key) ?? 0) + 1);
  }
  return groups;
};

export const distance = (a: Vector, b: Vector): number =>
  a.reduce((sum, n, i) => sum + Math.abs(n - (b[i] as number)), 0);

/** The smallest distance from what was given to a legal split. */
export const nearest = (splits: Iterable<Vector>, given: Vector): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const split of splits) least = Math.min(least, distance(split, given));
  return least;
};

export interface Aftermath {
  readonly dealt: Readonly<Record<string, number>>;
  readonly killed: readonly string[];
  readonly healed: readonly string[];
  readonly recalled: boolean;
  readonly result: SideName | 'no-result';
}

/** E13 and E14. */
export const aftermathOf = (combat: Combat, split: Readonly<Record<SideName, Assignment>>): Aftermath => {
  const dealt: Record<string, number> = {};
  const killed: string[] = [];
  const healed: string[] = [];
  const left = { attacker: 0, defender: 0 };
  for (const own of sides) {
    const front = frontOf(combat, enemy(own));
    const vector = vectorOf(front, split[enemy(own)]);
    const dead = killedBy(front, vector);
    front.targets.forEach(({ unit }, i) => {
      const marked = pass(unit, vector[i] as number).dealt;
      dealt[unit.id] = marked;
      if (dead.includes(unit.id)) killed.push(unit.id);
      else {
        left[own] += 1;
        if (unit.marked + marked >= 1) healed.push(unit.id);
      }
    });
  }
  const both = left.attacker > 0 && left.defender > 0;
  const none = left.attacker === 0 && left.defender === 0;
  return {
    dealt,
    killed: killed.toSorted(),
    healed: healed.toSorted(),
    recalled: both,
    result: both || none ? 'no-result' : left.attacker > 0 ? 'attacker' : 'defender',
  };
};

/** What a front's non-exempt units need together; infinite when one of them is never done. */
export const needed = (front: Front): number =>
  front.targets.reduce(
    (sum, { need }) => sum + (need === 'exempt' ? 0 : need === 'never' ? Number.POSITIVE_INFINITY : need),
    0,
  );

/**
 * A second way, for boards too large to play out: by E6, E7 and E11 every unit has nothing or its need, but for one that has what is
 * left. All such divisions (2 to the power of the units) are tried against the table. For totals up to what is needed.
 */
export const legalByTable = (front: Front, stated: Choices = {}): readonly Vector[] => {
  const found = new Map<string, Vector>();
  const open = front.targets.flatMap(({ need }, i) => (need === 'exempt' || need === 0 ? [] : [i]));
  const keep = (vector: Vector): void => {
    if (refusalsOf(front, assignmentOf(front, vector), stated).length === 0) found.set(keyOf(vector), vector);
  };
  const divide = (vector: Vector, at: number, left: number): void => {
    if (left === 0) {
      keep(vector);
      return;
    }
    if (at === open.length) {
      for (const i of open) if (vector[i] === 0) keep(vector.with(i, left));
      return;
    }
    const unit = open[at] as number;
    const { need } = front.targets[unit] as Target;
    divide(vector, at + 1, left);
    if (typeof need === 'number' && need <= left) divide(vector.with(unit, need), at + 1, left - need);
  };
  const nothing = front.targets.map(() => 0);
  divide(nothing, 0, front.total);
  return [...found.values()];
};

/** How many ways there are to put so much leftover on so many units (E12). */
export const waysToSpread = (leftover: number, units: number): bigint => {
  let ways = 1n;
  for (let k = 1n; k < BigInt(units); k += 1n) ways = (ways * (BigInt(leftover) + k)) / k;
  return ways;
};

/** The distance to the nearest split that gives everyone at least the need, where there is leftover. */
export const nearestWithLeftover = (front: Front, given: Vector): number => {
  const least = front.targets.map(({ need }) => (typeof need === 'number' ? need : 0));
  const missing = least.reduce((sum, need, i) => sum + Math.max(0, need - (given[i] as number)), 0);
  const filled = least.reduce((sum, need, i) => sum + Math.max(need, given[i] as number), 0);
  return missing + Math.abs(filled - front.total);
};
