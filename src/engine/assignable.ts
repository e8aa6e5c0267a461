import { brokenRules } from './broken.ts';
import { assignedBy, entry } from './record.ts';
import { section as sectionOf } from './rules.ts';
import { targetsOf } from './targets.ts';
import type { Allowance, Assignment, Choices, Combat, SideName, UnitId } from './types.ts';

/**
 * How much more each enemy unit may take now: the largest m such that `soFar` with 1, 2, … m more on that unit each obey
 * E6 to E12 and stay within the total. Where that is 0, the rule that forbids the first point and the units that must
 * come first (`assign-whole-total` when nothing is left to assign). `soFar` holds whole numbers of 0 or more.
 */
export function assignable(
  combat: Combat,
  side: SideName,
  soFar: Assignment,
  choices?: Choices,
): ReadonlyMap<UnitId, Allowance> {
  const targets = targetsOf(combat, side, choices);
  const amounts = targets.units.map(({ id }) => entry(soFar, id) ?? 0);
  const left = targets.total - assignedBy(soFar);

  const allowance = (index: number): Allowance => {
    const { id, need } = targets.units[index] as (typeof targets.units)[number];
    if (left <= 0) {
      return { most: 0, rule: 'assign-whole-total', section: sectionOf('assign-whole-total'), waiting: [] };
    }
    const amount = amounts[index] ?? 0;
    const brokenBy = (more: number) => brokenRules(targets, amounts.with(index, amount + more));
    const broken = brokenBy(1);
    const first = broken.find(({ units }) => units.includes(id)) ?? broken[0];
    if (first) {
      const { rule, section, units, waiting } = first;
      // Here it is clear which of the unfinished units comes first: the one that was begun.
      const begun = units.filter((other) => other !== id);
      return { most: 0, rule, section, waiting: rule === 'lethal-in-full' ? begun : waiting };
    }
    // Until the unit is done nothing changes with one point more, and beyond that nothing either.
    const missing = typeof need === 'number' ? need - amount : 0;
    const stopsWhenDone = missing > 0 && missing < left && brokenBy(missing + 1).length > 0;
    return { most: stopsWhenDone ? missing : left };
  };
  return new Map(targets.units.map(({ id }, index) => [id, allowance(index)] as const));
}
