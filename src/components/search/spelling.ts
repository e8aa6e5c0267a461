/** Whether two different words are one wrong, missing or extra letter apart, or have two neighbours swapped. */
export const areOneLetterApart = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [mine, theirs] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (mine.length <= 1 && theirs.length <= 1) return mine !== theirs;
  return mine.length === 2 && theirs.length === 2 && mine === `${theirs[1]}${theirs[0]}`;
};
