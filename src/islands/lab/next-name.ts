import { limits } from '../../engine/index.ts';

/** A name that no unit has yet: the card's own, else with the next number behind it. */
export const nextName = (name: string, taken: readonly (string | undefined)[]): string => {
  const numbered = (n: number): string => {
    const tail = n === 1 ? '' : ` ${n}`;
    return name.slice(0, limits.nameLength.max - tail.length) + tail;
  };
  let n = 1;
  while (taken.includes(numbered(n))) n += 1;
  return numbered(n);
};
