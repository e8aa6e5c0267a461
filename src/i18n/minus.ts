/** A number, or words that begin with one, below 0 with the sign that is as wide as a figure. */
export const withMinus = (number: number | string): string => `${number}`.replace(/^-/, '\u2212');
