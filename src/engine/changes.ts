import { type Fate, fateAt } from './fate.ts';
import { limits, type Range } from './limits.ts';
import { findUnit } from './sides.ts';
import { type Targets, targetsOf } from './targets.ts';
import type { Combat, Replacement, Side, SideName, Unit, UnitId } from './types.ts';

/**
 * One change of one unit. `might` changes this turn's Might, `bonus` the keyword that counts on the unit's side: Assault
 * for an attacker, Shield for a defender.
 */
export type SingleChange =
  | { readonly kind: 'might' | 'bonus' | 'marked'; readonly unit: UnitId; readonly by: 1 | -1 }
  | { readonly kind: 'stunned' | 'tank' | 'backline'; readonly unit: UnitId; readonly on: boolean }
  | { readonly kind: 'order'; readonly unit: UnitId; readonly replacements: readonly Replacement[] };

type Field = 'mightChange' | 'assault' | 'shield' | 'marked';

const fieldOf = (kind: 'might' | 'bonus' | 'marked', side: SideName): Field => {
  if (kind === 'might') return 'mightChange';
  if (kind === 'marked') return 'marked';
  return side === 'attacker' ? 'assault' : 'shield';
};

/** The fields of a unit on `side` that a change sets, with their new values. They may be beyond the limits. */
export function patchOf(unit: Unit, side: SideName, change: SingleChange): Partial<Unit> {
  switch (change.kind) {
    case 'might':
    case 'bonus':
    case 'marked': {
      const field = fieldOf(change.kind, side);
      return { [field]: unit[field] + change.by };
    }
    case 'stunned':
    case 'tank':
    case 'backline':
      return { [change.kind]: change.on };
    case 'order':
      return { replacements: change.replacements };
  }
}

/** The combat after a change. An id that is not in the combat changes nothing. */
export function withChange(combat: Combat, change: SingleChange): Combat {
  const side = (name: SideName): Side => ({
    ...combat[name],
    units: combat[name].units.map((unit) =>
      unit.id === change.unit ? { ...unit, ...patchOf(unit, name, change) } : unit,
    ),
  });
  return { v: 1, attacker: side('attacker'), defender: side('defender') };
}

const keyOf = (replacements: readonly Replacement[]): string => JSON.stringify(replacements);

/** Every order of a list that looks different, each once. */
function* ordersOf(list: readonly Replacement[]): Generator<readonly Replacement[]> {
  if (list.length === 0) {
    yield [];
    return;
  }
  const firsts = new Set<string>();
  for (const [place, first] of list.entries()) {
    const key = keyOf([first]);
    if (firsts.has(key)) continue;
    firsts.add(key);
    for (const rest of ordersOf(list.toSpliced(place, 1))) yield [first, ...rest];
  }
}

/** Every single change of a unit within the limits: the numbers one up and down, what it has or is turned over, orders. */
export function* singleChanges(unit: Unit, side: SideName): Generator<SingleChange> {
  const { id } = unit;
  for (const kind of ['might', 'bonus', 'marked'] as const) {
    const field = fieldOf(kind, side);
    const { min, max }: Range = limits[field];
    for (const by of [1, -1] as const)
      if (unit[field] + by >= min && unit[field] + by <= max) yield { kind, unit: id, by };
  }
  for (const kind of ['stunned', 'tank', 'backline'] as const) yield { kind, unit: id, on: !unit[kind] };
  const now = keyOf(unit.replacements);
  for (const replacements of ordersOf(unit.replacements))
    if (keyOf(replacements) !== now) yield { kind: 'order', unit: id, replacements };
}

/** A single change and what becomes of the unit in question after it. */
export interface Flip {
  readonly change: SingleChange;
  readonly fate: Fate;
}

/** All that the fate of the unit at an index depends on. */
const keyOfTargets = ({ total, units }: Targets): string =>
  JSON.stringify([total, units.map(({ need, rank }) => [need, rank])]);

/**
 * Every single change of any unit in the combat after which another fate awaits an enemy unit than now, one after the
 * other as they are found; `undefined` stands for each change that makes no difference, so that whoever asks can rest in
 * between. Of several orders of one unit's replacements with the same effect, the first. Nothing for an id that is no
 * enemy unit.
 */
export function* flips(combat: Combat, side: SideName, unit: UnitId): Generator<Flip | undefined> {
  const targets = targetsOf(combat, side);
  const index = targets.units.findIndex(({ id }) => id === unit);
  if (index < 0) return;
  // Most changes leave the assigning player with the same question: each is answered once.
  const known = new Map<string, Fate>();
  const after = (change: SingleChange): Fate => {
    const next = withChange(combat, change);
    const question = targetsOf(next, side);
    // A unit whose marks are lethal dies, whether or not it can be dealt damage: that alone is not told by the needs.
    if (question.units[index]?.need === 'exempt') return fateAt(next, question, index);
    const key = keyOfTargets(question);
    const found = known.get(key) ?? fateAt(next, question, index);
    known.set(key, found);
    return found;
  };
  const now = fateAt(combat, targets, index);
  for (const own of ['attacker', 'defender'] as const) {
    for (const { id } of combat[own].units) {
      const placed = findUnit(combat, id);
      if (!placed) continue;
      const orders = new Set<Fate>();
      for (const change of singleChanges(placed.unit, own)) {
        const fate = after(change);
        const isNew = fate !== now && (change.kind !== 'order' || !orders.has(fate));
        if (change.kind === 'order') orders.add(fate);
        yield isNew ? { change, fate } : undefined;
      }
    }
  }
}
