import type { fixes } from './fixes.ts';
import type { possible } from './possible.ts';

/** What may take long, by the names that a worker knows it under. */
export interface Works {
  readonly fixes: typeof fixes;
  readonly possible: typeof possible;
}

export type Work = keyof Works;
export type Given<W extends Work> = Parameters<Works[W]>;
export type Found<W extends Work> = ReturnType<Works[W]>;
/** How it is done on the page's own thread. */
export type Find<W extends Work> = (...given: Given<W>) => Found<W>;

/** What a worker is sent; it answers with what it found alone. */
export type Question = { readonly [W in Work]: { readonly work: W; readonly given: Given<W> } }[Work];
