/** The questions by topic, each topic and each question in its place. A question without a place stops the build. */
export const topics = {
  sharing: [
    'several-units',
    'must-you-kill-what-you-can',
    'may-damage-be-spread',
    'where-does-leftover-go',
    'excess-damage',
  ],
  keywords: ['which-tank-first', 'tank-and-backline-on-one-unit', 'ignoring-tank'],
  need: [
    'marked-damage',
    'shield-and-assault-in-the-need',
    'zero-might',
    'negative-might',
    'stunned-units',
    'any-damage-is-lethal',
  ],
  effects: ['prevented-or-immune', 'does-doubling-count', 'who-orders-replacements', 'bonus-damage'],
  course: [
    'no-damage-step',
    'does-the-attacker-strike-first',
    'units-that-arrive-late',
    'both-sides-survive',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Topic = keyof typeof topics;

export const topicNames = Object.keys(topics) as readonly Topic[];

const order: readonly string[] = Object.values(topics).flat();

/** A question's place among all of them, from 1. Throws where no topic has it. */
export const placeOf = (slug: string): number => {
  const place = order.indexOf(slug);
  if (place < 0) throw new Error(`questions/${slug} is in no topic: src/layouts/topics.ts`);
  return place + 1;
};
