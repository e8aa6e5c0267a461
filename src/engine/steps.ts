import { contributionOf, total } from './might.ts';
import { ledgerOf } from './need.ts';
import { amountOn } from './record.ts';
import type { RuleId } from './rules.ts';
import { enemyOf } from './sides.ts';
import { isDone, isWaiting, type Target, type Targets, targetsOf, towardNeed } from './targets.ts';
import type { Combat, Ledger, LegalAssignment, SideName, Step } from './types.ts';

/** The step that sums what a side's units add (465.2.a-b). */
export const addUp = (combat: Combat, side: SideName): Step => ({
  kind: 'add-up',
  rule: side === 'attacker' ? 'sum-attackers' : 'sum-defenders',
  side,
  units: combat[side].units.map((unit) => ({ id: unit.id, ...contributionOf(unit, side) })),
  total: total(combat, side),
});

/** The rule that explains best why a unit gets this part now. */
function ruleOfPart(
  targets: Targets,
  before: readonly number[],
  index: number,
  leftover: number,
  ledger: Ledger,
): RuleId {
  const target = targets.units[index] as Target;
  if (leftover > 0) return 'no-excess';
  if (target.need === 'never') return 'prevented-never-lethal';
  const others = targets.units.filter(
    (other) => other !== target && other.need !== 'exempt' && other.need !== 0,
  );
  if (others.some(({ rank }) => rank !== target.rank)) {
    if (target.rank === 'tank') return 'tank-first';
    if (target.rank === 'backline') return 'backline-last';
  }
  if (!isDone(target, ledger.raw)) {
    const alternatives = targets.units.some(
      (other, place) =>
        other !== target && other.rank === target.rank && isWaiting(other, before[place] ?? 0),
    );
    return alternatives ? 'free-order' : 'assign-whole-total';
  }
  return ledger.adjusted > ledger.raw ? 'smallest-raw-amount' : 'lethal-in-full';
}

/**
 * One side's assigning, part by part in the replay order. A unit gets its need before another one gets anything, so
 * what it has beyond its need is put down with it only when everything else is done, else in a part of its own at the end.
 */
export function assigning(combat: Combat, legal: LegalAssignment): Step[] {
  const { side, choices } = legal;
  const targets = targetsOf(combat, side, choices);
  if (targets.total === 0) return [{ kind: 'assign-nothing', rule: 'assign-nothing', side }];

  const steps: Step[] = [];
  if (Object.keys(choices).length > 0)
    steps.push({ kind: 'choose', rule: 'pick-tank-or-backline', side, choices });

  const amounts = targets.units.map(() => 0);
  let left = targets.total;
  const put = (index: number, raw: number): void => {
    const unit = combat[enemyOf(side)].units[index];
    const target = targets.units[index];
    if (raw === 0 || !unit || !target) return;
    const before = [...amounts];
    const had = before[index] ?? 0;
    amounts[index] = had + raw;
    left -= raw;
    const leftover = Math.min(raw, had + raw - towardNeed(target, had + raw));
    const ledger = ledgerOf(unit, had + raw);
    steps.push({
      kind: 'assign',
      rule: ruleOfPart(targets, before, index, leftover, ledger),
      side,
      unit: unit.id,
      raw,
      need: target.need,
      done: isDone(target, had + raw),
      leftover,
      ledger,
      left,
    });
    ledger.entries.forEach((entry, place) => {
      const rule = entry.replacement.kind === 'double' ? 'replacements-at-assignment' : 'prevent-value';
      steps.push({ kind: 'replace', rule, side, unit: unit.id, index: place, entry });
    });
  };

  const order = legal.order.map((id) => targets.units.findIndex((target) => target.id === id));
  for (const index of order) {
    const target = targets.units[index] as Target;
    const whole = amountOn(legal.amounts, target.id);
    const allElseDone = targets.units.every(
      (other, place) => other === target || !isWaiting(other, amounts[place] ?? 0),
    );
    put(index, allElseDone ? whole : towardNeed(target, whole));
  }
  for (const index of order) {
    put(index, amountOn(legal.amounts, (targets.units[index] as Target).id) - (amounts[index] ?? 0));
  }
  return steps;
}
