import { describe, expect, it } from 'vitest';
import { enemyOf, total } from '../../../src/engine/index.ts';
import { mistaken } from '../../../src/practice/mistaken.ts';
import { createProblem } from '../../../src/practice/problem.ts';
import { kindsOf, type TopicId, topicIds } from '../../../src/practice/topics.ts';
import type { Ending, Problem } from '../../../src/practice/types.ts';
import { endings } from '../../../src/practice/types.ts';
import {
  aftermathOf,
  frontOf,
  keyOf,
  legalBeginnings,
  legalSplits,
  needsOf,
  refusalsOf,
  vectorOf,
} from '../oracle/oracle.ts';
import { kinds, problemsOf } from './seeds.ts';

const isLegal = ({ combat, side, ...rest }: Problem): boolean => {
  if (!('amounts' in rest)) throw new Error('no split');
  const front = frontOf(combat, side);
  return legalSplits(front).has(keyOf(vectorOf(front, rest.amounts)));
};

/** What is counted here needs no more. */
const few = 250;

const share = <T>(items: readonly T[], fits: (item: T) => boolean): number =>
  items.filter(fits).length / items.length;

const many = <K extends Problem['kind']>(kind: K, topics: readonly TopicId[], number: number) =>
  Array.from({ length: number }, (_, i) => createProblem({ kind, topics, number: i })) as (Problem & {
    kind: K;
  })[];

describe('problems are worth asking', () => {
  it('about as many splits are legal as not, for every topic by itself', () => {
    for (const id of topicIds.filter((one) => kindsOf([one]).includes('legal'))) {
      const legal = share(many('legal', [id], 100), isLegal);
      expect(legal, id).toBeGreaterThan(0.3);
      expect(legal, id).toBeLessThan(0.7);
    }
    const all = share(problemsOf('legal', few), isLegal);
    expect(all).toBeGreaterThan(0.4);
    expect(all).toBeLessThan(0.6);
  });

  it('combats end in all four ways, none of them seldom', () => {
    const ended = problemsOf('result', few).map(({ combat, splits }): Ending => {
      const { result, recalled } = aftermathOf(combat, splits);
      return result === 'no-result' ? (recalled ? 'both' : 'nobody') : result;
    });
    for (const ending of endings) expect(share(ended, (one) => one === ending)).toBeGreaterThan(0.1);
  });

  it('where a rule is asked about, refused splits are refused by it, or by one beside it', () => {
    for (const [id, rule] of [
      ['single', 'lethal-in-full'],
      ['tank', 'tank-first'],
      ['backline', 'backline-last'],
      ['both', 'pick-tank-or-backline'],
      ['immune', 'exempt-immune'],
    ] as const) {
      const refused = many('rule', [id], 60).map(({ combat, side, amounts }) =>
        refusalsOf(frontOf(combat, side), amounts).map((refusal) => refusal.rule),
      );
      expect(
        share(refused, (rules) => rules.includes(rule)),
        id,
      ).toBeGreaterThan(0.5);
    }
  });

  it('whoever does not know the topic’s rule sees other legal splits', () => {
    for (const kind of ['legal', 'rule', 'next', 'count', 'kill'] as const)
      for (const problem of problemsOf(kind, few)) {
        const splits = (of: Pick<Problem, 'combat'>) =>
          [...legalSplits(frontOf(of.combat, problem.side)).keys()].sort().join('|');
        for (const id of problem.topics) {
          const other = mistaken(problem, id);
          if (other && splits(other) === splits(problem)) expect.fail(`${problem.seed} is not about ${id}`);
        }
      }
  });

  it('boards are small, nobody has lethal damage before, and no split puts everything where it belongs by itself', () => {
    for (const kind of kinds)
      for (const { combat, side, seed } of problemsOf(kind, few)) {
        const units = combat[enemyOf(side)].units.length;
        if (units < 1 || units > 4 || combat[side].units.length > 5) expect.fail(`${seed} is crowded`);
        if (total(combat, side) > 10) expect.fail(`${seed} has much damage`);
        if (Object.values(needsOf(frontOf(combat, side))).includes(0)) expect.fail(`${seed} has a dead unit`);
      }
    for (const kind of ['legal', 'rule', 'kill', 'next'] as const)
      for (const { combat, side, seed } of problemsOf(kind, few))
        if (total(combat, side) < 2) expect.fail(`${seed} has one point`);
  });

  it('next: some units may take the point and some may not, but where all have enough', () => {
    for (const { combat, side, amounts, topics, seed } of problemsOf('next', few)) {
      const front = frontOf(combat, side);
      const legal = legalBeginnings(front);
      const lies = vectorOf(front, amounts);
      const open = lies.filter((n, i) => legal.has(keyOf(lies.with(i, n + 1)))).length;
      if (open === 0 || (open === lies.length && !topics.includes('leftover')))
        expect.fail(`${seed} leaves no choice`);
    }
  });

  it('count: mostly more than one, never more than twelve', () => {
    const counts = problemsOf('count', few).map(
      ({ combat, side }) => legalSplits(frontOf(combat, side)).size,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(12);
    expect(share(counts, (count) => count === 1)).toBeLessThan(0.15);
    expect(new Set(counts).size).toBeGreaterThan(5);
  });
});
