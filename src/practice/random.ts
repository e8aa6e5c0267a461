import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Random choices that are the same for the same text, on every machine. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** True `times` in `of`. */
  chance(times: number, of: number): boolean;
  /** One of the items; throws where there is none. */
  pick<T>(items: readonly T[]): T;
  /** The items in another order. */
  shuffled<T>(items: readonly T[]): T[];
}

/** FNV-1a: 32 bits of a text of ASCII characters. */
const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
};

/** Random choices that depend on the text alone. */
export const createRandom = (text: string): Random => {
  const generator = xoroshiro128plus(hash(text));
  const whole = (from: number, to: number): number => uniformInt(generator, from, to);
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[whole(0, items.length - 1)] as T;
  };
  return {
    whole,
    pick,
    chance: (times, of) => whole(1, of) <= times,
    shuffled: (items) => {
      const left = [...items];
      return items.map(() => left.splice(whole(0, left.length - 1), 1)[0] as (typeof items)[number]);
    },
  };
};
