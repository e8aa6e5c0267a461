import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import { topicIds } from '../topics.ts';
import type { Problem } from '../types.ts';
import { type Memory, missedAtMost, type Progress } from './types.ts';

const scheduler = fsrs({ enable_fuzz: false });

/** A missed problem that was right again after so many days is not asked again. */
const doneAfterDays = 21;

const toCard = (memory: Memory): Card => ({
  due: new Date(memory.due),
  last_review: new Date(memory.last),
  stability: memory.stability,
  difficulty: memory.difficulty,
  elapsed_days: 0,
  scheduled_days: memory.interval,
  learning_steps: memory.step,
  reps: memory.reviews,
  lapses: memory.lapses,
  state: memory.state,
});

const next = (memory: Memory | undefined, isRight: boolean, now: Date): Memory => {
  const grade: Grade = isRight ? Rating.Good : Rating.Again;
  const { card } = scheduler.next(memory ? toCard(memory) : createEmptyCard(now), now, grade);
  return {
    due: card.due.getTime(),
    last: now.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    interval: card.scheduled_days,
    step: card.learning_steps,
    reviews: card.reps,
    lapses: card.lapses,
    state: card.state,
  };
};

/** Those that are due first, as many as are kept. */
const soonest = (missed: Readonly<Record<string, Memory>>): Record<string, Memory> =>
  Object.fromEntries(
    Object.entries(missed)
      .sort(([, a], [, b]) => a.due - b.due)
      .slice(0, missedAtMost),
  );

/** The progress after an answer: every topic of the problem is scheduled anew, and a missed problem will come back. */
export const withAnswer = (
  progress: Progress,
  problem: Pick<Problem, 'seed' | 'topics' | 'day'>,
  isRight: boolean,
  now: Date,
): Progress => {
  const topics = { ...progress.topics };
  for (const id of problem.topics) {
    const { alone = 0, right = 0, wrong = 0, memory } = topics[id] ?? {};
    topics[id] = {
      alone: alone + (isRight && problem.topics.length === 1 ? 1 : 0),
      right: right + (isRight ? 1 : 0),
      wrong: wrong + (isRight ? 0 : 1),
      memory: next(memory, isRight, now),
    };
  }
  const { [problem.seed]: before, ...others } = progress.missed;
  const memory = !isRight || before ? next(before, isRight, now) : null;
  const isDone = memory === null || (isRight && memory.interval >= doneAfterDays);
  // The problem of an earlier day may come back; what is told is how the newest went.
  const day =
    problem.day === undefined || (progress.day && progress.day.day > problem.day)
      ? progress.day
      : { day: problem.day, isRight };
  return {
    ...progress,
    topics: Object.fromEntries(topicIds.flatMap((id) => (topics[id] ? [[id, topics[id]]] : []))),
    missed: isDone ? others : soonest({ ...others, [problem.seed]: memory }),
    day,
  };
};
