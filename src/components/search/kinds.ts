/** What a result can be. Where two are as good, the first of these comes first. */
export const kinds = ['term', 'question', 'lesson', 'guide', 'rule', 'card', 'page'] as const;

export type Kind = (typeof kinds)[number];

export const isKind = (value: unknown): value is Kind => (kinds as readonly unknown[]).includes(value);
