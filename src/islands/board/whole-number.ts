import { limits, type SetupProblem } from '../../engine/index.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** A raw amount: no side's total can be larger. */
export const amountRange: Range = {
  min: 0,
  max: limits.unitsPerSide.max * (limits.might.max + limits.mightChange.max + limits.assault.max),
};

/** Reads a field's text as a whole number in a range: no exponent, no sign but a minus, no separator. */
export const readWholeNumber = (
  text: string,
  { min, max }: Range,
): { readonly ok: true; readonly value: number } | ({ readonly ok: false } & SetupProblem) => {
  const plain = text.trim().replace(/^\u2212/, '-');
  if (!/^-?[0-9]{1,15}$/.test(plain)) return { ok: false, problem: 'wrong-type', expected: 'whole-number' };
  // Adding 0 turns -0 into 0.
  const value = Number(plain) + 0;
  return value < min || value > max ? { ok: false, problem: 'out-of-range', min, max } : { ok: true, value };
};
