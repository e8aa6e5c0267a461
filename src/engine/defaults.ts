import type { Side, Unit } from './types.ts';

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
