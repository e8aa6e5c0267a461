import type { Combat, Setup, SideSetup, UnitSetup } from '../../src/engine/index.ts';
import { createCombat } from '../../src/engine/index.ts';

/** A unit with a bit of everything, the same for the same number. */
const mixed = (id: string, i: number, most: number): UnitSetup => ({
  id,
  might: most - ((i * 7) % Math.min(most, 12)),
  marked: i % 4 === 3 ? 1 : 0,
  // With half of the Might to divide there is most to choose: with all of it everything dies.
  stunned: i % 2 === 1,
  tank: i % 5 === 1 || i % 7 === 3,
  backline: i % 5 === 2 || i % 7 === 3,
  replacements:
    i % 6 === 4
      ? [{ kind: 'prevent', amount: Math.ceil(most / 4) }]
      : i % 9 === 5
        ? [{ kind: 'double' }]
        : [],
});

const side = (prefix: string, units: number, most: number): SideSetup => ({
  units: Array.from({ length: units }, (_, i) => mixed(`${prefix}${i}`, i, most)),
});

export const setups = {
  /** So many units a side, Might 1 to 12. */
  mixed: (units: number): Setup => ({ v: 1, attacker: side('a', units, 12), defender: side('d', units, 12) }),
  /** The limits of the format: 20 units a side of Might 999. */
  worst: (): Setup => {
    const full = (prefix: string): SideSetup => ({
      units: Array.from({ length: 20 }, (_, i) => ({
        id: `${prefix}${i}`,
        might: 999,
        stunned: i % 2 === 1,
      })),
    });
    return { v: 1, attacker: full('a'), defender: full('d') };
  },
  /** The same size with everything on it: Might 988 to 999, keywords, preventions, doublings. */
  worstMixed: (): Setup => ({ v: 1, attacker: side('a', 20, 999), defender: side('d', 20, 999) }),
  /** As much as the format can write down: 19 of 20 units add 2,097, and each needs 2,000 to 4,000. */
  limits: (): Setup => {
    const heavy = (prefix: string): SideSetup => ({
      units: Array.from({ length: 20 }, (_, i) => ({
        id: `${prefix}${i}`,
        might: 999 - 3 * i,
        mightChange: 99,
        assault: 999,
        shield: 999,
        tank: i === 0,
        backline: i === 0,
        stunned: i === 19,
        replacements: [{ kind: 'prevent', amount: 999 - ((i * 131) % 700) }],
      })),
    });
    return { v: 1, attacker: heavy('a'), defender: heavy('d') };
  },
  /** Six units of 3 to 9 Might and 30 damage: what brute force can still do. */
  six: (): Setup => ({
    v: 1,
    attacker: { units: [{ id: 'a', might: 30 }] },
    defender: {
      units: [
        { id: 'wall', might: 3, tank: true },
        { id: 'both', might: 6, tank: true, backline: true },
        { id: 'plain', might: 7 },
        { id: 'warded', might: 4, replacements: [{ kind: 'prevent', amount: 2 }] },
        { id: 'doubled', might: 9, replacements: [{ kind: 'double' }] },
        { id: 'archer', might: 8, backline: true },
      ],
    },
  }),
};

export const combatOf = (setup: Setup): Combat => {
  const made = createCombat(setup);
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  return made.value;
};
