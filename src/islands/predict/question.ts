import {
  type AssignmentRefusal,
  amountOn,
  assignable,
  assignedBy,
  type Choices,
  type Combat,
  type CombatResult,
  checkLegality,
  choosers,
  enemyOf,
  type LedgerEntry,
  type SideName,
  type Step,
  total,
  type UnitId,
} from '../../engine/index.ts';
import { sceneAt } from '../board/scene.ts';

/** What is asked before a step is shown. */
export type Question =
  | { readonly kind: 'sum'; readonly side: SideName }
  | { readonly kind: 'choose'; readonly side: SideName }
  | { readonly kind: 'assign'; readonly side: SideName }
  | { readonly kind: 'replace'; readonly unit: UnitId; readonly entry: LedgerEntry }
  | { readonly kind: 'dealt' | 'dies' | 'heals' | 'recalled' | 'result' };

/** What a reader answers; each question looks at its own part. */
export interface Guess {
  readonly units: readonly UnitId[];
  readonly amount: number;
  readonly result: CombatResult | null;
}

/** Why an answer is wrong, where the rules say more than the step itself. */
export type Reason =
  | {
      readonly kind: 'refused';
      readonly side: SideName;
      readonly refusal: AssignmentRefusal;
      /** The raw amounts that are refused. */
      readonly amounts: Readonly<Record<UnitId, number>>;
    }
  /** The unit was given less than lets its player go on to another. */
  | { readonly kind: 'unfinished'; readonly unit: UnitId };

export type Verdict =
  | { readonly is: 'right' }
  /** As legal as what the replay shows. */
  | { readonly is: 'other' }
  | { readonly is: 'wrong'; readonly reason?: Reason };

/** A replay, and how far it has gone: `position` steps are shown. */
export interface Moment {
  readonly combat: Combat;
  readonly steps: readonly Step[];
  readonly position: number;
  /** The keywords that each side's split counts with. */
  readonly choices: Readonly<Record<SideName, Choices>>;
}

/** What is asked about the next step; `null` where none is left. */
export const questionAt = ({ steps, position }: Pick<Moment, 'steps' | 'position'>): Question | null => {
  const step = steps[position];
  if (!step) return null;
  // Whether anybody dies is asked in any case: the question must not tell that somebody does.
  if (steps[position - 1]?.kind === 'deal') return { kind: 'dies' };
  switch (step.kind) {
    case 'add-up':
      return { kind: 'sum', side: step.side };
    case 'choose':
      return { kind: 'choose', side: step.side };
    case 'assign':
    case 'assign-nothing':
      return { kind: 'assign', side: step.side };
    case 'replace':
      return { kind: 'replace', unit: step.unit, entry: step.entry };
    case 'deal':
      return { kind: 'dealt' };
    case 'kill':
      return { kind: 'dies' };
    case 'heal':
      return { kind: 'heals' };
    case 'recall':
      return { kind: 'recalled' };
    case 'result':
      return { kind: 'result' };
  }
};

/** The units that may be pressed for an answer, and whether several may. */
export const pressable = (
  moment: Moment,
  question: Question,
): { readonly units: readonly UnitId[]; readonly several: boolean } => {
  const { combat } = moment;
  const idsOf = (side: SideName) => combat[side].units.map(({ id }) => id);
  const all = [...idsOf('attacker'), ...idsOf('defender')];
  switch (question.kind) {
    case 'assign':
    case 'choose':
      return { units: idsOf(enemyOf(question.side)), several: false };
    case 'dealt':
    case 'dies':
      return { units: all, several: true };
    case 'heals':
    case 'recalled': {
      const { killed } = sceneAt(combat, moment.steps, moment.position);
      return { units: all.filter((id) => !killed.has(id)), several: true };
    }
    default:
      return { units: [], several: false };
  }
};

/** The raw amounts of a side that lie on the board at this moment. */
const soFar = ({ combat, steps, position }: Moment, side: SideName): Readonly<Record<UnitId, number>> =>
  sceneAt(combat, steps, position).assigned[side];

/** What the rules say of `amount` more on a unit, and of leaving it at that. */
const judgePart = (moment: Moment, side: SideName, unit: UnitId, amount: number): Verdict => {
  const { combat } = moment;
  const choices = moment.choices[side];
  const before = soFar(moment, side);
  const amounts = { ...before, [unit]: amountOn(before, unit) + amount };
  if (amount < 1) return { is: 'wrong' };
  const spent = assignedBy(amounts);
  if (amount > (assignable(combat, side, before, choices).get(unit)?.most ?? 0)) {
    const checked = checkLegality(combat, side, amounts, choices);
    const refusal =
      !checked.ok &&
      checked.refusals.find(({ rule }) => rule !== 'assign-whole-total' || spent > total(combat, side));
    return refusal ? { is: 'wrong', reason: { kind: 'refused', side, refusal, amounts } } : { is: 'wrong' };
  }
  const next = assignable(combat, side, amounts, choices);
  const movesOn =
    spent === total(combat, side) || [...next].some(([id, { most }]) => id !== unit && most > 0);
  if (!movesOn) return { is: 'wrong', reason: { kind: 'unfinished', unit } };
  const step = moment.steps[moment.position];
  const isShown = step?.kind === 'assign' && step.unit === unit && step.raw === amount;
  return { is: isShown ? 'right' : 'other' };
};

const asVerdict = (isRight: boolean): Verdict => ({ is: isRight ? 'right' : 'wrong' });

/**
 * Whether an answer is right, by the rules and not by what the replay happens to show next: a part of a split may go to
 * any unit that may have it, and any unit that leaves a choice of keyword will do.
 */
export const judgeGuess = (moment: Moment, question: Question, guess: Guess): Verdict => {
  const { combat, steps, position } = moment;
  const step = steps[position];
  const [unit] = guess.units;
  const isSet = (wanted: readonly UnitId[]): Verdict =>
    asVerdict(new Set(guess.units).size === wanted.length && wanted.every((id) => guess.units.includes(id)));
  switch (question.kind) {
    case 'sum':
      return asVerdict(guess.amount === total(combat, question.side));
    case 'choose':
      return asVerdict(unit !== undefined && choosers(combat, question.side).includes(unit));
    case 'assign': {
      const isNothing = step?.kind === 'assign-nothing';
      if (unit === undefined) return asVerdict(isNothing);
      return isNothing ? { is: 'wrong' } : judgePart(moment, question.side, unit, guess.amount);
    }
    case 'replace':
      return asVerdict(guess.amount === question.entry.after);
    case 'dealt':
      return isSet(
        step?.kind === 'deal' ? Object.keys(step.dealt).filter((id) => (step.dealt[id] ?? 0) > 0) : [],
      );
    case 'dies':
      return isSet(step?.kind === 'kill' ? step.units : []);
    case 'heals':
    case 'recalled':
      return isSet(step?.kind === 'heal' || step?.kind === 'recall' ? step.units : []);
    case 'result':
      return asVerdict(step?.kind === 'result' && guess.result === step.result);
  }
};
