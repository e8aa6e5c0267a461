import type { TopicId } from '../topics.ts';

/** What the scheduler knows of one thing to remember. Moments are milliseconds since 1970. */
export interface Memory {
  readonly due: number;
  readonly last: number;
  readonly stability: number;
  readonly difficulty: number;
  /** In days. */
  readonly interval: number;
  readonly step: number;
  readonly reviews: number;
  readonly lapses: number;
  /** 1 learning, 2 known, 3 learning again. */
  readonly state: number;
}

export interface TopicProgress {
  /** Right answers to problems about this topic alone. */
  readonly alone: number;
  readonly right: number;
  readonly wrong: number;
  readonly memory: Memory;
}

/** All that practice keeps on a device. */
export interface Progress {
  readonly v: 1;
  readonly topics: Readonly<Partial<Record<TopicId, TopicProgress>>>;
  /** Problems that were answered wrongly, by seed: they come back. */
  readonly missed: Readonly<Record<string, Memory>>;
  /** The last problem of a day that was answered, and how. */
  readonly day: { readonly day: string; readonly isRight: boolean } | null;
}

export const nothingYet: Progress = { v: 1, topics: {}, missed: {}, day: null };

/** More missed problems than this would never be done with. */
export const missedAtMost = 200;

/** So many right answers about a topic alone, and it is mixed with others. */
const aloneUntilMixed = 2;

/** Whether a topic may be mixed with others. */
export const isTaught = (progress: Progress, id: TopicId): boolean =>
  (progress.topics[id]?.alone ?? 0) >= aloneUntilMixed;
