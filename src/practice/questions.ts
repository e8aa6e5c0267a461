import {
  type Assignment,
  assignable,
  type Combat,
  checkLegality,
  countAssignments,
  enemyOf,
  killedBy,
  ledger,
  need,
  outcomes,
  type RuleId,
  type SideName,
  type Unit,
  type UnitId,
} from '../engine/index.ts';
import { type Table, targetsOf } from './draft.ts';
import type { Kind } from './kinds.ts';
import { mistaken } from './mistaken.ts';
import type { Random } from './random.ts';
import { beginning, isTelling, legalOf, legalSplit, refusedSplit } from './splits.ts';
import { type TopicId, topic } from './topics.ts';
import { type Ending, endings, type Question, type SplitRule, splitRules } from './types.ts';

type Ask = (table: Table, topics: readonly TopicId[], random: Random) => Question | null;

/** For each topic, whether somebody who does not know its rule would answer otherwise. */
const dependence =
  (among: 'every' | 'some') =>
  (table: Table, topics: readonly TopicId[], answer: (table: Table) => string): boolean => {
    const own = answer(table);
    return topics[among]((id) => {
      const other = mistaken(table, id);
      return !other || answer(other) !== own;
    });
  };
const dependsOn = dependence('every');
const dependsOnSome = dependence('some');

/** The enemy units that die when a side deals these amounts, legal or not. */
export const deadUnder = (combat: Combat, side: SideName, amounts: Assignment): readonly UnitId[] =>
  killedBy(combat, { side, amounts, choices: {}, order: [] });

const legal: Ask = (table, topics, random) => {
  if (!isTelling(table, topics)) return null;
  const amounts = random.chance(1, 2)
    ? legalSplit(table, topics, random)
    : refusedSplit(table, topics, random);
  return amounts && { kind: 'legal', amounts };
};

/** The rules that refuse a split. */
const refusing = ({ combat, side }: Table, amounts: Assignment): readonly RuleId[] => {
  const checked = checkLegality(combat, side, amounts);
  return checked.ok ? [] : checked.refusals.map(({ rule }) => rule);
};

/** Rules that somebody may well name on this board, in the order of the procedure. */
const optionsOn = (table: Table): readonly SplitRule[] => {
  const has = (fits: (unit: Unit) => boolean): boolean => targetsOf(table).some(fits);
  const isThere: Readonly<Partial<Record<SplitRule, boolean>>> = {
    'tank-first': has(({ tank }) => tank),
    'backline-last': has(({ backline }) => backline),
    'pick-tank-or-backline': has(({ tank, backline }) => tank && backline),
    'exempt-immune': has(({ immune }) => immune),
  };
  return splitRules.filter((one) => isThere[one] ?? true);
};

const rule: Ask = (table, topics, random) => {
  if (!isTelling(table, topics)) return null;
  const amounts = refusedSplit(table, topics, random);
  if (!amounts) return null;
  const refused = refusing(table, amounts);
  const isOfTopic = topics.some((id) => topic(id).rules.some((one) => refused.includes(one)));
  const options = optionsOn(table);
  return isOfTopic &&
    refused.length <= options.length - 2 &&
    refused.every((one) => options.some((option) => option === one))
    ? { kind: 'rule', amounts, options }
    : null;
};

/** The legal splits of a table that kill all of these, as a text. */
const killing = (table: Table, kills: readonly UnitId[]): string => {
  const splits = legalOf(table);
  if (!splits) return 'many';
  const { combat, side } = table;
  return [...splits]
    .filter(([, amounts]) => {
      const dead = deadUnder(combat, side, amounts);
      return kills.every((id) => dead.includes(id));
    })
    .map(([key]) => key)
    .sort()
    .join('|');
};

const kill: Ask = (table, topics, random) => {
  const { combat, side } = table;
  const all = legalOf(table);
  if (!all || all.size < 2) return null;
  const { groups } = outcomes(combat, side);
  const dead = random.pick(groups).killed;
  if (dead.length === 0) return null;
  const kills = random.shuffled(dead).slice(0, random.whole(1, 2));
  const setupOrder = targetsOf(table)
    .map(({ id }) => id)
    .filter((id) => kills.includes(id));
  const enough = groups
    .filter(({ killed }) => kills.every((id) => killed.includes(id)))
    .reduce((sum, { count }) => sum + Number(count), 0);
  if (enough === all.size) return null;
  const telling =
    isTelling(table, topics) && dependsOnSome(table, topics, (other) => killing(other, setupOrder));
  return telling ? { kind: 'kill', kills: setupOrder } : null;
};

/** The unit that most topics have put something on. */
const subjectOf = (table: Table): UnitId => {
  const plain = ({ id: _, might: __, ...rest }: Table['setup']['attacker']['units'][number]) => rest;
  const [most] = table.setup[enemyOf(table.side)].units
    .map((unit) => ({ id: unit.id, weight: JSON.stringify(plain(unit)).length, might: unit.might }))
    .sort((a, b) => b.weight - a.weight || b.might - a.might);
  return most?.id ?? '';
};

const needs: Ask = (table, topics, random) => {
  const { combat } = table;
  const unit = subjectOf(table);
  // Else nobody would have to look which unit it is that cannot die.
  const isOther = (topics.includes('immune') || topics.includes('never')) && random.chance(1, 3);
  const others = targetsOf(table)
    .map(({ id }) => id)
    .filter((id) => id !== unit);
  if (isOther && topics.length === 1) return { kind: 'need', unit: random.pick(others) };
  // Stun does not change a need: that is what is asked.
  const changing = topics.filter((id) => id !== 'stun');
  // A unit without Might is taken for dead already, which the board without it cannot say.
  const telling = dependsOn(table, changing, (other) =>
    targetsOf(other).some(({ id }) => id === unit) ? String(need(other.combat, unit)) : 'none',
  );
  return telling && need(combat, unit) !== 0 ? { kind: 'need', unit } : null;
};

const dealt: Ask = (table, topics, random) => {
  const unit = subjectOf(table);
  const raw = random.whole(1, 8);
  const telling = dependsOn(table, topics, (other) => String(ledger(other.combat, unit, raw).dealt));
  return telling ? { kind: 'dealt', unit, raw } : null;
};

/** The units on which the next point may go, in setup order. */
export const openTo = ({ combat, side }: Table, amounts: Assignment): readonly UnitId[] =>
  [...assignable(combat, side, amounts)].filter(([, { most }]) => most > 0).map(([id]) => id);

const next: Ask = (table, topics, random) => {
  if (!isTelling(table, topics)) return null;
  const amounts = beginning(table, random);
  if (!amounts) return null;
  const open = openTo(table, amounts);
  // Everything is open for one topic only, and beside it the others have no say.
  const isTwoEdged = open.length > 0 && open.length < targetsOf(table).length;
  if (!isTwoEdged && !(topics.includes('leftover') && topics.length === 1)) return null;
  return dependsOnSome(table, topics, (other) => openTo(other, amounts).join())
    ? { kind: 'next', amounts }
    : null;
};

/** How a combat ends when these amounts are dealt. */
export const endingOf = (
  { combat }: Pick<Table, 'combat'>,
  splits: Readonly<Record<SideName, Assignment>>,
): Ending => {
  const isLeft = (side: SideName): boolean =>
    combat[side].units.length > deadUnder(combat, enemyOf(side), splits[enemyOf(side)]).length;
  if (isLeft('attacker')) return isLeft('defender') ? 'both' : 'attacker';
  return isLeft('defender') ? 'defender' : 'nobody';
};

/** Pairs of splits that are tried on one board before another board is drawn. */
const pairsAtMost = 6;

const result: Ask = (table, topics, random) => {
  const splitsOf = (side: SideName): readonly Assignment[] => [
    ...(legalOf({ ...table, side }) ?? []).values(),
  ];
  const own = { attacker: splitsOf('attacker'), defender: splitsOf('defender') };
  if (own.attacker.length === 0 || own.defender.length === 0) return null;
  const wanted = random.pick(endings);
  for (let pair = 0; pair < pairsAtMost; pair++) {
    const splits = { attacker: random.pick(own.attacker), defender: random.pick(own.defender) };
    if (endingOf(table, splits) !== wanted) continue;
    const dead = ({ combat }: Table): string =>
      (['attacker', 'defender'] as const).flatMap((side) => deadUnder(combat, side, splits[side])).join();
    if (dependsOn(table, topics, dead) && dependsOnSome(table, topics, (other) => endingOf(other, splits)))
      return { kind: 'result', splits };
  }
  return null;
};

const count: Ask = (table, topics, random) => {
  const { combat, side } = table;
  const many = countAssignments(combat, side);
  // A board with one legal split is worth a question now and then.
  if (many > 12n || many < 1n || (many === 1n && !random.chance(1, 4))) return null;
  const telling =
    isTelling(table, topics) &&
    dependsOnSome(table, topics, (other) => String(countAssignments(other.combat, other.side)));
  return telling ? { kind: 'count' } : null;
};

/** Makes the question of a kind on a board; nothing where the board is not worth it. */
export const questionOf: Readonly<Record<Kind, Ask>> = {
  legal,
  rule,
  kill,
  need: needs,
  dealt,
  next,
  result,
  count,
};
