import type { CatalogRuleId } from './rules.ts';

/**
 * How far the French word can be relied on, no official list being known: `unsettled` where other words are seen as
 * often, `single` where it was seen in one place, `suggested` where none was seen and this one is ours.
 */
export const frenchStandings = ['unsettled', 'single', 'suggested'] as const;

interface TermEntry {
  /** Left out where nothing speaks against the French word. */
  readonly french?: (typeof frenchStandings)[number];
  /** The dictionaries have a remark on its French words. */
  readonly remark?: true;
  /** The word is this site's own and not the rules'. */
  readonly ours?: true;
  /** The rules it rests on, the one that says most about it first. */
  readonly rules: readonly CatalogRuleId[];
  /** Ids of worked examples that show it, best first. */
  readonly boards?: readonly string[];
}

/** The words that bear on combat damage; what each is called stands in the names of each language. */
export const terms = {
  might: {
    rules: ['might-has-two-jobs'],
    boards: ['first-fight', 'sum-assault-shield'],
  },
  'base-might': { rules: [] },
  'current-might': {
    rules: ['no-window-before-damage', 'negative-might-adds-nothing', 'increases-before-decreases'],
    boards: ['negative-attacker', 'wounded'],
  },
  mighty: {
    french: 'single',
    rules: ['mighty', 'becoming-mighty'],
  },
  power: {
    rules: [],
  },
  assault: {
    rules: ['assault', 'assault-adds-up', 'assault-while-attacking'],
    boards: ['sum-assault-shield', 'assault-or-shield', 'duplicate-keywords'],
  },
  shield: {
    remark: true,
    rules: ['shield', 'shield-is-might', 'shield-adds-up', 'shield-while-defending'],
    boards: ['sum-assault-shield', 'assault-or-shield', 'stunned-shield'],
  },
  stunned: {
    french: 'single',
    rules: ['stunned', 'stunned-adds-nothing', 'stunned-need-unchanged', 'stun-ends-with-the-turn'],
    boards: ['stunned-tank', 'stunned-shield'],
  },
  exhausted: {
    rules: [],
  },
  ready: {
    rules: ['recall-changes-no-state'],
  },
  buff: {
    french: 'single',
    rules: ['buff-is-one-might', 'buffs-are-counters', 'one-buff-a-unit', 'more-buffs-by-permission'],
  },
  empowered: {
    rules: [],
  },
  combat: {
    rules: ['combat', 'two-players-fight'],
    boards: ['first-fight', 'four-endings'],
  },
  attacker: {
    rules: ['who-attacks', 'units-get-designations'],
    boards: ['assault-or-shield', 'fall-together'],
  },
  defender: {
    rules: ['who-defends', 'units-get-designations'],
    boards: ['assault-or-shield', 'fall-together'],
  },
  designation: {
    rules: ['units-get-designations', 'designations-updated', 'designations-removed', 'in-combat'],
    boards: ['arrive-and-leave', 'might-lost-later'],
  },
  'enemy-unit': {
    rules: ['own-enemy-only'],
  },
  showdown: {
    french: 'unsettled',
    rules: ['combat-opens-with-a-showdown', 'no-window-before-damage'],
    boards: ['arrive-and-leave'],
  },
  focus: {
    french: 'unsettled',
    rules: ['attacker-gets-focus', 'attacker-starts-with-focus', 'running-showdown-keeps-focus'],
  },
  ambush: {
    rules: ['arrivals-wait-for-a-cleanup'],
    boards: ['arrive-and-leave'],
  },
  chain: {
    rules: ['chain-after-cleanup', 'combat-chain-order'],
  },
  'combat-damage-step': {
    french: 'single',
    rules: ['combat-damage-step', 'both-sides-needed', 'straight-to-resolution'],
    boards: ['nothing-to-assign', 'fall-together'],
  },
  'combat-damage': {
    rules: ['units-are-the-source', 'other-side-is-the-source'],
    boards: ['first-fight', 'bonus-or-not'],
  },
  assign: {
    french: 'unsettled',
    rules: ['assigning-is-not-dealing', 'assign-before-dealing', 'assign-whole-total'],
    boards: ['pick-the-order', 'four-threes'],
  },
  deal: {
    rules: ['dealing-is-marking', 'deal-at-once'],
    boards: ['fall-together'],
  },
  raw: {
    rules: ['smallest-raw-amount', 'assign-whole-total'],
    ours: true,
    boards: ['doubled', 'prevent-three'],
  },
  adjusted: {
    rules: ['replacements-at-assignment'],
    ours: true,
    boards: ['ki-barrier-lotus-trap', 'doubled'],
  },
  dealt: {
    rules: ['dealing-is-marking', 'zero-is-not-dealt'],
    ours: true,
    boards: ['ki-barrier-lotus-trap', 'immune-or-prevented'],
  },
  split: {
    rules: ['assign-whole-total'],
    ours: true,
    boards: ['spread-or-not', 'two-backlines'],
  },
  'replay-order': {
    rules: ['free-order', 'lethal-in-full'],
    ours: true,
    boards: ['two-tanks', 'pick-the-order'],
  },
  outcome: {
    rules: ['free-order'],
    ours: true,
    boards: ['kill-or-not', 'two-backlines'],
  },
  'marked-damage': {
    rules: ['marks-are-temporary', 'marks-clear-after-combat', 'marks-clear-at-end-of-turn'],
    boards: ['marked-counts', 'might-falls-to-marks', 'wounded'],
  },
  'lethal-damage': {
    french: 'unsettled',
    rules: ['lethal-damage', 'lethal-kills-in-cleanup', 'lethal-redefined'],
    boards: ['lethal-or-not', 'zeros-need-one', 'any-damage'],
  },
  need: {
    rules: ['smallest-raw-amount', 'lethal-in-full', 'prevention-raises-the-need'],
    ours: true,
    boards: ['marked-counts', 'prevent-three', 'doubled'],
  },
  leftover: {
    rules: ['no-excess'],
    ours: true,
    boards: ['where-leftover-goes', 'pick-the-order'],
  },
  'excess-damage': {
    french: 'unsettled',
    rules: ['no-excess'],
    boards: ['excess-counted'],
  },
  keyword: {
    rules: ['ignored-keyword-inactive', 'abilities-can-be-ignored'],
    boards: ['duplicate-keywords', 'ignored-one-way'],
  },
  tank: {
    rules: ['tank', 'tank-first', 'tank-in-the-damage-step', 'tank-asks-for-lethal-only'],
    boards: ['two-tanks', 'which-tank', 'without-and-with-tank'],
  },
  backline: {
    rules: ['backline', 'backline-last', 'backline-after-the-others'],
    boards: ['two-backlines', 'tank-ordinary-backline'],
  },
  'ordinary-unit': {
    rules: ['requirements-if-able'],
    ours: true,
    boards: ['tank-ordinary-backline', 'several-of-each'],
  },
  requirement: {
    rules: ['requirements-if-able', 'pick-tank-or-backline'],
    boards: ['tank-ordinary-backline', 'first-or-last'],
  },
  priority: {
    french: 'single',
    rules: ['free-order', 'pick-one-by-one'],
    boards: ['several-of-each', 'which-tank'],
  },
  'replacement-effect': {
    french: 'single',
    rules: ['replacements-at-assignment', 'replacement-applies-once', 'controller-orders-replacements'],
    boards: ['order-of-effects', 'doubling-counts'],
  },
  prevent: {
    french: 'unsettled',
    rules: ['prevent', 'prevented-may-be-assigned', 'prevention-raises-the-need', 'prevented-is-not-exempt'],
    boards: ['prevent-three', 'skipped-or-not'],
  },
  'prevent-value': {
    french: 'suggested',
    rules: [
      'prevent-value',
      'prevent-value-is-the-number',
      'prevent-value-all',
      'prevent-value-carries-over',
    ],
    boards: ['prevent-three', 'ki-barrier-lotus-trap'],
  },
  double: {
    french: 'suggested',
    rules: ['smallest-raw-amount', 'doubling-adds-the-current-value'],
    boards: ['doubled', 'doubling-counts'],
  },
  controller: {
    rules: ['controller-orders-replacements'],
    boards: ['order-of-effects'],
  },
  owner: {
    french: 'suggested',
    rules: ['who-owns-a-card', 'kill-to-trash'],
  },
  immune: {
    french: 'suggested',
    rules: ['exempt-immune', 'cannot-beats-can'],
    boards: ['immune-or-prevented', 'skipped-or-not'],
  },
  'bonus-damage': {
    french: 'suggested',
    rules: ['bonus-damage-is-for-deal-actions', 'units-are-the-source', 'bonus-damage-added-once'],
    boards: ['bonus-or-not'],
  },
  cleanup: {
    rules: ['lethal-kills-in-cleanup', 'kill-together', 'designations-updated'],
    boards: ['four-endings'],
  },
  'combat-cleanup': {
    rules: ['combat-cleanup', 'combat-cleanup-is-special', 'heal-all', 'recall-attackers'],
    boards: ['might-lost-later', 'four-endings'],
  },
  kill: {
    french: 'unsettled',
    rules: ['kill-together', 'kill-to-trash', 'killed-by-lethal-damage'],
    boards: ['fall-together', 'four-endings'],
  },
  deathknell: {
    rules: ['death-triggers-noted', 'death-trigger-remembers', 'saved-unit-loses-its-trigger'],
  },
  heal: {
    rules: ['heal-all', 'heal-at-end-of-turn'],
    boards: ['might-lost-later'],
  },
  recall: {
    rules: ['recall-attackers', 'recalls', 'recall-is-not-a-move'],
    boards: ['four-endings', 'both-survive'],
  },
  'no-result': {
    rules: ['no-result', 'combat-staged-again'],
    boards: ['four-endings', 'both-survive'],
  },
  tie: {
    french: 'suggested',
    rules: ['what-a-tie-is'],
    boards: ['both-survive'],
  },
  conquer: {
    french: 'single',
    rules: ['conquer', 'conquer-after-combat', 'defender-may-conquer'],
    boards: ['four-endings'],
  },
  hold: {
    french: 'unsettled',
    rules: [],
  },
  control: {
    french: 'single',
    rules: ['control-after-combat', 'nobody-controls', 'control-is-not-shared'],
    boards: ['four-endings'],
  },
  contested: {
    french: 'single',
    rules: ['combat-is-staged', 'who-attacks', 'contested-cleared'],
  },
  staged: {
    french: 'unsettled',
    rules: ['staged-combat', 'combat-is-staged', 'combat-staged-again'],
  },
  battlefield: {
    rules: ['staged-combat', 'control-after-combat'],
  },
  base: { rules: ['recalls'] },
  trash: { rules: ['kill-to-trash'] },
  permanent: {
    french: 'suggested',
    rules: ['permanent-types'],
  },
  unit: { rules: ['permanent-types', 'might-has-two-jobs'] },
  gear: { remark: true, rules: ['permanent-types'] },
  spell: { rules: ['units-are-the-source'] },
  ability: {
    french: 'unsettled',
    rules: ['order-comes-from-abilities', 'units-are-the-source', 'abilities-can-be-ignored'],
  },
  reading: { rules: [], ours: true },
} as const satisfies Readonly<Record<string, TermEntry>>;

export type TermId = keyof typeof terms;

export const termIds = Object.keys(terms) as readonly TermId[];

export const isTermId = (id: string): id is TermId => Object.hasOwn(terms, id);

/** One term, with what all terms have. */
export const term = (id: TermId): TermEntry => terms[id];

type RemarkedId = {
  [Id in TermId]: (typeof terms)[Id] extends { readonly remark: true } ? Id : never;
}[TermId];

/** Whether there is a remark on its French words. */
export const hasRemark = (id: TermId): id is RemarkedId => term(id).remark === true;

/** Pairs of terms that are taken for one another; a sentence in the dictionaries tells them apart. */
export const confusions = {
  'might-and-power': ['might', 'power'],
  'might-and-mighty': ['might', 'mighty'],
  'base-and-current-might': ['base-might', 'current-might'],
  'might-and-marks': ['current-might', 'marked-damage'],
  'shield-and-prevent': ['shield', 'prevent'],
  'prevented-and-immune': ['prevent', 'immune'],
  'stunned-and-exhausted': ['stunned', 'exhausted'],
  'ready-and-staged': ['ready', 'staged'],
  'combat-and-showdown': ['combat', 'showdown'],
  'assign-and-deal': ['assign', 'deal'],
  'raw-and-adjusted': ['raw', 'adjusted'],
  'adjusted-and-dealt': ['adjusted', 'dealt'],
  'split-and-replay-order': ['split', 'replay-order'],
  'need-and-lethal': ['need', 'lethal-damage'],
  'need-and-requirement': ['need', 'requirement'],
  'leftover-and-excess': ['leftover', 'excess-damage'],
  'combat-and-bonus-damage': ['combat-damage', 'bonus-damage'],
  'controller-and-owner': ['controller', 'owner'],
  'cleanup-and-combat-cleanup': ['cleanup', 'combat-cleanup'],
  'tie-and-no-result': ['tie', 'no-result'],
  'outcome-and-no-result': ['outcome', 'no-result'],
  'conquer-and-hold': ['conquer', 'hold'],
  'control-and-hold': ['control', 'hold'],
} as const satisfies Readonly<Record<string, readonly [TermId, TermId]>>;

export type ConfusionId = keyof typeof confusions;

/** What a term is taken for: the pair and its other term, in the order of the table. */
export const confusedWith = (
  id: TermId,
): readonly { readonly confusion: ConfusionId; readonly other: TermId }[] =>
  (Object.keys(confusions) as ConfusionId[]).flatMap((confusion) => {
    const [a, b] = confusions[confusion];
    if (id !== a && id !== b) return [];
    return [{ confusion, other: id === a ? b : a }];
  });
