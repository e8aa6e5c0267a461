import { type Hit, hits } from './dealing.ts';
import { toRecord } from './record.ts';
import { addUp, assigning } from './steps.ts';
import type { Combat, CombatResult, LegalAssignment, Resolution, Step, UnitId } from './types.ts';

const sorted = (units: readonly Hit[]): UnitId[] => units.map(({ id }) => id).sort();

function resultOf(attackersLeft: boolean, defendersLeft: boolean): CombatResult {
  if (attackersLeft === defendersLeft) return 'no-result';
  return attackersLeft ? 'attacker' : 'defender';
}

/**
 * What comes of both sides' assignments, step by step: the sums, the attacker's assignment and then the defender's, all
 * damage dealt at once, and the combat cleanup with its result (E13, E14; 465.2, 466.1 to 466.3).
 */
export function resolve(
  combat: Combat,
  assignments: { readonly attacker: LegalAssignment; readonly defender: LegalAssignment },
): Resolution {
  const attackers = hits(combat, assignments.defender);
  const defenders = hits(combat, assignments.attacker);
  const all = [...attackers, ...defenders];
  const attackersLeft = attackers.filter(({ dies }) => !dies);
  const defendersLeft = defenders.filter(({ dies }) => !dies);

  const dealt = toRecord(all.map((unit) => [unit.id, unit.dealt]));
  const killed = sorted(all.filter(({ dies }) => dies));
  const healed = sorted(all.filter(({ dies, marked }) => !dies && marked > 0));
  const recalled = attackersLeft.length > 0 && defendersLeft.length > 0;
  const result = resultOf(attackersLeft.length > 0, defendersLeft.length > 0);

  const steps: Step[] = [
    addUp(combat, 'attacker'),
    addUp(combat, 'defender'),
    ...assigning(combat, assignments.attacker),
    ...assigning(combat, assignments.defender),
    { kind: 'deal', rule: 'deal-at-once', dealt },
  ];
  if (killed.length > 0) steps.push({ kind: 'kill', rule: 'kill-together', units: killed });
  if (healed.length > 0) steps.push({ kind: 'heal', rule: 'heal-all', units: healed });
  if (recalled) steps.push({ kind: 'recall', rule: 'recall-attackers', units: sorted(attackersLeft) });
  steps.push({ kind: 'result', rule: 'combat-result', result });
  return { dealt, killed, healed, recalled, result, steps };
}
