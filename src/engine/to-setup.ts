import type { Combat, Setup, Side, SideSetup, Unit, UnitSetup } from './types.ts';

/** The properties that are neither at their default nor absent. */
function without<T extends object>(value: T, defaults: Partial<T>): Partial<T> {
  const isDefault = (key: string, entry: unknown): boolean => {
    const usual = defaults[key as keyof T];
    return (
      entry === undefined || entry === usual || (Array.isArray(usual) && (entry as unknown[]).length === 0)
    );
  };
  return Object.fromEntries(
    Object.entries(value).filter(([key, entry]) => !isDefault(key, entry)),
  ) as Partial<T>;
}

const unitDefaults: Partial<Unit> = {
  mightChange: 0,
  assault: 0,
  shield: 0,
  marked: 0,
  stunned: false,
  dealsNoCombatDamage: false,
  tank: false,
  backline: false,
  immune: false,
  replacements: [],
};

const unitSetup = (unit: Unit): UnitSetup => ({
  ...without(unit, unitDefaults),
  id: unit.id,
  might: unit.might,
});

const sideSetup = ({ ignores, anyDamageIsLethal, units }: Side): SideSetup => ({
  ...(ignores.length > 0 ? { ignores } : {}),
  ...(anyDamageIsLethal ? { anyDamageIsLethal } : {}),
  units: units.map(unitSetup),
});

/** The smallest setup that `createCombat` turns into this combat: defaults are left out. */
export const toSetup = (combat: Combat): Setup => ({
  v: 1,
  attacker: sideSetup(combat.attacker),
  defender: sideSetup(combat.defender),
});
