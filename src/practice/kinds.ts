/** What a problem asks. */
export const kinds = ['legal', 'rule', 'kill', 'need', 'dealt', 'next', 'result', 'count'] as const;

export type Kind = (typeof kinds)[number];

export const isKind = (text: string): text is Kind => (kinds as readonly string[]).includes(text);
