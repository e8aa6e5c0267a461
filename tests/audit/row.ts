import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const dist = path.join(root, 'dist');

/** One figure with its limit, as the table shows it. */
export interface Row {
  readonly name: string;
  readonly measured: string;
  readonly limit: string;
  readonly ok: boolean;
}

/** A number that may be as large as its limit. */
export const atMost = (name: string, measured: number, limit: number, unit = '', digits = 0): Row => ({
  name,
  measured: `${measured.toFixed(digits)}${unit}`,
  limit: `≤ ${limit}${unit}`,
  ok: measured <= limit,
});

/** Something that could not be measured here, and what to do about it. */
export const unmeasured = (name: string, why: string, limit = ''): Row => ({
  name,
  measured: why,
  limit,
  ok: false,
});
