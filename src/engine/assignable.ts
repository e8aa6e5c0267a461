import { brokenRules, refusal } from './broken.ts';
import { assignedBy, entry } from './record.ts';
import { targetsOf } from './targets.ts';
import type { Allowance, Assignment, AssignmentRefusal, Choices, Combat, SideName, UnitId } from './types.ts';

/** A refusal as it is told of one of the units: where it is clear which unfinished one comes first, that one waits. */
function asTold(broken: AssignmentRefusal, id: UnitId): AssignmentRefusal {
  const { rule, units } = broken;
  if (rule === 'lethal-in-full') return { ...broken, waiting: units.filter((other) => other !== id) };
  // A unit with both keywords that is begun goes on before anybody else.
  if (rule === 'pick-tank-or-backline' && !units.includes(id)) return refusal(rule, [id], units);
  return broken;
}

/**
 * How much more each enemy unit may take now: the largest m such that `soFar` with 1, 2, … m more on that unit each obey
 * E6 to E12 and stay within the total. Where that is 0, the rule that forbids the first point, the units that break it
 * (this one, or others by what they have already) and those that must come first (`assign-whole-total` when nothing is
 * left to assign). `soFar` holds whole numbers of 0 or more.
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
    if (left <= 0) return { most: 0, ...refusal('assign-whole-total', [id]) };
    const amount = amounts[index] ?? 0;
    const brokenBy = (more: number) => brokenRules(targets, amounts.with(index, amount + more));
    const broken = brokenBy(1);
    const first = broken.find(({ units }) => units.includes(id)) ?? broken[0];
    if (first) return { most: 0, ...asTold(first, id) };
    // Until the unit is done nothing changes with one point more, and beyond that nothing either.
    const missing = typeof need === 'number' ? need - amount : 0;
    const stopsWhenDone = missing > 0 && missing < left && brokenBy(missing + 1).length > 0;
    return { most: stopsWhenDone ? missing : left };
  };
  return new Map(targets.units.map(({ id }, index) => [id, allowance(index)] as const));
}
