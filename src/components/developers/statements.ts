/** What the engine holds the rules to be, by the numbers that its comments use, with sections of Core Rules 1.4. */
export const statements = {
  E1: '465.2.a-b, 423.1.b, 143.2.b',
  E2: '142.4.b, 423.1.c',
  E3: '465.2.c.5, 437, 372',
  E4: '465.2.c.4.a, 437.5, 142.4.c',
  E5: '465.2.c',
  E6: '465.2.c.3',
  E7: '465.2.c.4',
  E8: '815.1.b, 815.1.c.2',
  E9: '826.3, 826.4.b',
  E10: '465.2.c.6, 465.2.c.8-9, 766',
  E11: '465.2.c.10, 437.5.b',
  E12: '465.2.c.4',
  E13: '465.2.c.1.a, 465.2.d',
  E14: '466.1-466.3, 323.5',
} as const;

export type Statement = keyof typeof statements;

export const statementIds = Object.keys(statements) as readonly Statement[];
