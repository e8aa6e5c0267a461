import { topicIds } from '../topics.ts';
import { type Memory, missedAtMost, type Progress, type TopicProgress } from './types.ts';

const later = <T extends { readonly memory: Memory }>(a: T, b: T): T =>
  b.memory.last > a.memory.last ? b : a;

const ofTopic = (a: TopicProgress | undefined, b: TopicProgress | undefined): TopicProgress | undefined => {
  if (!a || !b) return a ?? b;
  return {
    alone: Math.max(a.alone, b.alone),
    right: Math.max(a.right, b.right),
    wrong: Math.max(a.wrong, b.wrong),
    memory: later(a, b).memory,
  };
};

/**
 * Two devices' progress in one: of each thing what was learnt last, of each number the larger one. Merging the same copy
 * twice changes nothing more.
 */
export const merged = (a: Progress, b: Progress): Progress => {
  const missed = { ...a.missed };
  for (const [seed, memory] of Object.entries(b.missed)) {
    const mine = missed[seed];
    missed[seed] = mine && mine.last >= memory.last ? mine : memory;
  }
  return {
    v: 1,
    topics: Object.fromEntries(
      topicIds.flatMap((id) => {
        const both = ofTopic(a.topics[id], b.topics[id]);
        return both ? [[id, both]] : [];
      }),
    ),
    missed: Object.fromEntries(
      Object.entries(missed)
        .sort(([, x], [, y]) => x.due - y.due)
        .slice(0, missedAtMost),
    ),
    day: !a.day || (b.day && b.day.day > a.day.day) ? (b.day ?? a.day) : a.day,
  };
};
