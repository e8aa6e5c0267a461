import type { Combat, Setup, Side, SideSetup, Unit } from './types.ts';

/** What a unit is where its setup leaves a field out. */
export const defaultUnit: Omit<Unit, 'id' | 'might' | 'name' | 'card'> = {
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

/** What a side is where its setup leaves a field out. */
export const defaultSide: Omit<Side, 'units'> = { ignores: [], anyDamageIsLethal: false };

const fullSide = ({ units, ...rest }: SideSetup): Side => ({
  ...defaultSide,
  ...rest,
  units: units.map((unit) => ({ ...defaultUnit, ...unit })),
});

/**
 * The combat of a setup that `createCombat` is known to accept, without checking it again: the inverse of `toSetup`.
 * Nothing is promised for any other setup.
 */
export const fromSetup = ({ attacker, defender }: Setup): Combat => ({
  v: 1,
  attacker: fullSide(attacker),
  defender: fullSide(defender),
});
