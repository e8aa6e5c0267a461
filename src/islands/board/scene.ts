import {
  type Assignment,
  assignedBy,
  type Combat,
  type CombatResult,
  type SideName,
  type Step,
  total,
  type UnitId,
} from '../../engine/index.ts';

/** The board at one moment: all that a tile or the line draws. */
export interface Scene {
  /** Raw amounts laid down so far, by the side that assigns. */
  readonly assigned: Readonly<Record<SideName, Assignment>>;
  /** What each side still has to lay down; `null` before it is added up. */
  readonly left: Readonly<Record<SideName, number | null>>;
  /** The side that is assigning. */
  readonly active: SideName | null;
  /** The units this moment is about. */
  readonly now: ReadonlySet<UnitId>;
  readonly kind: Step['kind'] | 'trying';
  readonly dealt: boolean;
  readonly killed: ReadonlySet<UnitId>;
  readonly healed: ReadonlySet<UnitId>;
  readonly recalled: ReadonlySet<UnitId>;
  readonly result: CombatResult | null;
}

const idsOf = (combat: Combat, side: SideName): UnitId[] => combat[side].units.map((u) => u.id);

const focusOf = (combat: Combat, step: Step): UnitId[] => {
  switch (step.kind) {
    case 'add-up':
      return idsOf(combat, step.side);
    case 'assign-nothing':
      return [];
    case 'choose':
      return Object.keys(step.choices);
    case 'assign':
    case 'replace':
      return [step.unit];
    case 'deal':
      return Object.keys(step.dealt).filter((id) => (step.dealt[id] ?? 0) > 0);
    case 'kill':
    case 'heal':
    case 'recall':
      return [...step.units];
    case 'result':
      return step.result === 'no-result' ? [] : idsOf(combat, step.result);
  }
};

/** The board after the first `position` steps. */
export const sceneAt = (combat: Combat, steps: readonly Step[], position: number): Scene => {
  const assigned: Record<SideName, Record<UnitId, number>> = { attacker: {}, defender: {} };
  const left: Record<SideName, number | null> = { attacker: null, defender: null };
  const killed = new Set<UnitId>();
  const healed = new Set<UnitId>();
  const recalled = new Set<UnitId>();
  let active: SideName | null = null;
  let dealt = false;
  let result: CombatResult | null = null;
  const shown = steps.slice(0, position);
  for (const step of shown) {
    active = 'side' in step && step.kind !== 'add-up' ? step.side : null;
    if (step.kind === 'add-up') left[step.side] = step.total;
    if (step.kind === 'assign') {
      assigned[step.side][step.unit] = step.ledger.raw;
      left[step.side] = step.left;
    }
    if (step.kind === 'deal') dealt = true;
    if (step.kind === 'kill') for (const id of step.units) killed.add(id);
    if (step.kind === 'heal') for (const id of step.units) healed.add(id);
    if (step.kind === 'recall') for (const id of step.units) recalled.add(id);
    if (step.kind === 'result') result = step.result;
  }
  const last = shown.at(-1);
  return {
    assigned,
    left,
    active,
    now: new Set(last ? focusOf(combat, last) : []),
    kind: last?.kind ?? 'add-up',
    dealt,
    killed,
    healed,
    recalled,
    result,
  };
};

/** The board while the reader tries a split for `side`: both sides' amounts lie on it. */
export const sceneOfSplits = (
  combat: Combat,
  splits: Readonly<Record<SideName, { readonly amounts: Assignment }>>,
  side: SideName,
): Scene => {
  return {
    assigned: { attacker: splits.attacker.amounts, defender: splits.defender.amounts },
    left: {
      attacker: total(combat, 'attacker') - assignedBy(splits.attacker.amounts),
      defender: total(combat, 'defender') - assignedBy(splits.defender.amounts),
    },
    active: side,
    now: new Set(),
    kind: 'trying',
    dealt: false,
    killed: new Set(),
    healed: new Set(),
    recalled: new Set(),
    result: null,
  };
};

/** Where a replay opens: the attackers' whole split lies on the board. */
export const openingPosition = (steps: readonly Step[]): number => {
  const at = steps.findLastIndex(
    (s) => (s.kind === 'assign' || s.kind === 'replace') && s.side === 'attacker',
  );
  return at < 0 ? Math.min(steps.length, 2) : at + 1;
};
