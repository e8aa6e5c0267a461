import {
  type AssignmentRefusal,
  assignedBy,
  checkLegality,
  killedBy,
  type LegalAssignment,
  type Resolution,
  type Result,
  resolve,
  type SideName,
  total,
  type UnitId,
  withOrder,
} from '../../engine/index.ts';
import type { BoardState } from './state.ts';

/** What the rules say of the splits on the board. */
export interface Judgement {
  readonly legal: Readonly<Record<SideName, LegalAssignment | null>>;
  /** What comes of both splits; `null` while one of them is not legal. */
  readonly resolution: Resolution | null;
  /** The verdict on the split that is being tried. */
  readonly checked: Result<LegalAssignment, AssignmentRefusal>;
  /** Why that split is refused so far: one that is not finished is not yet refused for its sum. */
  readonly refusals: readonly AssignmentRefusal[];
  /** What that split assigns in all, and what is left of the total: below 0 where it is too much. */
  readonly spent: number;
  readonly left: number;
  /** The units that it kills, where it is legal. */
  readonly killed: readonly UnitId[];
}

/** Judges the splits on the board. */
export const judge = ({
  combat,
  splits,
  side,
}: Pick<BoardState, 'combat' | 'splits' | 'side'>): Judgement => {
  const check = (s: SideName) => checkLegality(combat, s, splits[s].amounts, splits[s].choices);
  const results = { attacker: check('attacker'), defender: check('defender') };
  const legalOf = (s: SideName): LegalAssignment | null => {
    const result = results[s];
    if (!result.ok) return null;
    const { order } = splits[s];
    return (order && withOrder(combat, result.value, order)) ?? result.value;
  };
  const legal = { attacker: legalOf('attacker'), defender: legalOf('defender') };
  const checked = results[side];
  const spent = assignedBy(splits[side].amounts);
  const left = total(combat, side) - spent;
  return {
    legal,
    resolution:
      legal.attacker && legal.defender
        ? resolve(combat, { attacker: legal.attacker, defender: legal.defender })
        : null,
    checked,
    refusals: checked.ok
      ? []
      : checked.refusals.filter(({ rule }) => rule !== 'assign-whole-total' || left < 0),
    spent,
    left,
    killed: legal[side] ? killedBy(combat, legal[side]) : [],
  };
};
