import {
  type Combat,
  enemyOf,
  fromSetup,
  type Keyword,
  need,
  type Setup,
  type SideName,
  type SideSetup,
  type UnitSetup,
} from '../engine/index.ts';
import type { Kind } from './kinds.ts';
import { unitIds } from './names.ts';
import type { Random } from './random.ts';
import type { TopicId } from './topics.ts';

/** A unit that is still being made. */
export type Draft = { -readonly [Key in keyof UnitSetup]: UnitSetup[Key] };

/** A board that is still being made: the side that assigns, and what it assigns to. */
export interface Plan {
  readonly side: SideName;
  readonly sources: Draft[];
  readonly targets: Draft[];
  ignores: Keyword[];
  anyDamageIsLethal: boolean;
  /** The unit that gets whatever the topics put on a unit, where all of it is to meet on one. */
  readonly subject: Draft | null;
  /** Targets that a topic has changed already. */
  readonly taken: Set<Draft>;
}

/** One side's question on a board. */
export interface Table {
  readonly setup: Setup;
  readonly combat: Combat;
  readonly side: SideName;
}

const sideSetup = (units: readonly UnitSetup[], effects: Omit<SideSetup, 'units'>): SideSetup => ({
  units,
  ...effects,
});

const toSetup = (plan: Plan): Setup => {
  const own = sideSetup(plan.sources, {
    ...(plan.ignores.length > 0 && { ignores: plan.ignores }),
    ...(plan.anyDamageIsLethal && { anyDamageIsLethal: true }),
  });
  const other = sideSetup(plan.targets, {});
  return plan.side === 'attacker'
    ? { v: 1, attacker: own, defender: other }
    : { v: 1, attacker: other, defender: own };
};

/** The combat of a setup that keeps to the format's limits. */
export const tableOf = (setup: Setup, side: SideName): Table => ({ setup, combat: fromSetup(setup), side });

/** The enemy units that the side of a table assigns to. */
export const targetsOf = ({ combat, side }: Table) => combat[enemyOf(side)].units;

/** A target that no topic has changed yet, where there is one, and that the topic fits. */
const free = (plan: Plan, random: Random, fits: (unit: Draft) => boolean = () => true): Draft => {
  if (plan.subject) return plan.subject;
  const fit = plan.targets.filter(fits);
  const fresh = fit.filter((unit) => !plan.taken.has(unit));
  const unit = random.pick(fresh.length > 0 ? fresh : fit.length > 0 ? fit : plan.targets);
  plan.taken.add(unit);
  return unit;
};

/** The bonus that counts on a side. */
const bonusOf = (side: SideName): 'assault' | 'shield' => (side === 'attacker' ? 'assault' : 'shield');

const keyword = (word: Keyword) => (plan: Plan, random: Random) => {
  free(plan, random, (unit) => !unit.tank && !unit.backline)[word] = true;
  const others = plan.targets.filter((unit) => !unit.tank && !unit.backline && !plan.taken.has(unit));
  if (others.length > 1 && random.chance(1, 3)) random.pick(others)[word] = true;
};

const effect = (unit: Draft, added: NonNullable<Draft['replacements']>[number], random: Random) => {
  const present = unit.replacements ?? [];
  unit.replacements = random.chance(1, 2) ? [...present, added] : [added, ...present];
};

/** What each topic puts on a board. */
const put: Readonly<Record<TopicId, (plan: Plan, random: Random) => void>> = {
  lethal: () => {},
  single: () => {},
  leftover: () => {},
  aftermath: () => {},
  tank: keyword('tank'),
  backline: keyword('backline'),
  marked: (plan, random) => {
    const unit = free(plan, random);
    if (unit.might < 2) unit.might = random.whole(2, 5);
    unit.marked = random.whole(1, unit.might - 1);
  },
  bonus: (plan, random) => {
    const unit = free(plan, random);
    const now = random.whole(1, 2);
    if (random.chance(1, 4)) unit.mightChange = random.chance(1, 2) || unit.might <= now ? now : -now;
    else unit[bonusOf(enemyOf(plan.side))] = now;
  },
  stun: (plan, random) => {
    free(plan, random).stunned = true;
  },
  zero: (plan, random) => {
    const unit = free(plan, random, ({ might }) => might <= 2);
    if (random.chance(1, 2)) unit.might = 0;
    else {
      unit.might = random.whole(1, 3);
      unit.mightChange = -random.whole(unit.might, unit.might + 1);
    }
  },
  prevent: (plan, random) =>
    effect(free(plan, random), { kind: 'prevent', amount: random.whole(1, 3) }, random),
  double: (plan, random) => {
    const unit = free(plan, random);
    if (unit.might < 2) unit.might = random.whole(2, 5);
    effect(unit, { kind: 'double' }, random);
  },
  order: (plan, random) => {
    const unit = free(plan, random);
    if (unit.might < 2) unit.might = random.whole(2, 5);
    unit.replacements = random.shuffled([
      { kind: 'double' } as const,
      { kind: 'prevent', amount: random.whole(1, 4) } as const,
    ]);
  },
  immune: (plan, random) => {
    free(plan, random).immune = true;
  },
  never: (plan, random) => {
    free(plan, random).replacements = [{ kind: 'prevent', amount: 'all' }];
  },
  ignores: (plan, random) => {
    const word = random.pick(['tank', 'backline'] as const);
    keyword(word)(plan, random);
    if (random.chance(1, 3)) keyword(word === 'tank' ? 'backline' : 'tank')(plan, random);
    plan.ignores = [word];
  },
  any: (plan) => {
    plan.anyDamageIsLethal = true;
  },
  both: (plan, random) => {
    const unit = free(plan, random);
    unit.tank = true;
    unit.backline = true;
  },
};

/** Splits a sum into so many whole numbers of 1 or more. */
const parts = (sum: number, many: number, random: Random): number[] => {
  const cuts = random
    .shuffled(Array.from({ length: sum - 1 }, (_, i) => i + 1))
    .slice(0, many - 1)
    .sort((a, b) => a - b);
  return [...cuts, sum].map((cut, i) => cut - (cuts[i - 1] ?? 0));
};

/** Units that add up to `sum`; where the sum itself is asked about, some of them not by their printed Might. */
const sourcesOf = (plan: Plan, topics: readonly TopicId[], sum: number, random: Random, id: () => string) => {
  const many = Math.min(sum, random.whole(1, 3));
  const units = parts(sum, many, random).map((might): Draft => ({ id: id(), might }));
  if (topics.includes('bonus')) {
    const strong = units.find(({ might }) => might > 1);
    if (strong && random.chance(3, 4)) {
      const by = random.whole(1, Math.min(2, strong.might - 1));
      strong.might -= by;
      strong[bonusOf(plan.side)] = by;
    }
  }
  if (topics.includes('stun')) units.push({ id: id(), might: random.whole(1, 3), stunned: true });
  if (topics.includes('zero') && random.chance(1, 2))
    units.push({ id: id(), might: 1, mightChange: -random.whole(2, 3) });
  return random.shuffled(units);
};

/** How much all targets together need; what has no number counts for nothing. */
const wholeNeed = (table: Table): number =>
  targetsOf(table).reduce((sum, { id }) => {
    const needed = need(table.combat, id);
    return typeof needed === 'number' ? sum + needed : sum;
  }, 0);

/** More than this to place, and a reader counts rather than thinks. */
const mostDamage = 10;

/** A board about these topics, or nothing where chance made none that is worth a question. */
export const drawTable = (kind: Kind, topics: readonly TopicId[], random: Random): Table | null => {
  const names = random.shuffled(unitIds);
  let named = 0;
  const id = () => names[named++] as string;
  const isResult = kind === 'result';
  const fewest = isResult
    ? topics.length
    : kind === 'dealt' || kind === 'need'
      ? 2
      : Math.max(2, topics.length);
  const targets = Array.from(
    { length: random.whole(fewest, isResult ? 3 : topics.length > 1 ? 4 : 3) },
    (): Draft => ({ id: id(), might: random.whole(1, 4) }),
  );
  const plan: Plan = {
    side: isResult || random.chance(3, 4) ? 'attacker' : 'defender',
    sources: [{ id: 'x', might: 1 }],
    targets,
    ignores: [],
    anyDamageIsLethal: false,
    subject: kind === 'need' || kind === 'dealt' ? random.pick(targets) : null,
    taken: new Set(),
  };
  for (const topic of topics) put[topic](plan, random);
  const bare = tableOf(toSetup(plan), plan.side);
  // Whether a unit with lethal damage from before needs any is a reading that few share.
  if (targetsOf(bare).some(({ id: unit }) => need(bare.combat, unit) === 0)) return null;
  const whole = wholeNeed(bare);
  const sum = (() => {
    if (topics.includes('leftover')) return whole + random.whole(1, 3);
    if (isResult) return random.whole(Math.max(1, whole - 2), whole + 2);
    if (topics.includes('never')) return random.whole(1, whole + 2);
    return whole > 1 ? random.whole(1, whole - 1) : 0;
  })();
  // A single point is no split to think about.
  const least = kind === 'need' || kind === 'dealt' || isResult ? 1 : 2;
  if (sum < least || sum > mostDamage) return null;
  const sources = sourcesOf(plan, topics, sum, random, id);
  return tableOf(toSetup({ ...plan, sources }), plan.side);
};
