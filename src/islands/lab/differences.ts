import { type Combat, type SideName, toSetup, type Unit, type UnitId } from '../../engine/index.ts';

/** A unit that is not the same on two boards, or on one alone. */
export interface UnitDifference {
  readonly side: SideName;
  readonly id: UnitId;
  readonly here: Unit | null;
  readonly there: Unit | null;
}

export interface Differences {
  readonly units: readonly UnitDifference[];
  /** Sides whose players' effects differ. */
  readonly players: readonly SideName[];
}

const sides = ['attacker', 'defender'] as const;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What stands on two tables differently. Units are the same by side and id; which card they are makes no difference. */
export const differences = (here: Combat, there: Combat): Differences => {
  const [shortHere, shortThere] = [toSetup(here), toSetup(there)];
  return {
    units: sides.flatMap((side) => {
      const ids = new Set([...here[side].units, ...there[side].units].map(({ id }) => id));
      return [...ids].flatMap((id): UnitDifference[] => {
        const find = (combat: Combat) => combat[side].units.find((unit) => unit.id === id) ?? null;
        const short = (setup: typeof shortHere) => {
          const found = setup[side].units.find((unit) => unit.id === id);
          return found && Object.entries({ ...found, card: undefined }).sort();
        };
        return isSame(short(shortHere), short(shortThere))
          ? []
          : [{ side, id, here: find(here), there: find(there) }];
      });
    }),
    players: sides.filter((side) => {
      const { units: _, ...effects } = here[side];
      const { units: __, ...others } = there[side];
      return !isSame(Object.entries(effects).sort(), Object.entries(others).sort());
    }),
  };
};
