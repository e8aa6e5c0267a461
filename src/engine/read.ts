import { limits, type Range } from './limits.ts';
import { toRecord } from './record.ts';
import type { SetupProblem, SetupRefusal, UnitId } from './types.ts';

/** What was found so far. After a fault, reading goes on with a filler that nobody gets to see. */
export interface Findings {
  readonly refusals: SetupRefusal[];
  readonly ids: Set<UnitId>;
}

/** Reads the value at a place, or notes what is wrong with it and gives a filler. */
export type Read<T> = (value: unknown, path: string, findings: Findings) => T;

/** Nothing found yet. */
export const nothingFound = (): Findings => ({ refusals: [], ids: new Set() });

const isFull = ({ refusals }: Findings): boolean => refusals.length >= limits.refusals.max;

/** Notes a problem, unless there are enough of them. */
export function refuse(findings: Findings, path: string, problem: SetupProblem): void {
  if (!isFull(findings)) findings.refusals.push({ rule: 'not-a-combat', path, ...problem });
}

/** One more part of a JSON Pointer (RFC 6901). */
export const pointer = (path: string, part: string): string =>
  `${path}/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The value under a key, or `usual` where the key is left out. */
export function optional<T>(
  from: object,
  path: string,
  key: string,
  findings: Findings,
  read: Read<T>,
  usual: T,
): T {
  if (!Object.hasOwn(from, key)) return usual;
  return read((from as Record<string, unknown>)[key], pointer(path, key), findings);
}

/** The value under a key, which is refused where the key is left out. */
export function required<T>(
  from: object,
  path: string,
  key: string,
  findings: Findings,
  read: Read<T>,
  filler: T,
): T {
  if (!Object.hasOwn(from, key)) refuse(findings, pointer(path, key), { problem: 'missing' });
  return optional(from, path, key, findings, read, filler);
}

/** A whole number. */
export const whole =
  ({ min, max }: Range): Read<number> =>
  (value, path, findings) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) {
      refuse(findings, path, { problem: 'wrong-type', expected: 'whole-number' });
      return 0;
    }
    if (value < min || value > max) refuse(findings, path, { problem: 'out-of-range', min, max });
    // JSON can write -0, which would otherwise be told apart from 0.
    return value === 0 ? 0 : value;
  };

/** A text, measured in UTF-16 code units. */
export const text =
  ({ max }: Range): Read<string> =>
  (value, path, findings) => {
    if (typeof value !== 'string') {
      refuse(findings, path, { problem: 'wrong-type', expected: 'text' });
      return '';
    }
    if (value.length > max) refuse(findings, path, { problem: 'too-long', max });
    return value;
  };

/** True or false. */
export const flag: Read<boolean> = (value, path, findings) => {
  if (typeof value !== 'boolean') refuse(findings, path, { problem: 'wrong-type', expected: 'yes-or-no' });
  return value === true;
};

/** One of a few values. */
export const oneOf =
  <T extends string | number>(allowed: readonly T[], filler: NoInfer<T>): Read<T> =>
  (value, path, findings) => {
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) refuse(findings, path, { problem: 'not-one-of', allowed });
    return found ?? filler;
  };

const isObject = (value: unknown, path: string, findings: Findings): value is object => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return true;
  refuse(findings, path, { problem: 'wrong-type', expected: 'object' });
  return false;
};

/** An object with these keys; unknown ones are refused. */
export const object =
  <T>(
    known: readonly string[],
    filler: T,
    read: (from: object, path: string, findings: Findings) => T,
  ): Read<T> =>
  (value, path, findings) => {
    if (!isObject(value, path, findings)) return filler;
    for (const key in value) {
      if (isFull(findings)) return filler;
      if (Object.hasOwn(value, key) && !known.includes(key)) {
        refuse(findings, pointer(path, key), { problem: 'unknown-key' });
      }
    }
    return read(value, path, findings);
  };

/** An object with any keys, whose values are all of one kind. */
export const record =
  <T>(read: Read<T>): Read<Readonly<Record<string, T>>> =>
  (value, path, findings) => {
    if (!isObject(value, path, findings)) return {};
    return toRecord(
      Object.entries(value).map(([key, entry]) => [key, read(entry, pointer(path, key), findings)] as const),
    );
  };

/** A list; of one that is too long only the beginning is looked at. */
export const list =
  <T>({ min, max }: Range, read: Read<T>, filler: T): Read<T[]> =>
  (value, path, findings) => {
    if (!Array.isArray(value)) {
      refuse(findings, path, { problem: 'wrong-type', expected: 'array' });
      return [];
    }
    if (value.length < min) refuse(findings, path, { problem: 'too-few', min });
    if (value.length > max) refuse(findings, path, { problem: 'too-many', max });
    return Array.from({ length: Math.min(value.length, max) }, (_, index) =>
      required(value, path, String(index), findings, read, filler),
    );
  };
