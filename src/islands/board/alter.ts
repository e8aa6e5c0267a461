import {
  type Combat,
  createCombat,
  enemyOf,
  limits,
  type Setup,
  type SideName,
  toSetup,
  type UnitId,
  type UnitSetup,
} from '../../engine/index.ts';
import { fixes } from '../heavy/fixes.ts';
import { isHeavy } from '../heavy/is-heavy.ts';
import { type BoardState, type Change, isLegal, keep, type Split, without } from './state.ts';

const sideNames: readonly SideName[] = ['attacker', 'defender'];

/** A key that the patch sets to `undefined`, such as a name taken back, is left out: the engine would refuse it. */
const withPatch = (unit: UnitSetup, patch: Partial<UnitSetup>): UnitSetup =>
  Object.fromEntries(
    Object.entries({ ...unit, ...patch }).filter(([, value]) => value !== undefined),
  ) as unknown as UnitSetup;

/**
 * Puts a changed combat on the table. A split that was legal and no longer is moves to the nearest legal one, or stays
 * unsettled where that one takes long to find.
 */
const withCombat = (state: BoardState, setup: Setup, field: string | null): BoardState => {
  const made = createCombat(setup);
  if (!made.ok) return state;
  const combat = made.value;
  let moved = false;
  const unsettled: SideName[] = [];
  const settle = (side: SideName): Split => {
    const split = state.splits[side];
    const enemies = new Map(combat[enemyOf(side)].units.map((u) => [u.id, u]));
    const amounts = without(split.amounts, (id) => !enemies.has(id));
    const choices = without(split.choices, (id) => {
      const unit = enemies.get(id);
      return !unit?.tank || !unit.backline;
    });
    const kept: Split = { amounts, choices };
    if (isLegal(combat, side, kept)) return split.order ? { ...kept, order: split.order } : kept;
    if (!state.unsettled.includes(side) && !isLegal(state.combat, side, split)) return kept;
    if (isHeavy(combat, side)) {
      unsettled.push(side);
      return kept;
    }
    const fix = fixes(combat, { [side]: kept })[side];
    if (!fix) return kept;
    moved = true;
    return { amounts: fix.amounts, choices };
  };
  const splits = { attacker: settle('attacker'), defender: settle('defender') };
  return { ...state, ...keep(state, field), combat, splits, unsettled, moved, step: null, playing: false };
};

const mapUnits = (
  setup: Setup,
  next: (units: readonly UnitSetup[], side: SideName) => readonly UnitSetup[],
): Setup => ({
  v: 1,
  attacker: { ...setup.attacker, units: next(setup.attacker.units, 'attacker') },
  defender: { ...setup.defender, units: next(setup.defender.units, 'defender') },
});

const freshId = (combat: Combat, side: SideName): UnitId => {
  const taken = new Set(sideNames.flatMap((s) => combat[s].units.map((u) => u.id)));
  const letter = side === 'attacker' ? 'a' : 'd';
  let n = combat[side].units.length + 1;
  while (taken.has(`${letter}${n}`)) n += 1;
  return `${letter}${n}`;
};

/** The board after a change of its units or of what the players' effects do. A change beyond the limits is not made. */
export const alter = (state: BoardState, change: Change): BoardState => {
  switch (change.type) {
    case 'edit': {
      const setup = mapUnits(toSetup(state.combat), (units) =>
        units.map((u) => (u.id === change.unit ? withPatch(u, change.patch) : u)),
      );
      const next = withCombat(state, setup, change.field);
      // Effects that were added, dropped or moved no longer stand where their fields' keys say.
      const gone = (key: string) =>
        change.field === null ? key.startsWith(`${change.unit}/replacements/`) : key === change.field;
      return { ...next, drafts: without(state.drafts, gone) };
    }
    case 'add': {
      if (state.combat[change.side].units.length >= limits.unitsPerSide.max) return state;
      const id = freshId(state.combat, change.side);
      const setup = mapUnits(toSetup(state.combat), (units, side) =>
        side === change.side ? [...units, { might: 3, ...change.unit, id }] : units,
      );
      return { ...withCombat(state, setup, null), selected: id, drafts: {} };
    }
    case 'remove': {
      const setup = mapUnits(toSetup(state.combat), (units) =>
        units.length > limits.unitsPerSide.min ? units.filter((u) => u.id !== change.unit) : units,
      );
      const next = withCombat(state, setup, null);
      return { ...next, selected: null, drafts: {} };
    }
    case 'edit-side': {
      const setup = toSetup(state.combat);
      return withCombat(state, { ...setup, [change.side]: { ...setup[change.side], ...change.patch } }, null);
    }
  }
};
