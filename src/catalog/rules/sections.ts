/**
 * The parts in which the rules are shown, in order. Each has its introduction in `content/<language>/rules/<slug>.mdx`
 * and takes in the rules whose first number lies from `from` to `to`.
 */
export const ruleSections = [
  { slug: 'first-principles', from: 1, to: 139 },
  { slug: 'units-and-might', from: 140, to: 299 },
  { slug: 'turn-and-cleanup', from: 300, to: 359 },
  { slug: 'replacement-effects', from: 360, to: 406 },
  { slug: 'game-actions', from: 407, to: 436 },
  { slug: 'prevent', from: 437, to: 444 },
  { slug: 'combat-opens', from: 445, to: 464 },
  { slug: 'combat-damage-step', from: 465, to: 465 },
  { slug: 'after-the-damage', from: 466, to: 472 },
  { slug: 'layers', from: 473, to: 480 },
  { slug: 'modes-of-play', from: 481, to: 699 },
  { slug: 'additional-rules', from: 700, to: 799 },
  { slug: 'keywords', from: 800, to: 999 },
] as const;

export type RuleSection = (typeof ruleSections)[number]['slug'];

/** The part that a number of the checked edition belongs to. */
export const sectionOfNumber = (number: string): RuleSection => {
  const first = Number.parseInt(number, 10);
  const section = ruleSections.find(({ from, to }) => first >= from && first <= to);
  if (!section) throw new RangeError(`${number} is no rule number`);
  return section.slug;
};
