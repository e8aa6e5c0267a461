import { dies } from './deaths.ts';
import { ledgerOf } from './need.ts';
import { amountOn, toRecord } from './record.ts';
import { addUp, assigning } from './steps.ts';
import type { Combat, CombatResult, LegalAssignment, Resolution, SideName, Step } from './types.ts';

const sides = ['attacker', 'defender'] as const;

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
  const fought = sides.flatMap((side) => {
    const incoming = assignments[side === 'attacker' ? 'defender' : 'attacker'].amounts;
    return combat[side].units.map((unit) => {
      const { dealt } = ledgerOf(unit, amountOn(incoming, unit.id));
      return { id: unit.id, side, dealt, marked: unit.marked + dealt, dies: dies(combat, unit, side, dealt) };
    });
  });
  const dealt = toRecord(fought.map((unit) => [unit.id, unit.dealt] as const));
  const survivors = (side: SideName) => fought.filter((unit) => unit.side === side && !unit.dies);
  const sorted = (units: typeof fought) => units.map(({ id }) => id).sort();

  const killed = sorted(fought.filter((unit) => unit.dies));
  const healed = sorted(fought.filter((unit) => !unit.dies && unit.marked >= 1));
  const result = resultOf(survivors('attacker').length > 0, survivors('defender').length > 0);
  const recalled = survivors('attacker').length > 0 && survivors('defender').length > 0;

  const steps: Step[] = [
    addUp(combat, 'attacker'),
    addUp(combat, 'defender'),
    ...assigning(combat, assignments.attacker),
    ...assigning(combat, assignments.defender),
    { kind: 'deal', rule: 'deal-at-once', dealt },
  ];
  if (killed.length > 0) steps.push({ kind: 'kill', rule: 'kill-together', units: killed });
  if (healed.length > 0) steps.push({ kind: 'heal', rule: 'heal-all', units: healed });
  if (recalled) {
    const units = sorted(survivors('attacker'));
    steps.push({ kind: 'recall', rule: 'recall-attackers', units });
  }
  steps.push({ kind: 'result', rule: 'combat-result', result });
  return { dealt, killed, healed, recalled, result, steps };
}
