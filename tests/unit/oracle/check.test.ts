import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssignmentRefusal, AssignmentResult, Choices } from '../../../src/engine/index.ts';
import { assignable, checkAssignment, checkLegality, section } from '../../../src/engine/index.ts';
import { amounts, cases, deepFreeze, picks } from './arbitraries.ts';
import {
  assignmentOf,
  choosers,
  everySplit,
  type Front,
  keyOf,
  legalBeginnings,
  legalSplits,
  nearest,
  refusalsOf,
  type Vector,
  vectorOf,
} from './oracle.ts';
import { runs } from './runs.ts';
import { expectSound } from './sound.ts';

const facts = (refusals: readonly AssignmentRefusal[]) =>
  refusals
    .map(({ rule, units, waiting }) => ({ rule, units, waiting }))
    .toSorted((a, b) => (a.rule < b.rule ? -1 : 1));

const distanceOfFix = (front: Front, given: Vector, result: AssignmentResult): number | undefined => {
  if (result.ok || result.fix === undefined) return undefined;
  const fixed = vectorOf(front, result.fix.amounts);
  return given.reduce((sum, n, i) => sum + Math.abs(n - (fixed[i] as number)), 0);
};

const casesWithPicks = cases().chain((one) =>
  fc.oneof(fc.constant<Choices>({}), picks(one.front)).map((stated) => ({ ...one, stated })),
);

describe('the engine against the oracle: what it says of a split', () => {
  it('every split of the total: accepted when legal; else each reason of the table, and a nearest fix', () => {
    fc.assert(
      fc.property(casesWithPicks, fc.nat(), ({ combat, front, stated }, from) => {
        deepFreeze([combat, stated]);
        const legal = legalSplits(front, stated);
        const all = everySplit(front);
        // Of many, a stretch that starts anywhere.
        const some = all.length > 60 ? [...all, ...all].slice(from % all.length).slice(0, 60) : all;
        for (const split of some) {
          const given = deepFreeze(assignmentOf(front, split));
          const result = checkAssignment(combat, front.side, given, stated);
          expect([given, result.ok]).toEqual([given, legal.has(keyOf(split))]);
          if (result.ok) {
            expect(checkLegality(combat, front.side, given, stated)).toEqual(result);
            expect(result.value.amounts).toEqual(given);
            expectSound(front, result.value);
            for (const id of choosers(front))
              if (Object.hasOwn(stated, id) && Object.hasOwn(result.value.choices, id))
                expect(result.value.choices[id]).toBe(stated[id]);
            continue;
          }
          expect([given, facts(result.refusals)]).toEqual([
            given,
            facts(refusalsOf(front, given, stated) as readonly AssignmentRefusal[]),
          ]);
          for (const refusal of result.refusals) expect(refusal.section).toBe(section(refusal.rule));
          expect(result.fix).toBeDefined();
          if (result.fix === undefined) continue;
          expectSound(front, result.fix);
          expect(legal.has(keyOf(vectorOf(front, result.fix.amounts)))).toBe(true);
          expect([given, distanceOfFix(front, split, result)]).toEqual([
            given,
            nearest(legal.values(), split),
          ]);
        }
      }),
      runs(120),
    );
  });

  it('amounts of any sum: refused with what was given and what had to be; fixed by the nearest, whatever the order of the keys', () => {
    const given = casesWithPicks.chain((one) =>
      fc.record({
        one: fc.constant(one),
        split: amounts(one.front),
        strangers: fc.dictionary(
          fc.constantFrom('nobody', 'another', ...one.combat[one.front.side].units.map((u) => u.id)),
          fc.integer({ min: 1, max: 3 }),
          { maxKeys: 2 },
        ),
        zeros: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(given, ({ one: { combat, front, stated }, split, strangers, zeros }) => {
        const ours = zeros
          ? Object.fromEntries(front.targets.map(({ unit }, i) => [unit.id, split[i] as number]))
          : assignmentOf(front, split);
        const assignment = { ...ours, ...strangers };
        const result = checkAssignment(combat, front.side, assignment, stated);
        const expected = refusalsOf(front, assignment, stated);
        expect(result.ok).toBe(expected.length === 0);
        if (result.ok) return;
        expect(facts(result.refusals)).toEqual(facts(expected as readonly AssignmentRefusal[]));
        const sum = Object.values(assignment).reduce((a, b) => a + b, 0);
        for (const refusal of result.refusals) {
          if (refusal.rule === 'assign-whole-total')
            expect(refusal).toMatchObject({ given: sum, total: front.total });
        }
        const legal = legalSplits(front, stated);
        expect(distanceOfFix(front, split, result)).toBe(nearest(legal.values(), split));
        if (result.fix !== undefined) expectSound(front, result.fix);
        const { fix: _, ...withoutFix } = result;
        expect(checkLegality(combat, front.side, assignment, stated)).toEqual(withoutFix);
        const turned = Object.fromEntries(Object.entries(assignment).toReversed());
        expect(checkAssignment(combat, front.side, turned, stated)).toEqual(result);
      }),
      runs(250),
    );
  });

  it('amounts that are no whole numbers of 0 or more are refused, without a fix', () => {
    const wrong = fc.constantFrom(
      -1,
      -3,
      0.5,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    );
    const given = cases(500).chain((one) => fc.tuple(fc.constant(one), amounts(one.front), fc.nat(), wrong));
    fc.assert(
      fc.property(given, ([{ combat, front }, split, where, value]) => {
        const bent = split.with(where % split.length, value);
        const result = checkAssignment(combat, front.side, assignmentOf(front, bent));
        expect(result.ok).toBe(false);
        if (result.ok) return;
        expect(result.refusals.length).toBeGreaterThan(0);
        expect(result.fix).toBeUndefined();
      }),
      runs(100),
    );
  });

  it('assignable: just as much as can be placed one point after another, else 0 and a rule that forbids it', () => {
    const given = casesWithPicks.chain((one) =>
      fc.tuple(fc.constant(one), fc.array(amounts(one.front), { minLength: 3, maxLength: 3 }), fc.nat()),
    );
    fc.assert(
      fc.property(given, ([{ combat, front, stated }, anything, pick]) => {
        deepFreeze([combat, stated]);
        const beginnings = legalBeginnings(front, stated);
        const stand = [...beginnings].map((key) => key.split(' ').map(Number));
        const reached = Array.from(
          { length: 4 },
          (_, i) => stand[(pick + i * 7919) % stand.length] as Vector,
        );
        for (const soFar of [...reached, ...anything]) {
          const left = front.total - soFar.reduce((a, b) => a + b, 0);
          const allowed = assignable(combat, front.side, deepFreeze(assignmentOf(front, soFar)), stated);
          expect([...allowed.keys()]).toEqual(front.targets.map((t) => t.unit.id));
          front.targets.forEach(({ unit }, at) => {
            const plus = (m: number): Vector => soFar.with(at, (soFar[at] as number) + m);
            let most = 0;
            while (most < left && beginnings.has(keyOf(plus(most + 1)))) most += 1;
            const allowance = allowed.get(unit.id);
            expect([soFar, unit.id, allowance?.most]).toEqual([soFar, unit.id, most]);
            if (allowance === undefined || most > 0 || !('rule' in allowance)) {
              expect(most).toBeGreaterThan(0);
              return;
            }
            expect(allowance.section).toBe(section(allowance.rule));
            if (left <= 0) {
              expect(allowance.rule).toBe('assign-whole-total');
              return;
            }
            // What is begun comes first: of two unfinished units the other one, and one with both keywords before the rest.
            const reasons = refusalsOf(front, assignmentOf(front, plus(1)), stated).map((reason) => {
              if (reason.rule === 'lethal-in-full')
                return { ...reason, waiting: reason.units.filter((id) => id !== unit.id) };
              return reason.rule === 'pick-tank-or-backline' && !reason.units.includes(unit.id)
                ? { ...reason, units: [unit.id], waiting: reason.units }
                : reason;
            });
            const { rule, units, waiting } = allowance;
            expect(reasons).toContainEqual(expect.objectContaining({ rule, units, waiting }));
            // Its own fault is told before that of another.
            if (!units.includes(unit.id))
              for (const reason of reasons) expect(reason.units).not.toContain(unit.id);
          });
        }
      }),
      runs(150),
    );
  });
});
