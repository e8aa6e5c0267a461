/** The edition of the Core Rules that decides. */
export interface Edition {
  readonly version: string;
  /** Year-month-day. */
  readonly date: string;
}
