import {
  enemyOf,
  type Replacement,
  type Setup,
  type SideName,
  type SideSetup,
  type UnitSetup,
} from '../engine/index.ts';
import { type Table, tableOf } from './draft.ts';
import type { TopicId } from './topics.ts';

type Change = (unit: UnitSetup, isTarget: boolean) => UnitSetup | null;

const mapped = (setup: Setup, side: SideName, change: Change): Setup => {
  const of = (name: SideName): SideSetup => ({
    ...setup[name],
    units: setup[name].units.flatMap((unit) => change(unit, name !== side) ?? []),
  });
  return { v: 1, attacker: of('attacker'), defender: of('defender') };
};

const withSide = (setup: Setup, side: SideName, patch: Partial<SideSetup>): Setup => ({
  ...setup,
  [side]: { ...setup[side], ...patch },
});

const withoutEffect =
  (isGone: (effect: Replacement) => boolean): Change =>
  (unit) => ({ ...unit, replacements: (unit.replacements ?? []).filter((effect) => !isGone(effect)) });

const preventsAll = (effect: Replacement): boolean => effect.kind === 'prevent' && effect.amount === 'all';

/** The board as somebody sees it who does not know the topic's rule; nothing for topics without such a board. */
const seen: Readonly<Partial<Record<TopicId, (setup: Setup, side: SideName) => Setup>>> = {
  tank: (setup, side) => mapped(setup, side, (unit) => ({ ...unit, tank: false })),
  backline: (setup, side) => mapped(setup, side, (unit) => ({ ...unit, backline: false })),
  both: (setup, side) =>
    mapped(setup, side, (unit) =>
      unit.tank && unit.backline ? { ...unit, tank: false, backline: false } : unit,
    ),
  marked: (setup, side) => mapped(setup, side, (unit) => ({ ...unit, marked: 0 })),
  bonus: (setup, side) => mapped(setup, side, (unit) => ({ ...unit, assault: 0, shield: 0, mightChange: 0 })),
  stun: (setup, side) => mapped(setup, side, (unit) => ({ ...unit, stunned: false })),
  // A unit without Might is taken for dead already.
  zero: (setup, side) =>
    mapped(setup, side, (unit, isTarget) =>
      isTarget && unit.might + (unit.mightChange ?? 0) <= 0 ? null : unit,
    ),
  prevent: (setup, side) =>
    mapped(
      setup,
      side,
      withoutEffect((effect) => effect.kind === 'prevent' && !preventsAll(effect)),
    ),
  double: (setup, side) =>
    mapped(
      setup,
      side,
      withoutEffect((effect) => effect.kind === 'double'),
    ),
  order: (setup, side) =>
    mapped(setup, side, (unit) => ({ ...unit, replacements: (unit.replacements ?? []).toReversed() })),
  immune: (setup, side) => mapped(setup, side, (unit) => ({ ...unit, immune: false })),
  never: (setup, side) => mapped(setup, side, withoutEffect(preventsAll)),
  ignores: (setup, side) => withSide(setup, side, { ignores: [] }),
  any: (setup, side) => withSide(setup, side, { anyDamageIsLethal: false }),
};

/** A board is looked at again and again while its question is made. */
const known = new WeakMap<Table, Map<TopicId, Table | null>>();

/** The same board without the topic's rule, or nothing where the rule cannot be taken away or nobody would be left. */
export const mistaken = (table: Table, topic: TopicId): Table | null => {
  const ofTable = known.get(table) ?? new Map<TopicId, Table | null>();
  known.set(table, ofTable);
  const before = ofTable.get(topic);
  if (before !== undefined) return before;
  const setup = seen[topic]?.(table.setup, table.side);
  const other = setup && setup[enemyOf(table.side)].units.length > 0 ? tableOf(setup, table.side) : null;
  ofTable.set(topic, other);
  return other;
};
