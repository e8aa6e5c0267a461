/** What a page tells the worker, each with a port for its answers. */
export type Message =
  /** Which of the sets are there whole? */
  | { readonly type: 'state' }
  /** Keep these sets, from now on. */
  | { readonly type: 'keep'; readonly sets: readonly string[] }
  /** Remove all that is kept. */
  | { readonly type: 'forget' };

/** What the worker answers: how far it is, any number of times, and then one of the others. */
export type Answer =
  | { readonly type: 'progress'; readonly done: number; readonly of: number }
  /** The sets that are there whole. */
  | { readonly type: 'done'; readonly kept: readonly string[] }
  | { readonly type: 'failed' };

/** Told to a worker that waits, so that it takes over. */
export const TAKE_OVER = { type: 'SKIP_WAITING' };
