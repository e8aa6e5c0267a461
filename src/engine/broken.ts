import { type RuleId, section } from './rules.ts';
import { isWaiting, type Target, type Targets } from './targets.ts';
import type { AssignmentRefusal, UnitId } from './types.ts';

/** A refusal by one rule. */
export const refusal = (
  rule: RuleId,
  units: readonly UnitId[],
  waiting: readonly UnitId[] = [],
): AssignmentRefusal => ({
  rule,
  section: section(rule),
  units,
  waiting,
});

/**
 * The rules among E6 to E11 that raw amounts (whole numbers of 0 or more, by index) break, in the order of the refusal
 * table. Whether they add up to the total is not asked, so that beginnings of an assignment can be looked at too.
 */
export function brokenRules(targets: Targets, amounts: readonly number[]): AssignmentRefusal[] {
  const { units, clash } = targets;
  const amount = (index: number): number => amounts[index] ?? 0;
  const where = (holds: (target: Target, amount: number) => boolean): UnitId[] =>
    units.filter((target, index) => holds(target, amount(index))).map(({ id }) => id);

  // Once every unit that can be dealt damage has its need, the rest is free (E12).
  const waiting = where(isWaiting);
  if (waiting.length === 0) return [];

  const broken: AssignmentRefusal[] = [];
  const refuse = (rule: RuleId, offending: readonly UnitId[], first: readonly UnitId[]): void => {
    if (offending.length > 0 && first.length > 0) broken.push(refusal(rule, offending, first));
  };

  const unfinished = where((target, given) => given > 0 && isWaiting(target, given));
  if (unfinished.length > 1) broken.push(refusal('lethal-in-full', unfinished));

  refuse(
    'no-excess',
    where(({ need }, given) => typeof need === 'number' && given > need),
    waiting,
  );
  refuse(
    'exempt-immune',
    where(({ need }, given) => need === 'exempt' && given > 0),
    waiting,
  );

  // While a choice is open, a unit with both keywords is held to neither of the next two rules: the third sees to it.
  const lacksTank = ({ rank }: Target): boolean => rank === 'ordinary' || rank === 'backline';
  const lacksBackline = ({ rank }: Target): boolean => rank === 'ordinary' || rank === 'tank';
  const hasTank = ({ rank }: Target): boolean => rank === 'tank' || (rank === 'both' && !clash);
  const hasBackline = ({ rank }: Target): boolean => rank === 'backline' || (rank === 'both' && !clash);
  const withoutTank = where((target, given) => given > 0 && lacksTank(target));
  const withoutBackline = where((target, given) => isWaiting(target, given) && lacksBackline(target));

  refuse(
    'tank-first',
    withoutTank,
    where((target, given) => isWaiting(target, given) && hasTank(target)),
  );
  refuse(
    'backline-last',
    where((target, given) => given > 0 && hasBackline(target)),
    withoutBackline,
  );
  if (clash && withoutTank.length > 0) {
    refuse(
      'pick-tank-or-backline',
      where((target, given) => target.rank === 'both' && given > 0 && isWaiting(target, given)),
      withoutBackline,
    );
  }
  return broken;
}
