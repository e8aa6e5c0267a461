import {
  type Assignment,
  amountOn,
  assignedBy,
  checkLegality,
  countAssignments,
  legalAssignments,
  need,
  total,
  type UnitId,
} from '../engine/index.ts';
import { type Table, targetsOf } from './draft.ts';
import { mistaken } from './mistaken.ts';
import type { Random } from './random.ts';
import type { TopicId } from './topics.ts';

/** With more legal splits than this a board is not asked about. */
const splitsAtMost = 16;

/** A split as a text that is the same for the same amounts. */
const keyOf = (amounts: Assignment): string =>
  Object.keys(amounts)
    .filter((id) => amountOn(amounts, id) > 0)
    .sort()
    .map((id) => `${id}:${amountOn(amounts, id)}`)
    .join(' ');

/** A board is looked at again and again while its question is made. */
const legal = new WeakMap<Table, ReadonlyMap<string, Assignment> | null>();

/** Every legal split of the table's side by its key; nothing where there are too many to be asked about. */
export const legalOf = (table: Table): ReadonlyMap<string, Assignment> | null => {
  const known = legal.get(table);
  if (known !== undefined) return known;
  const isFew = countAssignments(table.combat, table.side) <= splitsAtMost;
  const found = isFew
    ? new Map([...legalAssignments(table.combat, table.side)].map(({ amounts }) => [keyOf(amounts), amounts]))
    : null;
  legal.set(table, found);
  return found;
};

const isLegal = ({ combat, side }: Table, amounts: Assignment): boolean =>
  checkLegality(combat, side, amounts).ok;

/** Legal splits as a text, to tell two boards apart. */
const allKeys = (splits: ReadonlyMap<string, unknown> | null): string =>
  splits ? [...splits.keys()].sort().join('|') : 'many';

/** The splits that are legal where one of the topics’ rules is not known: by topic, those of each. */
const temptationsOf = (
  table: Table,
  topics: readonly TopicId[],
): ReadonlyMap<TopicId, ReadonlyMap<string, Assignment> | null> =>
  new Map(
    topics.flatMap((topic) => {
      const other = mistaken(table, topic);
      return other ? [[topic, legalOf(other)] as const] : [];
    }),
  );

const withoutZeros = (amounts: Assignment): Assignment =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0));

/** A legal split with a point or two moved from one unit to another. */
const slipOf = (table: Table, amounts: Assignment, random: Random): Assignment => {
  const ids = targetsOf(table).map(({ id }) => id);
  const from = random.pick(ids.filter((id) => amountOn(amounts, id) > 0));
  const by = Math.min(amountOn(amounts, from), random.whole(1, 2));
  const to = random.pick(ids.filter((id) => id !== from));
  return withoutZeros({ ...amounts, [from]: amountOn(amounts, from) - by, [to]: amountOn(amounts, to) + by });
};

/** A split of a point more or less than there is; where there is leftover, of less. */
const wrongSum = (topics: readonly TopicId[], amounts: Assignment, random: Random): Assignment => {
  const given = Object.keys(amounts);
  const unit = random.pick(given);
  const by = topics.includes('leftover')
    ? -random.whole(1, Math.min(3, amountOn(amounts, unit)))
    : random.pick([-1, 1]);
  return withoutZeros({ ...amounts, [unit]: amountOn(amounts, unit) + by });
};

/**
 * A refused split that somebody might well make: mostly one that would be legal but for a rule of the topics. Nothing
 * where the board has none.
 */
export const refusedSplit = (table: Table, topics: readonly TopicId[], random: Random): Assignment | null => {
  const allowed = legalOf(table);
  if (!allowed || allowed.size === 0) return null;
  const tempting = random.shuffled([...temptationsOf(table, topics).values()]).flatMap((splits) => {
    const refused = [...(splits ?? [])].filter(([key]) => !allowed.has(key)).map(([, amounts]) => amounts);
    return refused.length > 0 ? [random.pick(refused)] : [];
  });
  const [first] = tempting;
  if (first && random.chance(4, 5)) return first;
  const base = random.pick([...allowed.values()]);
  const isAboutSum = topics.includes('leftover') || (topics.includes('lethal') && random.chance(1, 4));
  const slip = isAboutSum ? wrongSum(topics, base, random) : slipOf(table, base, random);
  return isLegal(table, slip) ? null : slip;
};

/** A legal split, mostly one that looks wrong to somebody who does not know a rule of the topics. */
export const legalSplit = (table: Table, topics: readonly TopicId[], random: Random): Assignment | null => {
  const allowed = legalOf(table);
  if (!allowed || allowed.size === 0) return null;
  const surprising = [...temptationsOf(table, topics).values()].flatMap((splits) =>
    [...allowed].filter(([key]) => splits && !splits.has(key)).map(([, amounts]) => amounts),
  );
  return surprising.length > 0 && random.chance(3, 4)
    ? random.pick(surprising)
    : random.pick([...allowed.values()]);
};

/** Whether each topic's rule changes what may be done on the board. */
export const isTelling = (table: Table, topics: readonly TopicId[]): boolean => {
  const many = countAssignments(table.combat, table.side);
  if (many < 1n || many > splitsAtMost) return false;
  return topics.every((topic) => {
    const other = mistaken(table, topic);
    // To count is less work than to list.
    return (
      !other ||
      countAssignments(other.combat, other.side) !== many ||
      allKeys(legalOf(other)) !== allKeys(legalOf(table))
    );
  });
};

/** A beginning of a legal split: some units in full, perhaps a part of the next. Something is left to assign. */
export const beginning = (table: Table, random: Random): Assignment | null => {
  const { combat, side } = table;
  const splits = [...legalAssignments(combat, side)];
  if (splits.length === 0) return null;
  const { amounts, order } = random.pick(splits);
  // What is beyond a need is put down when every unit has its need.
  const wanted = order.map((id) => {
    const needed = need(combat, id);
    const most = typeof needed === 'number' ? needed : needed === 'never' ? Number.POSITIVE_INFINITY : 0;
    return [id, Math.min(amountOn(amounts, id), most)] as const;
  });
  const parts = [
    ...wanted,
    ...wanted.map(([id, first]) => [id, amountOn(amounts, id) - first] as const),
  ].filter(([, amount]) => amount > 0);
  const whole = random.whole(0, parts.length - 1);
  const soFar: Record<UnitId, number> = {};
  const put = (id: UnitId, amount: number): void => {
    if (amount > 0) soFar[id] = amountOn(soFar, id) + amount;
  };
  for (const [id, amount] of parts.slice(0, whole)) put(id, amount);
  const [next, amount] = parts[whole] ?? ['', 0];
  if (random.chance(1, 4)) put(next, random.whole(0, amount - 1));
  const spent = assignedBy(soFar);
  return spent < total(combat, side) ? soFar : null;
};
