// Characters that are not seen, or that turn the text around them; a joiner holds emoji together.
const unseen = /[^\P{C}\u200D]/gu;

/** A name that a reader typed, as it may stand in a sentence; nothing where no letter of it would be seen. */
export const typedName = (name = ''): string | undefined => {
  const seen = name.replace(unseen, '').trim();
  return /[^\s\p{DI}]/u.test(seen) ? seen : undefined;
};
