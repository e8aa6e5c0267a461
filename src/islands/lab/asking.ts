import { type Combat, enemyOf, type SideName, type UnitId, type Wish } from '../../engine/index.ts';

export type Question = 'deaths' | 'needs' | 'compare';

/** What the reader asks of the board. */
export interface Asking {
  readonly question: Question;
  /** What should become of units, on either side. */
  readonly wanted: Readonly<Record<UnitId, 'dead' | 'alive'>>;
  /** The unit whose fate is asked about. */
  readonly unit: UnitId | null;
}

export type Ask =
  | { readonly type: 'question'; readonly question: Question }
  /** A press on an enemy unit: dead, alive, no matter; or the unit that is asked about. */
  | { readonly type: 'press'; readonly unit: UnitId }
  | { readonly type: 'clear' };

export const nothingAsked: Asking = { question: 'deaths', wanted: {}, unit: null };

/** The next question. Pure. */
export const ask = (asking: Asking, action: Ask): Asking => {
  switch (action.type) {
    case 'question':
      return { ...asking, question: action.question };
    case 'clear':
      return { ...asking, wanted: {}, unit: null };
    case 'press': {
      const { unit } = action;
      if (asking.question !== 'deaths') return { ...asking, unit: asking.unit === unit ? null : unit };
      const { [unit]: now, ...others } = asking.wanted;
      if (now === 'alive') return { ...asking, wanted: others };
      return { ...asking, wanted: { ...others, [unit]: now === 'dead' ? 'alive' : 'dead' } };
    }
  }
};

/** What is wished of the enemies of a side, in setup order; units that are gone count no more. */
export const wishOf = ({ wanted }: Asking, combat: Combat, side: SideName): Wish => {
  const ids = combat[enemyOf(side)].units.map(({ id }) => id).filter((id) => Object.hasOwn(wanted, id));
  return {
    dead: ids.filter((id) => wanted[id] === 'dead'),
    alive: ids.filter((id) => wanted[id] === 'alive'),
  };
};
