import type { Confidence } from '../readings.ts';
import type { RulesVersion } from '../versions.ts';

type Earlier = Exclude<RulesVersion, '1.4'>;

export interface RuleEntry {
  /** Its number in each edition where we know it. Our id stays when the numbers move. */
  readonly numbers: { readonly '1.4': string } & { readonly [V in Earlier]?: string };
  /** Further numbers under which an edition is cited for it. */
  readonly alsoNumbered?: { readonly [V in RulesVersion]?: readonly string[] };
  /** The first edition that has it. Earlier ones lack it. */
  readonly since: RulesVersion | 'unknown';
  /** Later editions that changed what it says, oldest first, as far as we know. */
  readonly changed?: readonly RulesVersion[];
  /** Its past is told in words, beside the paraphrase. */
  readonly history?: true;
  /** How sure we are where its text can be misread; the point is told in words. Readings of the site are kept apart. */
  readonly doubt?: Confidence;
  /** Stands under the number of this other entry, which says what the number is chiefly about. */
  readonly besides?: string;
}

export type RuleTable = Readonly<Record<string, RuleEntry>>;

type Past = Partial<Omit<RuleEntry, 'numbers'>> & { readonly numbers?: { readonly [V in Earlier]?: string } };

/** A rule by its number in Core Rules 1.4. What is left out of its past is unknown. */
export const rule = (number: string, past: Past = {}): RuleEntry => ({
  since: 'unknown',
  ...past,
  numbers: { ...past.numbers, '1.4': number },
});
