import type { UnitSetup } from '../../engine/index.ts';
import type { Variant } from '../board/state.ts';

/** A worked example as the lab starts from it, in the language of the page. */
export interface LabExample {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly variants: readonly Variant[];
  readonly names: Readonly<Record<string, string>>;
  /** Set as a task somewhere: its splits are an answer. */
  readonly isTask: boolean;
}

/** A card of the table. */
export interface LabCard {
  readonly id: string;
  readonly name: string;
  /** Might and keywords, or the type of what is no unit, in the words of the language. */
  readonly facts: string;
  /** Nothing conditional is in it; `null` where the card is no unit. */
  readonly unit: UnitSetup | null;
  /** Its text may give more at times. */
  readonly isConditional: boolean;
}

/** Where the lists lie. */
export interface Lists {
  readonly examples: string;
  readonly cards: string;
}

const fetched = new Map<string, Promise<unknown>>();

/** A list of the site, fetched once. A list that could not be fetched is asked for again next time. */
export const fetchList = <T>(address: string): Promise<readonly T[]> => {
  const known = fetched.get(address);
  if (known) return known as Promise<readonly T[]>;
  const asked = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json();
  });
  fetched.set(address, asked);
  asked.catch(() => fetched.delete(address));
  return asked;
};
