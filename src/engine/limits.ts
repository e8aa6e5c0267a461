/** A whole number from `min` to `max`, both included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * Every limit of the combat format, version 1: the one definition that setups, form fields, shared links and the
 * command line share.
 */
export const limits = {
  might: { min: -99, max: 999 },
  mightChange: { min: -99, max: 99 },
  assault: { min: 0, max: 999 },
  shield: { min: 0, max: 999 },
  marked: { min: 0, max: 999 },
  /** How much one `prevent` takes, unless it takes everything. */
  prevent: { min: 1, max: 999 },
  unitsPerSide: { min: 1, max: 20 },
  replacementsPerUnit: { min: 0, max: 6 },
  /** Length of a typed name, in UTF-16 code units as form fields count them. */
  nameLength: { min: 0, max: 40 },
  /** Length of a card id. */
  cardLength: { min: 0, max: 40 },
  /** A unit id, as the source of a regular expression. */
  idPattern: '^[A-Za-z][A-Za-z0-9_\\-]{0,23}$',
  /** One raw amount of an assignment; the total bounds it further. */
  amount: { min: 0, max: Number.MAX_SAFE_INTEGER },
  /** A setup with more faults than this is refused with the first of them. */
  refusals: { min: 1, max: 200 },
} as const satisfies Record<string, Range | string>;

const id = new RegExp(limits.idPattern);

/** Whether a text may be a unit's id: a letter, then up to 23 of `A-Z a-z 0-9 _ -`. */
export const isUnitId = (text: string): boolean => id.test(text);
