import type { CatalogRuleId } from './rules.ts';

interface TermEntry {
  /** As printed on English cards and in the Core Rules, or our own word. */
  readonly en: string;
  /** As French players say it, no official list being known. */
  readonly fr: string;
  /** Other French words seen for it. */
  readonly variants: readonly string[];
  /** The rule that says most about it. */
  readonly rule: CatalogRuleId | null;
  /** The word is this site's own and not the rules'. */
  readonly ours?: true;
}

/** The words that bear on combat damage. */
export const terms = {
  might: { en: 'Might', fr: 'puissance', variants: ['Might'], rule: 'might-has-two-jobs' },
  assault: { en: 'Assault', fr: 'assaut', variants: ['Assault'], rule: 'assault' },
  shield: { en: 'Shield', fr: 'bouclier', variants: ['Shield'], rule: 'shield' },
  stunned: { en: 'stunned', fr: 'étourdie', variants: [], rule: 'stunned' },
  attacker: { en: 'attacker', fr: 'attaquant', variants: [], rule: 'who-attacks' },
  defender: { en: 'defender', fr: 'défenseur', variants: [], rule: 'who-defends' },
  designation: { en: 'designation', fr: 'désignation', variants: [], rule: 'units-get-designations' },
  showdown: {
    en: 'showdown',
    fr: 'confrontation',
    variants: ['affrontement', 'Showdown'],
    rule: 'no-window-before-damage',
  },
  'combat-damage-step': {
    en: 'combat damage step',
    fr: 'étape des dégâts de combat',
    variants: [],
    rule: 'combat-damage-step',
  },
  assign: {
    en: 'assign',
    fr: 'attribuer',
    variants: ['assigner', 'répartir'],
    rule: 'assigning-is-not-dealing',
  },
  deal: { en: 'deal', fr: 'infliger', variants: [], rule: 'dealing-is-marking' },
  split: { en: 'split', fr: 'répartition', variants: [], rule: 'assign-whole-total', ours: true },
  'marked-damage': { en: 'marked damage', fr: 'dégâts marqués', variants: [], rule: 'marks-are-temporary' },
  'lethal-damage': {
    en: 'lethal damage',
    fr: 'dégâts mortels',
    variants: ['dégâts létaux', 'seuil mortel'],
    rule: 'lethal-damage',
  },
  need: { en: 'need', fr: 'seuil nécessaire', variants: [], rule: 'smallest-raw-amount', ours: true },
  leftover: { en: 'leftover', fr: 'excédent', variants: ['surplus'], rule: 'no-excess', ours: true },
  tank: { en: 'Tank', fr: 'tank', variants: [], rule: 'tank' },
  backline: { en: 'Backline', fr: 'arrière-ligne', variants: ['Arrière-garde'], rule: 'backline' },
  'ordinary-unit': {
    en: 'ordinary unit',
    fr: 'unité ordinaire',
    variants: [],
    rule: 'requirements-if-able',
    ours: true,
  },
  requirement: { en: 'requirement', fr: 'exigence', variants: [], rule: 'requirements-if-able' },
  'replacement-effect': {
    en: 'replacement effect',
    fr: 'effet de remplacement',
    variants: [],
    rule: 'replacements-at-assignment',
  },
  prevent: { en: 'prevent', fr: 'prévenir', variants: ['bloquer', 'éviter'], rule: 'prevent' },
  controller: {
    en: 'controller',
    fr: 'contrôleur',
    variants: [],
    rule: 'controller-orders-replacements',
  },
  immune: {
    en: 'cannot be dealt damage',
    fr: 'ne peut pas subir de dégâts',
    variants: [],
    rule: 'exempt-immune',
  },
  cleanup: { en: 'cleanup', fr: 'nettoyage', variants: [], rule: 'combat-cleanup' },
  kill: { en: 'kill', fr: 'éliminer', variants: ['tuer'], rule: 'kill-together' },
  heal: { en: 'heal', fr: 'soigner', variants: [], rule: 'heal-all' },
  recall: { en: 'recall', fr: 'rappel', variants: [], rule: 'recall-attackers' },
  'no-result': { en: 'no result', fr: 'aucun résultat', variants: [], rule: 'no-result' },
  conquer: { en: 'conquer', fr: 'conquête', variants: [], rule: 'conquer-after-combat' },
} as const satisfies Readonly<Record<string, TermEntry>>;

export type TermId = keyof typeof terms;

export const termIds = Object.keys(terms) as readonly TermId[];

export const isTermId = (id: string): id is TermId => Object.hasOwn(terms, id);

/** One term, with what all terms have. */
export const term = (id: TermId): TermEntry => terms[id];
