import type { CatalogRuleId } from '../../catalog/rules.ts';

/** One line of the procedure: its word, and the rules to point at. */
interface ProcedureStep {
  readonly word: string;
  readonly rules: readonly [CatalogRuleId, ...CatalogRuleId[]];
}

interface ProcedureGroup {
  readonly name: string;
  readonly steps: readonly [ProcedureStep, ...ProcedureStep[]];
}

/** Combat damage from the closing of the showdown to control, in the order in which a judge goes through it. */
export const procedure = [
  {
    name: 'before',
    steps: [
      { word: 'attacker', rules: ['who-attacks'] },
      { word: 'both', rules: ['both-sides-needed'] },
      { word: 'window', rules: ['no-window-before-damage'] },
    ],
  },
  {
    name: 'sum',
    steps: [
      { word: 'attackers', rules: ['sum-attackers'] },
      { word: 'defenders', rules: ['sum-defenders'] },
      { word: 'stunned', rules: ['stunned-adds-nothing', 'stunned-need-unchanged'] },
      { word: 'negative', rules: ['negative-might-adds-nothing'] },
    ],
  },
  {
    name: 'need',
    steps: [
      { word: 'lethal', rules: ['lethal-damage'] },
      { word: 'effects', rules: ['controller-orders-replacements'] },
      { word: 'smallest', rules: ['smallest-raw-amount'] },
      { word: 'immune', rules: ['exempt-immune'] },
      { word: 'never', rules: ['prevented-never-lethal'] },
    ],
  },
  {
    name: 'assign',
    steps: [
      { word: 'first', rules: ['assign-whole-total'] },
      { word: 'tank', rules: ['tank-first'] },
      { word: 'backline', rules: ['backline-last'] },
      { word: 'pick', rules: ['pick-tank-or-backline'] },
      { word: 'finish', rules: ['lethal-in-full'] },
      { word: 'excess', rules: ['no-excess'] },
    ],
  },
  {
    name: 'after',
    steps: [
      { word: 'deal', rules: ['deal-at-once'] },
      { word: 'kill', rules: ['kill-together'] },
      { word: 'heal', rules: ['heal-all'] },
      { word: 'recall', rules: ['recall-attackers'] },
      { word: 'result', rules: ['combat-result'] },
      { word: 'control', rules: ['control-after-combat', 'conquer-after-combat'] },
    ],
  },
] as const satisfies readonly ProcedureGroup[];
