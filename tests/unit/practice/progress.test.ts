import { describe, expect, it } from 'vitest';
import { chooseNext } from '../../../src/practice/progress/choose.ts';
import { merged } from '../../../src/practice/progress/merge.ts';
import { longestProgress, readProgress } from '../../../src/practice/progress/read.ts';
import { withAnswer } from '../../../src/practice/progress/record.ts';
import { isTaught, missedAtMost, nothingYet, type Progress } from '../../../src/practice/progress/types.ts';
import { createRandom } from '../../../src/practice/random.ts';
import { asked, readSeed, type Seed, writeSeed } from '../../../src/practice/seed.ts';
import { type TopicId, topicIds } from '../../../src/practice/topics.ts';

const start = new Date('2026-11-30T12:00:00Z');
const later = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);
const days = 24 * 60;

const about = (topics: readonly TopicId[], number = 1) => ({
  seed: `1-${topics.join('_')}-legal-${number.toString(36)}`,
  topics,
});

/** Right answers, one a minute. */
const afterRight = (topics: readonly (readonly TopicId[])[], from: Progress = nothingYet): Progress =>
  topics.reduce((progress, ids, i) => withAnswer(progress, about(ids, i), true, later(i)), from);

describe('an answer', () => {
  it('that is right counts for its topics, and alone only for a topic alone', () => {
    const progress = afterRight([['tank'], ['tank', 'marked']]);
    expect(progress.topics.tank).toMatchObject({ alone: 1, right: 2, wrong: 0 });
    expect(progress.topics.marked).toMatchObject({ alone: 0, right: 1, wrong: 0 });
    expect(progress.missed).toEqual({});
    expect(isTaught(progress, 'tank')).toBe(false);
    expect(isTaught(afterRight([['tank'], ['tank']]), 'tank')).toBe(true);
  });

  it('that is wrong brings the problem back within minutes, and a right one later and later until it is done with', () => {
    const problem = about(['tank'], 9);
    let now = 0;
    let progress = withAnswer(nothingYet, problem, false, later(now));
    const due = () => progress.missed[problem.seed]?.due;
    expect(due()).toBeLessThanOrEqual(later(10).getTime());
    let waits = 0;
    for (let times = 0; times < 12 && due() !== undefined; times++) {
      const wait = ((due() ?? 0) - later(now).getTime()) / 60_000;
      expect(wait).toBeGreaterThanOrEqual(waits * 0.99);
      waits = wait;
      now += wait;
      progress = withAnswer(progress, problem, true, later(now));
    }
    expect(due()).toBeUndefined();
    // Not before some weeks have gone by.
    expect(now).toBeGreaterThan(7 * days);
    expect(progress.topics.tank).toMatchObject({ wrong: 1 });
  });

  it('to the problem of a day is kept with its day', () => {
    const day = { ...about(['tank', 'marked']), seed: '1-daily-20261130', day: '20261130' };
    expect(withAnswer(nothingYet, day, true, start).day).toEqual({ day: '20261130', isRight: true });
    const wrong = withAnswer(nothingYet, day, false, start);
    expect(wrong.day).toEqual({ day: '20261130', isRight: false });
    expect(Object.keys(wrong.missed)).toEqual(['1-daily-20261130']);
    // One of an earlier day, missed then or come by its link, does not take its place.
    const before = { ...day, seed: '1-daily-20261129', day: '20261129' };
    expect(withAnswer(wrong, before, true, start).day).toEqual({ day: '20261130', isRight: false });
  });

  it('leaves what was there as it was', () => {
    const before = afterRight([['tank']]);
    const copy = structuredClone(before);
    withAnswer(before, about(['tank']), false, start);
    expect(before).toEqual(copy);
  });

  it('keeps the missed problems that come back first, and no more than there is room for', () => {
    let progress: Progress = nothingYet;
    for (let i = 0; i <= missedAtMost; i++)
      progress = withAnswer(progress, about(['tank'], i), false, later(i));
    expect(Object.keys(progress.missed)).toHaveLength(missedAtMost);
    expect(readProgress(JSON.stringify(progress)).ok).toBe(true);
  });
});

describe('what is asked next', () => {
  const seeds = (progress: Progress, now: Date, last?: string): readonly Seed[] =>
    Array.from({ length: 60 }, (_, i) => chooseNext(progress, now, createRandom(String(i)), last));
  const topicsOf = (all: readonly Seed[]): readonly string[] => [
    ...new Set(all.map((seed) => asked(seed).topics.join('+'))),
  ];

  it('is at first the first rule, alone', () =>
    expect(topicsOf(seeds(nothingYet, start))).toEqual(['lethal']));

  it('is the same rule, alone, until it was right twice; then the next one', () => {
    expect(topicsOf(seeds(afterRight([['lethal']]), start))).toEqual(['lethal']);
    expect(topicsOf(seeds(afterRight([['lethal'], ['lethal']]), start))).toEqual(['single']);
  });

  it('is an easy problem at first, and none to count before the rule is known', () => {
    const kindsAsked = (progress: Progress, now: Date) =>
      new Set(seeds(progress, now).map((seed) => asked(seed).kind));
    expect(kindsAsked(nothingYet, start)).toEqual(new Set(['legal']));
    expect(kindsAsked(afterRight([['lethal']]), start)).toEqual(new Set(['legal', 'rule', 'kill']));
    const known = afterRight(['lethal', 'single'].flatMap((id) => [[id], [id]] as [TopicId][]));
    expect(kindsAsked(known, later(10))).toContain('count');
  });

  it('mixes taught rules only', () => {
    const taught: readonly TopicId[] = ['lethal', 'single', 'tank'];
    const progress = afterRight(taught.flatMap((id) => [[id], [id]]));
    const all = seeds(progress, later(10), '1-tank-legal-1');
    const mixes = all.map((seed) => asked(seed).topics).filter(({ length }) => length > 1);
    expect(mixes.length).toBeGreaterThan(0);
    expect(mixes.flat().filter((id) => !taught.includes(id))).toEqual([]);
    // Between two mixes comes the next new rule.
    expect(topicsOf(seeds(progress, later(6), '1-lethal_tank-legal-1'))).toEqual(['backline']);
  });

  it('is a missed problem when its time has come, but not twice in a row', () => {
    const problem = about(['lethal'], 5);
    const progress = withAnswer(nothingYet, problem, false, start);
    const soon = later(30);
    expect(new Set(seeds(progress, soon).map(writeSeed))).toEqual(new Set([problem.seed]));
    expect(seeds(progress, soon, problem.seed).map(writeSeed)).not.toContain(problem.seed);
    expect(seeds(progress, start).map(writeSeed)).not.toContain(problem.seed);
  });

  it('goes on for ever, whatever was answered, and teaches every rule to somebody who is always right', () => {
    for (const rightOf of [1, 2, 3]) {
      let progress: Progress = nothingYet;
      let last: string | undefined;
      const random = createRandom(`walk ${rightOf}`);
      const alone = new Map<TopicId, number>();
      for (let i = 0; i < 400; i++) {
        const seed = chooseNext(progress, later(i), random, last);
        last = writeSeed(seed);
        expect(readSeed(last).ok).toBe(true);
        const { topics } = asked(seed);
        const isRight = random.chance(1, rightOf);
        for (const id of topics)
          if (topics.length > 1) expect(alone.get(id), `${id} in ${last}`).toBeGreaterThanOrEqual(2);
          else if (isRight) alone.set(id, (alone.get(id) ?? 0) + 1);
        progress = withAnswer(progress, { seed: last, topics }, isRight, later(i));
      }
      if (rightOf === 1) expect(topicIds.filter((id) => !isTaught(progress, id))).toEqual([]);
    }
  });
});

describe('progress', () => {
  const some = withAnswer(afterRight([['tank'], ['marked', 'tank']]), about(['single'], 3), false, later(2));
  const withChange = (change: (copy: Record<string, unknown>) => void): string => {
    const copy = structuredClone(some) as unknown as Record<string, unknown>;
    change(copy);
    return JSON.stringify(copy);
  };
  const memory = { ...some.topics.tank?.memory };

  it('is read as it is written', () => {
    for (const progress of [nothingYet, some])
      expect(readProgress(JSON.stringify(progress))).toEqual({ ok: true, progress });
  });

  it.each([
    ['', { problem: 'not-json' }],
    ['{', { problem: 'not-json' }],
    ['x'.repeat(longestProgress + 1), { problem: 'too-long', max: longestProgress }],
    ['null', { problem: 'wrong-type', field: '' }],
    ['[]', { problem: 'wrong-type', field: '' }],
    ['{}', { problem: 'version', version: 'undefined', known: 1 }],
    [withChange((p) => (p['v'] = 2)), { problem: 'version', version: '2', known: 1 }],
    [withChange((p) => (p['more'] = 1)), { problem: 'unknown-key', field: '/more' }],
    [withChange((p) => delete p['topics']), { problem: 'wrong-type', field: '/topics' }],
    [withChange((p) => (p['topics'] = { dragon: {} })), { problem: 'unknown-key', field: '/topics/dragon' }],
    [withChange((p) => (p['topics'] = { tank: 1 })), { problem: 'wrong-type', field: '/topics/tank' }],
    [
      withChange((p) => (p['topics'] = { tank: { alone: -1, right: 0, wrong: 0, memory } })),
      { problem: 'out-of-range', field: '/topics/tank/alone', min: 0, max: 1_000_000 },
    ],
    [
      withChange((p) => (p['topics'] = { tank: { alone: 0.5, right: 0, wrong: 0, memory } })),
      { problem: 'wrong-type', field: '/topics/tank/alone' },
    ],
    [
      withChange((p) => (p['missed'] = { '1-tank-legal-1': { ...memory, state: 0 } })),
      { problem: 'out-of-range', field: '/missed/1-tank-legal-1/state', min: 1, max: 3 },
    ],
    [
      withChange((p) => (p['missed'] = { '1-tank-legal-1': { ...memory, due: '2026' } })),
      { problem: 'wrong-type', field: '/missed/1-tank-legal-1/due' },
    ],
    [
      withChange((p) => (p['missed'] = { 'no-seed': memory })),
      { problem: 'unknown-key', field: '/missed/no-seed' },
    ],
    [
      withChange(
        (p) =>
          (p['missed'] = Object.fromEntries(
            Array.from({ length: missedAtMost + 1 }, (_, i) => [`1-tank-legal-${i.toString(36)}`, memory]),
          )),
      ),
      { problem: 'too-many', field: '/missed', max: missedAtMost },
    ],
    [
      withChange((p) => (p['day'] = { day: 'today', isRight: true })),
      { problem: 'wrong-type', field: '/day/day' },
    ],
    [
      withChange((p) => (p['day'] = { day: '20261130', isRight: 1 })),
      { problem: 'wrong-type', field: '/day/isRight' },
    ],
    ['{"__proto__":{"v":1},"v":1}', { problem: 'unknown-key', field: '/__proto__' }],
  ])('%# is refused', (text, why) => expect(readProgress(text)).toEqual({ ok: false, ...why }));

  it('of two devices goes together without loss, in either order, and once is enough', () => {
    const one = afterRight([['tank'], ['tank'], ['single']]);
    const other = withAnswer(afterRight([['tank'], ['backline']]), about(['single'], 4), false, later(99));
    const both = merged(one, other);
    expect(merged(other, one)).toEqual(both);
    expect(merged(both, other)).toEqual(both);
    expect(merged(nothingYet, one)).toEqual(one);
    expect(Object.keys(both.topics)).toEqual(['single', 'tank', 'backline']);
    expect(both.topics.tank).toMatchObject({ alone: 2, right: 2 });
    expect(both.topics.single?.memory).toEqual(other.topics.single?.memory);
    expect(both.missed).toEqual(other.missed);
    expect(readProgress(JSON.stringify(both))).toEqual({ ok: true, progress: both });
  });
});
