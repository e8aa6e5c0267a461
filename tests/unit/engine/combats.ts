import {
  type Assignment,
  type Choices,
  type Combat,
  checkAssignment,
  createCombat,
  type LegalAssignment,
  type Need,
  type RuleId,
  type SideName,
  type SideSetup,
  type UnitSetup,
} from '../../../src/engine/index.ts';

/** A checked combat; a faulty one is a mistake in the test. */
export function combatOf(attacker: SideSetup, defender: SideSetup): Combat {
  const made = createCombat({ v: 1, attacker, defender });
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  return made.value;
}

/** One attacker with so much Might against these units; `side` is more about the attacking side. */
export const against = (might: number, units: readonly UnitSetup[], side: Partial<SideSetup> = {}): Combat =>
  combatOf({ ...side, units: [{ id: 'A', might }] }, { units });

/** The rules that refuse an assignment; none when it is legal. */
export function refusedBy(
  combat: Combat,
  assignment: Assignment,
  choices?: Choices,
  side: SideName = 'attacker',
): RuleId[] {
  const checked = checkAssignment(combat, side, assignment, choices);
  return checked.ok ? [] : checked.refusals.map(({ rule }) => rule);
}

/** A legal assignment; an illegal one is a mistake in the test. */
export function legalOf(
  combat: Combat,
  assignment: Assignment,
  choices?: Choices,
  side: SideName = 'attacker',
): LegalAssignment {
  const checked = checkAssignment(combat, side, assignment, choices);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value;
}

/** A unit with a need of `need` for an attacker that has no special ability. */
export function needing(id: string, need: Need, more: Partial<UnitSetup> = {}): UnitSetup {
  if (need === 'exempt') return { id, might: 1, immune: true, ...more };
  if (need === 'never') return { id, might: 1, replacements: [{ kind: 'prevent', amount: 'all' }], ...more };
  return need === 0 ? { id, might: 1, marked: 1, ...more } : { id, might: need, ...more };
}

/** An assignment as text that does not depend on the order of its keys, zeros left out. */
export const keyOf = (assignment: Assignment): string =>
  Object.entries(assignment)
    .filter(([, amount]) => amount > 0)
    .map(([id, amount]) => `${id}:${amount}`)
    .sort()
    .join(' ');
