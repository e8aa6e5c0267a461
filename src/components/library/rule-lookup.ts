/** All rules of one language, for looking through them in the browser. */
export interface RuleLookup {
  readonly rules: readonly (readonly [id: string, number: string, text: string])[];
  /** Every number, old or current, that has a page. */
  readonly numbers: readonly string[];
}
