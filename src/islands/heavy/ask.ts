import { whenIdle } from '../when-idle.ts';
import type { Find, Found, Given, Question, Work } from './works.ts';

interface Waiting {
  readonly question: Question;
  /** Finds the answer on the page's own thread. */
  readonly findHere: () => void;
  readonly onFound: (found: never) => void;
  readonly signal: AbortSignal;
}

const queue: Waiting[] = [];
let current: Waiting | undefined;
/** `null` where none can be started. */
let worker: Worker | null | undefined;

const next = (): void => {
  current = queue.shift();
  // Overtaken before its turn came.
  while (current?.signal.aborted) current = queue.shift();
  if (!current) return;
  if (worker === undefined) worker = start();
  if (worker) worker.postMessage(current.question);
  else whenIdle(current.findHere);
};

function start(): Worker | null {
  try {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }) => {
      current?.onFound(data as never);
      next();
    };
    // Its file did not come, or may not run here.
    started.onerror = () => {
      started.terminate();
      worker = null;
      if (current) whenIdle(current.findHere);
    };
    return started;
  } catch {
    return null;
  }
}

/**
 * Finds an answer away from the page's own thread, or on it when it has nothing else to do where no worker can be
 * started. One question is worked on at a time; those that are not wanted any more when their turn comes are dropped
 * and never answered.
 */
export const ask = <W extends Work>(
  work: W,
  find: Find<W>,
  given: Given<W>,
  signal: AbortSignal,
): Promise<Found<W>> =>
  new Promise((resolve, reject) => {
    const onFound = (found: Found<W>): void => resolve(found);
    const findHere = (): void => {
      try {
        resolve(find(...given));
      } catch (error) {
        reject(error);
      }
      next();
    };
    queue.push({ question: { work, given } as Question, findHere, onFound, signal });
    if (!current) next();
  });
