import { describe, expect, it } from 'vitest';
import { kinds } from '../../../src/practice/kinds.ts';
import { createProblem } from '../../../src/practice/problem.ts';
import {
  asked,
  dayOf,
  largestNumber,
  mixesOf,
  readSeed,
  type Seed,
  startOf,
  writeSeed,
} from '../../../src/practice/seed.ts';
import { kindsOf, mixedAtMost, topic, topicIds } from '../../../src/practice/topics.ts';
import { seedsOf } from './seeds.ts';

const problemOf = (text: string): string => {
  const read = readSeed(text);
  return read.ok ? 'none' : read.problem;
};

describe('seeds', () => {
  it('are read as they are written, and hold nothing but letters, digits, - and _', () => {
    for (const kind of kinds)
      for (const seed of seedsOf(kind, 200)) {
        const text = writeSeed(seed);
        expect(text).toMatch(/^[A-Za-z0-9_-]{1,80}$/);
        expect(readSeed(text)).toEqual({ ok: true, seed });
      }
    const day: Seed = { day: '20261130' };
    expect(writeSeed(day)).toBe('1-daily-20261130');
    expect(readSeed('1-daily-20261130')).toEqual({ ok: true, seed: day });
  });

  it('are the same whatever order their topics stand in', () => {
    expect(readSeed('1-marked_tank-legal-0z')).toEqual({
      ok: true,
      seed: { kind: 'legal', topics: ['tank', 'marked'], number: 35 },
    });
  });

  it.each([
    ['', 'form'],
    ['legal', 'form'],
    ['1-tank-legal', 'form'],
    ['1-tank-legal-1-2', 'form'],
    ['1-tank-legal-é', 'form'],
    [`1-tank-legal-${'0'.repeat(80)}`, 'form'],
    ['2-tank-legal-1', 'version'],
    ['1-dragon-legal-1', 'topic'],
    ['1-constructor-legal-1', 'topic'],
    ['1-lethal_single_tank_backline-legal-1', 'many'],
    ['1-tank-guess-1', 'kind'],
    ['1-tank-toString-1', 'kind'],
    ['1-tank-need-1', 'mix'],
    ['1-tank_tank-legal-1', 'mix'],
    ['1-tank_leftover-legal-1', 'mix'],
    ['1-tank-legal-', 'number'],
    ['1-tank-legal-A', 'number'],
    ['1-tank-legal-zzzzzz', 'number'],
    ['1-tank-legal-zzzzzzz', 'number'],
    ['1-daily-20261131', 'day'],
    ['1-daily-20250101', 'day'],
    ['1-daily-21000101', 'day'],
    ['1-daily-2026113', 'day'],
    ['1-daily-20261130-1', 'form'],
  ])('%j is refused: %s', (text, problem) => expect(problemOf(text)).toBe(problem));

  it('go up to 2^31 - 1', () => {
    expect(readSeed(`1-tank-legal-${largestNumber.toString(36)}`).ok).toBe(true);
    expect(problemOf(`1-tank-legal-${(largestNumber + 1).toString(36)}`)).toBe('number');
  });
});

describe('the problem of a day', () => {
  const day = (i: number): string => dayOf(new Date(Date.UTC(2026, 0, 1 + i)));

  it('starts at midnight UTC', () => {
    expect(dayOf(new Date('2026-11-30T00:00:00Z'))).toBe('20261130');
    expect(dayOf(new Date('2026-11-30T23:59:59+00:00'))).toBe('20261130');
    expect(dayOf(new Date('2026-11-30T23:59:59-02:00'))).toBe('20261201');
    expect(startOf('20261130').toISOString()).toBe('2026-11-30T00:00:00.000Z');
  });

  it('is another one each day, asks every kind in eight days, and mixes topics', () => {
    const days = Array.from({ length: 100 }, (_, i) => createProblem({ day: day(i) }));
    expect(new Set(days.map(({ setup }) => JSON.stringify(setup))).size).toBe(days.length);
    for (let i = 0; i + 8 <= days.length; i++)
      expect(new Set(days.slice(i, i + 8).map(({ kind }) => kind)).size).toBe(8);
    for (const { topics, day: of, seed } of days) {
      expect(topics.length).toBeGreaterThan(1);
      expect(seed).toBe(`1-daily-${of}`);
    }
  });
});

describe('topics', () => {
  it('are mixed by twos and threes, with something to ask', () => {
    for (const kind of kinds) {
      const mixes = mixesOf(kind);
      expect(mixes.length).toBeGreaterThan(0);
      for (const mix of mixes) {
        expect(kindsOf(mix)).toContain(kind);
        expect(kindsOf(mix.toReversed())).toContain(kind);
        expect(mix.length).toBeLessThanOrEqual(mixedAtMost);
      }
    }
    expect(kindsOf([])).toEqual([]);
    expect(kindsOf(['tank', 'tank'])).toEqual([]);
    expect(kindsOf(['lethal', 'single', 'tank', 'backline'])).toEqual([]);
  });

  it('can be asked about alone, each in all its kinds, and each in some mix', () => {
    for (const id of topicIds) expect(kindsOf([id])).toEqual(topic(id).kinds);
    const mixed = new Set(kinds.flatMap((kind) => mixesOf(kind).flat()));
    expect(topicIds.filter((id) => !mixed.has(id))).toEqual([]);
    for (const seed of kinds.flatMap((kind) => [...seedsOf(kind, 40)])) expect(asked(seed)).toBe(seed);
  });
});
