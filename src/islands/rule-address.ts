/** What stands before a rule's id in the address of its paraphrase, and what behind it. */
export type RuleAddress = readonly [before: string, behind: string];
