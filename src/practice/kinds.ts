/** What a problem asks. */
export const kinds = ['legal', 'rule', 'kill', 'need', 'dealt', 'next', 'result', 'count'] as const;

/** The same from easy to hard. */
const byEase: readonly Kind[] = ['legal', 'need', 'dealt', 'next', 'rule', 'result', 'kill', 'count'];

/** Those of some kinds that are easy, the easiest first. */
export const easiest = (among: readonly Kind[], atMost: number): readonly Kind[] =>
  byEase.filter((kind) => among.includes(kind)).slice(0, atMost);

export type Kind = (typeof kinds)[number];

export const isKind = (text: string): text is Kind => (kinds as readonly string[]).includes(text);
