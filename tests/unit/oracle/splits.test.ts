import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAssignments, legalAssignments, need, outcomes, total } from '../../../src/engine/index.ts';
import { type Case, cases, combats, deepFreeze, small } from './arbitraries.ts';
import {
  enemy,
  frontOf,
  keyOf,
  killedBy,
  legalSplits,
  needsOf,
  outcomesOf,
  sides,
  totalOf,
  vectorOf,
} from './oracle.ts';
import { runs } from './runs.ts';
import { expectOrdered, expectSound } from './sound.ts';

describe('the engine against the oracle: what a side has and may do', () => {
  it('E1, E2, E3, E4: the same totals and needs', () => {
    fc.assert(
      fc.property(combats(small), (combat) => {
        deepFreeze(combat);
        for (const side of sides) {
          expect(total(combat, side)).toBe(totalOf(combat, side));
          for (const { id } of combat[enemy(side)].units)
            expect([id, need(combat, id)]).toEqual([id, needsOf(frontOf(combat, side))[id]]);
        }
      }),
      runs(300),
    );
  });

  it('E5 to E12: the same set of legal splits, each once, in an order that can be replayed', () => {
    fc.assert(
      fc.property(cases(), ({ combat, front }: Case) => {
        deepFreeze(combat);
        const listed = [...legalAssignments(combat, front.side)];
        const keys = listed.map((legal) => keyOf(vectorOf(front, legal.amounts)));
        expect(keys.toSorted()).toEqual([...legalSplits(front).keys()].toSorted());
        for (const legal of listed) expectSound(front, legal);
      }),
      runs(250),
    );
  });

  it('the same counts, exact', () => {
    fc.assert(
      fc.property(cases(), ({ combat, front }: Case) => {
        expect(countAssignments(deepFreeze(combat), front.side)).toBe(BigInt(legalSplits(front).size));
      }),
      runs(300),
    );
  });

  it('E14: the same outcomes, with exact counts and legal examples', () => {
    fc.assert(
      fc.property(cases(), ({ combat, front }: Case) => {
        const { count, groups } = outcomes(deepFreeze(combat), front.side);
        const expected = outcomesOf(front, legalSplits(front).values());
        expect(count).toBe(BigInt(expected.size));
        expect(new Map(groups.map((group) => [group.killed.join(' '), Number(group.count)]))).toEqual(
          new Map(expected),
        );
        expect(groups.length).toBe(expected.size);
        expectOrdered(front, groups);
        for (const { killed, example } of groups) {
          expectSound(front, example);
          expect(killedBy(front, vectorOf(front, example.amounts))).toEqual(killed);
        }
      }),
      runs(250),
    );
  });
});
