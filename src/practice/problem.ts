import { drawTable } from './draft.ts';
import { questionOf } from './questions.ts';
import { createRandom } from './random.ts';
import { asked, type Seed, writeSeed } from './seed.ts';
import type { Problem } from './types.ts';

/** Far more than it ever takes. */
const drawsAtMost = 100_000;

/** The problem of a seed: the same for everybody who has the seed. */
export const createProblem = (seed: Seed): Problem => {
  const text = writeSeed(seed);
  const { kind, topics } = asked(seed);
  // A day's kind and topics were drawn from its seed; its board needs numbers of its own.
  const random = createRandom('day' in seed ? `${text}-board` : text);
  for (let draw = 0; draw < drawsAtMost; draw++) {
    const table = drawTable(kind, topics, random);
    const question = table && questionOf[kind](table, topics, random);
    if (question)
      return { ...table, ...question, seed: text, topics, ...('day' in seed && { day: seed.day }) };
  }
  throw new Error(`no problem for ${text}`);
};
