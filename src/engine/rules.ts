/** Every rule that the engine can speak of: our permanent id and the section of Core Rules 1.4. */
export const engineRules = {
  'assign-whole-total': '465.2.c',
  'own-enemy-only': '465.2.c',
  'lethal-in-full': '465.2.c.3',
  'no-excess': '465.2.c.4',
  'exempt-immune': '465.2.c.10',
  'tank-first': '815.1.c.2',
  'backline-last': '826.4.b',
  'pick-tank-or-backline': '465.2.c.8',
  'sum-attackers': '465.2.a',
  'sum-defenders': '465.2.b',
  'assign-nothing': '417.1.e',
  'free-order': '465.2.c.7',
  'requirements-if-able': '465.2.c.6',
  'smallest-raw-amount': '465.2.c.4.a',
  'replacements-at-assignment': '465.2.c.5',
  'prevent-value': '437.3',
  'prevented-never-lethal': '437.5.b',
  'deal-at-once': '465.2.d',
  'kill-together': '323.5',
  'heal-all': '466.1.a.1',
  'recall-attackers': '466.1.a.2',
  'combat-result': '466.3',
} as const satisfies Record<string, string>;

/** The permanent id of a rule. Numbers of sections change between editions, ids do not. */
export type RuleId = keyof typeof engineRules;

/** The section of Core Rules 1.4 that a rule id stands for. */
export const section = (rule: RuleId): string => engineRules[rule];
