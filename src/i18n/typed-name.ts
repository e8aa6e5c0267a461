// Characters that are not seen, or that turn the text around them; a joiner holds emoji together.
const unseen = /[^\P{C}\u200D]/gu;

/** Letters that run from right to left: a figure beside such a name would go with it. */
const leftward = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A name that a reader typed, as it may stand in a sentence; nothing where no letter of it would be seen. */
export const typedName = (name = ''): string | undefined => {
  const seen = name.replace(unseen, '').trim();
  if (!/[^\s\p{DI}]/u.test(seen)) return undefined;
  return leftward.test(seen) ? `\u2068${seen}\u2069` : seen;
};
