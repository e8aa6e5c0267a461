import {
  type Allowance,
  type Assignment,
  type AssignmentRefusal,
  amountOn,
  type Combat,
  need,
  type UnitId,
} from '../../engine/index.ts';
import type { Format } from '../../i18n/format.ts';
import type { IconName } from './Icon.tsx';

/** What the reader's split means for the units it goes to. */
export interface Trial {
  readonly refusals: readonly AssignmentRefusal[];
  readonly allowances: ReadonlyMap<string, Allowance>;
  /** Units for which the assigning player has a choice of keyword. */
  readonly choosers: ReadonlySet<string>;
  /** Nothing is left to assign. */
  readonly spent: boolean;
}

export type State =
  | 'killed'
  | 'recalled'
  | 'healed'
  | 'tooEarly'
  | 'tooMuch'
  | 'notFinished'
  | 'notAllowed'
  | 'waits'
  | 'lethal'
  | 'open'
  | 'closed'
  | 'none';

/** How a unit stands. */
export interface Standing {
  readonly state: State;
  /** What it lacks where it waits; what it may be given where it is open. */
  readonly count?: number;
}

export const icons: Partial<Record<State, IconName>> = {
  killed: 'lethal',
  lethal: 'lethal',
  tooEarly: 'refused',
  tooMuch: 'refused',
  notFinished: 'refused',
  notAllowed: 'refused',
  waits: 'waits',
  closed: 'waits',
};

const refusedAs = (refusals: readonly AssignmentRefusal[], id: UnitId): State | null => {
  const rules = refusals.filter((r) => r.units.includes(id)).map((r) => r.rule);
  if (rules.some((r) => r === 'tank-first' || r === 'backline-last' || r === 'pick-tank-or-backline'))
    return 'tooEarly';
  if (rules.includes('no-excess')) return 'tooMuch';
  if (rules.includes('lethal-in-full')) return 'notFinished';
  return rules.length > 0 ? 'notAllowed' : null;
};

/** How a unit stands with this damage assigned to it, in a split that is being tried or in one that is shown. */
export const standingOf = (
  combat: Combat,
  id: UnitId,
  amounts: Assignment,
  trial: Trial | null,
): Standing => {
  const needed = need(combat, id);
  const lacks = typeof needed === 'number' ? needed - amountOn(amounts, id) : null;
  const refused = trial && refusedAs(trial.refusals, id);
  if (refused) return { state: refused };
  if (lacks !== null && lacks <= 0) return { state: 'lethal' };
  if (lacks !== null && trial?.refusals.some((r) => r.waiting.includes(id)))
    return { state: 'waits', count: lacks };
  const allowance = trial?.allowances.get(id);
  if (!trial || trial.spent || !allowance) return { state: 'none' };
  return allowance.most > 0 ? { state: 'open', count: allowance.most } : { state: 'closed' };
};

/** The same in the reader's words; `null` where there is nothing to say. */
export const standingWords = (t: Format<'board'>, { state, count = 0 }: Standing): string | null => {
  switch (state) {
    case 'none':
      return null;
    case 'waits':
      return t('tile.waits', { count });
    case 'open':
      return t('tile.open', { most: count });
    default:
      return t(`tile.${state}`);
  }
};
