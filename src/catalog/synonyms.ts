import type { TermId } from './terms.ts';

/** What players type for something that the site calls otherwise. */
export interface Typed {
  readonly en: readonly string[];
  readonly fr: readonly string[];
}

/** For terms, besides their own names: those are found anyway, in both languages. */
export const termSynonyms: { readonly [Id in TermId]?: Typed } = {
  might: { en: ['strength', 'hit points', 'HP', 'toughness'], fr: ['force', 'points de vie', 'PV'] },
  power: { en: ['mana', 'rune', 'runes', 'resource'], fr: ['mana', 'rune', 'runes', 'ressource'] },
  assault: { en: ['attack bonus'], fr: ['bonus d’attaque'] },
  shield: { en: ['defence bonus', 'defense bonus', 'armor'], fr: ['bonus de défense', 'armure'] },
  stunned: {
    en: ['stun', 'stuns', 'stunning'],
    fr: ['étourdi', 'étourdir', 'étourdis', 'étourdies', 'étourdissement', 'stun', 'assommé', 'sonné'],
  },
  exhausted: { en: ['exhaust', 'tapped', 'tap'], fr: ['épuisé', 'épuiser', 'engagé', 'incliné'] },
  ready: { en: ['untap', 'untapped'], fr: ['prêt', 'dégager', 'redressé'] },
  buff: { en: ['plus one counter'], fr: ['marqueur de puissance'] },
  attacker: { en: ['attacking unit', 'attackers'], fr: ['attaquante', 'attaquants', 'unité attaquante'] },
  defender: {
    en: ['defending unit', 'defenders', 'blocker', 'blockers'],
    fr: ['défenseuse', 'défenseurs', 'bloqueur', 'unité en défense'],
  },
  'enemy-unit': { en: ['opposing unit', 'opponent’s unit'], fr: ['unité ennemie', 'unité de l’adversaire'] },
  chain: { en: ['stack'], fr: ['pile'] },
  'combat-damage-step': {
    en: ['damage step', 'damage phase', 'combat step'],
    fr: ['étape des dégâts', 'phase de dégâts', 'étape de dégâts'],
  },
  'combat-damage': {
    en: ['damage', 'battle damage', 'fight damage'],
    fr: ['dégâts', 'dégât', 'dégâts du combat'],
  },
  assign: {
    en: ['assigning', 'assignment', 'assign damage', 'allocate', 'distribute'],
    fr: ['attribution', 'attribuer des dégâts', 'assigner des dégâts', 'allouer', 'distribuer'],
  },
  raw: { en: ['raw damage', 'raw amount'], fr: ['dégâts bruts', 'quantité brute'] },
  split: {
    en: ['damage split', 'divide damage', 'division'],
    fr: ['partage', 'partager les dégâts', 'diviser les dégâts'],
  },
  'replay-order': {
    en: ['kill order', 'order of kills', 'damage order', 'assignment order'],
    fr: ['ordre des morts', 'ordre d’élimination', 'ordre des dégâts'],
  },
  'marked-damage': {
    en: ['damage counters', 'wounded', 'damaged unit'],
    fr: ['blessé', 'blessée', 'blessure', 'marqueurs de dégâts', 'dégâts subis'],
  },
  'lethal-damage': {
    en: ['lethal', 'lethal amount', 'enough to kill'],
    fr: ['létal', 'mortel', 'mortels', 'dégâts létaux'],
  },
  need: {
    en: ['damage needed', 'lethal threshold', 'how much to kill'],
    fr: ['seuil', 'dégâts nécessaires', 'combien pour tuer'],
  },
  leftover: {
    en: ['spill over', 'spillover', 'spills over', 'overflow', 'trample', 'carry over', 'remaining damage'],
    fr: ['débordement', 'déborder', 'piétinement', 'report', 'dégâts restants', 'reste'],
  },
  'excess-damage': {
    en: ['excess', 'overkill', 'too much damage'],
    fr: ['excès', 'excès de dégâts', 'trop de dégâts', 'overkill'],
  },
  tank: { en: ['taunt', 'front line', 'frontline'], fr: ['provocation', 'première ligne'] },
  backline: {
    en: ['back line', 'back row'],
    fr: ['ligne arrière', 'arrière', 'ligne', 'seconde ligne', 'arrièreligne'],
  },
  keyword: { en: [], fr: ['mots-clés'] },
  'ordinary-unit': { en: ['normal unit', 'vanilla unit'], fr: ['unité normale', 'unité sans mot-clé'] },
  'replacement-effect': { en: ['replacement', 'replacement effects'], fr: ['remplacement'] },
  prevent: {
    en: ['prevention', 'prevented', 'damage prevention', 'damage reduction', 'negate'],
    fr: ['prévention', 'prévenu', 'prévenus', 'réduction de dégâts', 'annuler', 'empêcher'],
  },
  double: {
    en: ['doubled', 'doubling', 'double damage', 'twice'],
    fr: ['doublé', 'doublement', 'dégâts doublés', 'double dégâts'],
  },
  immune: {
    en: ['immune', 'immunity', 'indestructible', 'invulnerable', 'untouchable'],
    fr: ['immunité', 'immunisé', 'invulnérable', 'indestructible', 'invincible'],
  },
  'bonus-damage': { en: ['bonus', 'extra damage', 'spell damage'], fr: ['bonus', 'dégâts supplémentaires'] },
  cleanup: { en: ['clean up', 'state-based actions', 'SBA'], fr: ['actions basées sur l’état'] },
  kill: {
    en: ['die', 'dies', 'death', 'dead', 'destroy', 'destroyed'],
    fr: ['mourir', 'mort', 'morte', 'meurt', 'détruire', 'détruite'],
  },
  deathknell: { en: ['deathrattle', 'last breath', 'on death'], fr: ['râle d’agonie', 'dernier souffle'] },
  heal: { en: ['healing', 'heals'], fr: ['soin', 'soins', 'guérir'] },
  recall: {
    en: ['return to base', 'retreat', 'sent back'],
    fr: ['rappeler', 'rappelé', 'retour à la base', 'retraite'],
  },
  'no-result': { en: ['nobody wins', 'draw'], fr: ['match nul', 'personne ne gagne'] },
  tie: { en: ['tied'], fr: ['ex aequo'] },
  conquer: { en: ['conquering', 'capture'], fr: ['conquérir', 'conquis', 'capturer'] },
  hold: { en: ['holding'], fr: ['occuper'] },
  contested: { en: ['contest'], fr: ['contester'] },
  battlefield: { en: ['lane'], fr: ['terrain'] },
  trash: { en: ['graveyard', 'discard pile'], fr: ['cimetière'] },
  unit: { en: ['creature', 'minion', 'troop'], fr: ['créature', 'serviteur'] },
  gear: { en: ['equipment', 'artifact'], fr: ['artefact'] },
  ability: { en: ['skill'], fr: ['pouvoir'] },
  reading: { en: ['interpretation', 'ruling', 'rulings'], fr: ['interprétation'] },
};

/** For the sections of the site. */
export const sectionSynonyms: Readonly<Record<string, Typed>> = {
  learn: { en: ['lessons', 'tutorial', 'beginner'], fr: ['leçons', 'tutoriel', 'débutant'] },
  questions: { en: ['FAQ'], fr: ['FAQ'] },
  glossary: { en: ['words', 'dictionary', 'definitions'], fr: ['mots', 'lexique', 'définitions'] },
  rules: { en: ['core rules', 'rulebook'], fr: ['core rules', 'règlement'] },
  cards: { en: ['card list'], fr: ['liste des cartes'] },
  practice: {
    en: ['quiz', 'exercises', 'training', 'puzzle', 'problem of the day'],
    fr: ['quiz', 'exercices', 's’exercer', 'énigme', 'problème du jour'],
  },
  lab: {
    en: ['calculator', 'simulator', 'sandbox', 'combat calculator'],
    fr: ['calculateur', 'simulateur', 'bac à sable', 'calculatrice de combat'],
  },
};

/** For written pages, by section and slug. */
export const pageSynonyms: Readonly<Record<string, Typed>> = {
  'guide/one-page-summary': {
    en: ['cheat sheet', 'summary', 'quick reference'],
    fr: ['aide-mémoire', 'résumé', 'antisèche'],
  },
  'guide/rules-versions': {
    en: ['changelog', 'patch notes', 'what is new'],
    fr: ['nouveautés', 'changements', 'historique des règles'],
  },
  'questions/any-damage-is-lethal': { en: ['deathtouch'], fr: ['contact mortel'] },
  'questions/does-the-attacker-strike-first': {
    en: ['first strike', 'simultaneous damage', 'strike back'],
    fr: ['initiative', 'dégâts simultanés', 'riposte'],
  },
  'questions/may-damage-be-spread': {
    en: ['spread damage', 'split evenly', 'one damage each'],
    fr: ['étaler les dégâts', 'un dégât chacun'],
  },
  'questions/must-you-kill-what-you-can': { en: ['forced to kill'], fr: ['obligé de tuer'] },
  'questions/several-units': { en: ['gang block', 'multiple defenders'], fr: ['plusieurs défenseurs'] },
  'questions/tank-and-backline-on-one-unit': {
    en: ['tank backline', 'both keywords'],
    fr: ['tank arrière-ligne', 'les deux mots-clés'],
  },
  'questions/units-that-arrive-late': {
    en: ['reinforcements', 'join combat'],
    fr: ['renforts', 'arriver en plein combat'],
  },
  'questions/who-orders-replacements': {
    en: ['order of replacement effects', 'prevent and double'],
    fr: ['ordre des effets de remplacement', 'prévenir et doubler'],
  },
  'questions/zero-might': { en: ['0 might', 'zero might'], fr: ['0 de puissance', 'puissance 0'] },
};
