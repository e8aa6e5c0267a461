import { readSeed } from '../seed.ts';
import { isTopicId, type TopicId } from '../topics.ts';
import { type Memory, missedAtMost, nothingYet, type Progress, type TopicProgress } from './types.ts';

/** Why a text is no progress of ours; `field` is a JSON Pointer. */
export type ProgressProblem =
  | { readonly problem: 'too-long'; readonly max: number }
  | { readonly problem: 'not-json' }
  | { readonly problem: 'version'; readonly version: string; readonly known: number }
  | { readonly problem: 'wrong-type'; readonly field: string }
  | { readonly problem: 'unknown-key'; readonly field: string }
  | { readonly problem: 'out-of-range'; readonly field: string; readonly min: number; readonly max: number }
  | { readonly problem: 'too-many'; readonly field: string; readonly max: number };

export type ReadProgress =
  | { readonly ok: true; readonly progress: Progress }
  | ({ readonly ok: false } & ProgressProblem);

/** In characters: far more than the most that is ever written. */
export const longestProgress = 200_000;

const mostAnswers = 1_000_000;
/** The last moment that a date can name, in milliseconds since 1970. */
const lastMoment = 8_640_000_000_000_000;

class Refused extends Error {
  readonly why: ProgressProblem;
  constructor(why: ProgressProblem) {
    super(why.problem);
    this.why = why;
  }
}

const refuse = (why: ProgressProblem): never => {
  throw new Refused(why);
};

const record = (value: unknown, field: string, keys?: readonly string[]): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse({ problem: 'wrong-type', field });
  const unknown = keys && Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) return refuse({ problem: 'unknown-key', field: `${field}/${unknown}` });
  return value as Record<string, unknown>;
};

const number = (value: unknown, field: string, max: number, isWhole = true): number => {
  if (typeof value !== 'number' || !Number.isFinite(value) || (isWhole && !Number.isInteger(value)))
    return refuse({ problem: 'wrong-type', field });
  return value < 0 || value > max ? refuse({ problem: 'out-of-range', field, min: 0, max }) : value;
};

const memoryKeys = [
  'due',
  'last',
  'stability',
  'difficulty',
  'interval',
  'step',
  'reviews',
  'lapses',
  'state',
] as const satisfies readonly (keyof Memory)[];

const readMemory = (value: unknown, field: string): Memory => {
  const given = record(value, field, memoryKeys);
  const at = (key: keyof Memory, max: number, isWhole = true) =>
    number(given[key], `${field}/${key}`, max, isWhole);
  const state = at('state', 3);
  return {
    due: at('due', lastMoment),
    last: at('last', lastMoment),
    // What the scheduler keeps within.
    stability: at('stability', 36_500, false),
    difficulty: at('difficulty', 10, false),
    interval: at('interval', 36_500),
    step: at('step', 100),
    reviews: at('reviews', mostAnswers),
    lapses: at('lapses', mostAnswers),
    state: state === 0 ? refuse({ problem: 'out-of-range', field: `${field}/state`, min: 1, max: 3 }) : state,
  };
};

const readTopic = (value: unknown, field: string): TopicProgress => {
  const given = record(value, field, ['alone', 'right', 'wrong', 'memory']);
  return {
    alone: number(given['alone'], `${field}/alone`, mostAnswers),
    right: number(given['right'], `${field}/right`, mostAnswers),
    wrong: number(given['wrong'], `${field}/wrong`, mostAnswers),
    memory: readMemory(given['memory'], `${field}/memory`),
  };
};

const readDay = (value: unknown, field: string): Progress['day'] => {
  if (value === null) return null;
  const { day, isRight } = record(value, field, ['day', 'isRight']);
  if (typeof day !== 'string' || !readSeed(`1-daily-${day}`).ok)
    return refuse({ problem: 'wrong-type', field: `${field}/day` });
  if (typeof isRight !== 'boolean') return refuse({ problem: 'wrong-type', field: `${field}/isRight` });
  return { day, isRight };
};

const readAll = (value: unknown): Progress => {
  const given = record(value, '');
  if (given['v'] !== nothingYet.v)
    return refuse({ problem: 'version', version: String(given['v']).slice(0, 20), known: nothingYet.v });
  record(value, '', ['v', 'topics', 'missed', 'day']);
  const topics: Partial<Record<TopicId, TopicProgress>> = {};
  for (const [id, of] of Object.entries(record(given['topics'], '/topics'))) {
    if (!isTopicId(id)) return refuse({ problem: 'unknown-key', field: `/topics/${id.slice(0, 40)}` });
    topics[id] = readTopic(of, `/topics/${id}`);
  }
  const missed = Object.entries(record(given['missed'], '/missed'));
  if (missed.length > missedAtMost)
    return refuse({ problem: 'too-many', field: '/missed', max: missedAtMost });
  return {
    v: 1,
    topics,
    missed: Object.fromEntries(
      missed.map(([seed, memory]) => {
        const field = `/missed/${seed.slice(0, 80)}`;
        return readSeed(seed).ok
          ? [seed, readMemory(memory, field)]
          : refuse({ problem: 'unknown-key', field });
      }),
    ),
    day: readDay(given['day'], '/day'),
  };
};

/** Reads progress as `JSON.stringify` writes it. Nothing is taken from a text with a fault in it. */
export const readProgress = (text: string): ReadProgress => {
  if (text.length > longestProgress) return { ok: false, problem: 'too-long', max: longestProgress };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'not-json' };
  }
  try {
    return { ok: true, progress: readAll(value) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, ...error.why };
    throw error;
  }
};
