import type { Setup, UnitSetup } from '../../engine/index.ts';

const against = (might: number, ...units: readonly Omit<UnitSetup, 'id'>[]): Setup => ({
  v: 1,
  attacker: { units: [{ id: 'a1', might }] },
  defender: { units: units.map((unit, i) => ({ id: `d${i + 1}`, ...unit })) },
});

/** The boards that come up most at a table, to be altered: the attackers as one unit with their total. */
export const presets = {
  plain: against(5, { might: 3 }, { might: 3 }),
  tank: against(5, { might: 3, tank: true }, { might: 3 }),
  tanks: against(6, { might: 2, tank: true }, { might: 3, tank: true }, { might: 4 }),
  order: against(6, { might: 2, tank: true }, { might: 3 }, { might: 2, backline: true }),
  both: against(5, { might: 3, tank: true, backline: true }, { might: 3 }),
  prevent: against(6, { might: 2, replacements: [{ kind: 'prevent', amount: 3 }] }, { might: 3 }),
  double: against(4, { might: 4, replacements: [{ kind: 'double' }] }, { might: 3 }),
} as const satisfies Readonly<Record<string, Setup>>;

export type PresetId = keyof typeof presets;
