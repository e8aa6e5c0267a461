/** The characters of a link, all of them safe in a query. A digit, 0 to 63, is the place of one of them. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * A tape of digits that is either written or read. It hands back the digit that stands there: when writing, the one
 * given; when reading, whatever was given.
 */
export type Tape = (digit: number) => number;

/**
 * How a value lies on a tape. Written, the value is given; read, none is, and what comes back is what was found. One
 * description so serves both ways, and the two cannot differ.
 */
export type Field<T> = (tape: Tape, value?: T) => T;

/** The text of a value. */
export const written = <T>(field: Field<T>, value: T): string => {
  let text = '';
  field((digit) => {
    text += alphabet[digit];
    return digit;
  }, value);
  return text;
};

/** A tape that reads a text of the alphabet; behind its end stand zeros. */
export const reading = (text: string): Tape => {
  let at = 0;
  return () => alphabet.indexOf(text[at++] ?? 'A');
};

/** Says no more than that it is there. */
export const yes: Field<boolean> = () => true;

/** A whole number from 0 to 2^25 - 1: five bits a digit, the lowest first; a digit of 32 or more says that another follows. */
export const whole: Field<number> = (tape, value = 0) => {
  let found = 0;
  for (let scale = 1; scale < 32 ** 5; scale *= 32) {
    const left = Math.floor(value / scale);
    const digit = tape(left < 32 ? left : 32 + (left % 32));
    found += (digit % 32) * scale;
    if (digit < 32) break;
  }
  return found;
};

/** A whole number of either sign, in the order 0, -1, 1, -2, 2. */
export const signed: Field<number> = (tape, value = 0) => {
  const folded = whole(tape, value < 0 ? -2 * value - 1 : 2 * value);
  return folded % 2 ? -(folded + 1) / 2 : folded / 2;
};

/** One of at most 64 values. */
export const oneOf =
  <T>(values: readonly [T, ...T[]]): Field<T> =>
  (tape, value = values[0]) =>
    values[tape(values.indexOf(value))] ?? values[0];

/** At most 63 values. */
export const list =
  <T>(field: Field<T>): Field<readonly T[]> =>
  (tape, values = []) =>
    Array.from({ length: tape(values.length) }, (_, i) => field(tape, values[i]));

const gapDigit = 62;
const lastCodePoint = 0x10ffff;

/** A text of at most 63 characters. ASCII letters, digits and `gap` take one digit each, others their code point too. */
export const text = (gap: string): Field<string> => {
  const short = alphabet.slice(0, gapDigit) + gap;
  const character: Field<string> = (tape, value = '') => {
    const place = short.indexOf(value);
    return (
      short[tape(place < 0 ? short.length : place)] ??
      String.fromCodePoint(Math.min(whole(tape, value.codePointAt(0)), lastCodePoint))
    );
  };
  const characters = list(character);
  return (tape, value = '') => characters(tape, [...value]).join('');
};

type FieldsOf<T> = { readonly [K in keyof T]-?: Field<Exclude<T[K], undefined>> };

/** An object whose keys may be left out: which of them are there, six to a digit, then their values. */
export const record =
  <T extends object>(fields: FieldsOf<T>): Field<Partial<T>> =>
  (tape, value = {}) => {
    const keys = Object.keys(fields) as (keyof T)[];
    let digit = 0;
    const there = keys.filter((_, i) => {
      const six = keys.slice(i, i + 6).map((key, j) => (Object.hasOwn(value, key) ? 1 << j : 0));
      if (i % 6 === 0) digit = tape(six.reduce((sum, bit) => sum + bit, 0));
      return (digit >> (i % 6)) & 1;
    });
    const field = (key: keyof T) => fields[key] as Field<T[keyof T] | undefined>;
    return Object.fromEntries(there.map((key) => [key, field(key)(tape, value[key])])) as Partial<T>;
  };

// The largest prime that leaves room for the 2^20 that is added.
const prime = 32_505_829;

/**
 * A number of exactly five digits, of which the last is a letter: a link that ended with - or _ would lose it to
 * programs that look for links in running text. Two texts of one length never share it when they differ in one
 * character, in two swapped neighbours or within four characters in a row; any two others do once in 32 million times.
 */
export const checksum = (of: string): number => {
  let left = 1;
  for (const character of of) left = (left * 64 + alphabet.indexOf(character)) % prime;
  return 2 ** 20 + left;
};
