import { easiest } from '../kinds.ts';
import type { Random } from '../random.ts';
import { largestNumber, readSeed, type Seed } from '../seed.ts';
import { inOrder, kindsOf, mixedAtMost, type TopicId, topicIds } from '../topics.ts';
import { isTaught, type Progress } from './types.ts';

const problemAbout = (topics: readonly TopicId[], random: Random, kinds = kindsOf(topics)): Seed => ({
  kind: random.pick(kinds),
  topics,
  number: random.whole(0, largestNumber),
});

/** A problem about a topic that is being taught: of its easiest kind until it was right once, then of the easier ones. */
const lessonOn = (id: TopicId, progress: Progress, random: Random): Seed => {
  const right = progress.topics[id]?.alone ?? 0;
  return problemAbout([id], random, easiest(kindsOf([id]), 1 + 2 * right));
};

/** The topic with one or two others that it can be mixed with, or alone where there are none. */
const mixAround = (focus: TopicId, others: readonly TopicId[], random: Random): readonly TopicId[] => {
  const most = random.whole(2, mixedAtMost);
  let mix: readonly TopicId[] = [focus];
  for (const id of random.shuffled(others.filter((other) => other !== focus)))
    if (mix.length < most && kindsOf([...mix, id]).length > 0) mix = inOrder([...mix, id]);
  return mix;
};

/**
 * The problem to ask next: a missed one whose time has come, else the rule that is being taught, else a taught one whose
 * time has come, else by turns a mix and the next new rule. `last` is the problem that was asked before it.
 */
export const chooseNext = (progress: Progress, now: Date, random: Random, last?: string): Seed => {
  const time = now.getTime();
  const [missed] = Object.entries(progress.missed)
    .filter(([seed, { due }]) => due <= time && seed !== last)
    .sort(([, a], [, b]) => a.due - b.due);
  const again = missed && readSeed(missed[0]);
  if (again?.ok) return again.seed;

  const taught = topicIds.filter((id) => isTaught(progress, id));
  const begun = topicIds.find((id) => progress.topics[id] && !isTaught(progress, id));
  const before = last === undefined ? undefined : readSeed(last);
  const wasMixed = before?.ok === true && 'topics' in before.seed && before.seed.topics.length > 1;
  const dueOf = (id: TopicId): number => progress.topics[id]?.memory.due ?? 0;
  const byDue = taught.toSorted((a, b) => dueOf(a) - dueOf(b));
  const [first] = byDue;
  // A mix between two problems about the new rule keeps the old ones in mind.
  const fresh = topicIds.find((id) => !progress.topics[id]);
  const isDue = first !== undefined && dueOf(first) <= time;
  if (
    first !== undefined &&
    taught.length > 1 &&
    !wasMixed &&
    (isDue || begun === undefined || random.chance(1, 3))
  )
    return problemAbout(mixAround(first, taught, random), random);
  const alone = begun ?? fresh;
  if (alone) return lessonOn(alone, progress, random);
  return problemAbout(mixAround(first ?? 'lethal', taught, random), random);
};
