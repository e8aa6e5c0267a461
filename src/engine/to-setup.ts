import { defaultSide, defaultUnit } from './defaults.ts';
import type { Combat, Setup, Side, SideSetup, Unit, UnitSetup } from './types.ts';

/** Whether a field says no more than its default; lists have the empty one. */
const isDefault = (value: unknown, usual: unknown): boolean =>
  Array.isArray(usual) ? Array.isArray(value) && value.length === 0 : value === usual;

/** The fields that say more than their defaults. */
const shortened = <T extends object>(value: T, defaults: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(value).filter(([key, entry]) => !isDefault(entry, defaults[key as keyof T])),
  ) as Partial<T>;

const unitSetup = (unit: Unit): UnitSetup => ({
  ...shortened(unit, defaultUnit),
  id: unit.id,
  might: unit.might,
});

const sideSetup = ({ units, ...rest }: Side): SideSetup => ({
  ...shortened(rest, defaultSide),
  units: units.map(unitSetup),
});

/** The smallest setup that `createCombat` turns into this combat: defaults are left out. */
export const toSetup = (combat: Combat): Setup => ({
  v: 1,
  attacker: sideSetup(combat.attacker),
  defender: sideSetup(combat.defender),
});
