import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Choices,
  type Combat,
  checkAssignment,
  countAssignments,
  countOutcomes,
  createCombat,
  legalAssignments,
  type OutcomeGroup,
  type Outcomes,
  outcomes,
  total,
  type Unit,
} from '../../../src/engine/index.ts';
import { amounts, combats, deepFreeze, large, largest, picks } from './arbitraries.ts';
import {
  assignmentOf,
  distance,
  type Front,
  frontOf,
  killedBy,
  legalByTable,
  nearest,
  nearestWithLeftover,
  needed,
  outcomesOf,
  refusalsOf,
  sides,
  vectorOf,
  waysToSpread,
} from './oracle.ts';
import { runs } from './runs.ts';
import { expectOrdered } from './sound.ts';

const sized = fc.oneof(
  combats(large),
  combats(largest),
  combats(large, { attackers: [1, 4], defenders: [6, 12] }),
);

/** Beyond 200 groups: the most dead, the fewest dead, and for each unit one where it dies and one where it lives, if there are such. */
const expectTelling = (front: Front, groups: readonly OutcomeGroup[], all: Iterable<string>): void => {
  const every = [...all].map((key) => key.split(' ').filter((id) => id !== ''));
  const sizes = every.map((dead) => dead.length);
  const shown = groups.map(({ killed }) => killed);
  const shownSizes = shown.map((dead) => dead.length);
  expect(Math.max(...shownSizes)).toBe(Math.max(...sizes));
  expect(Math.min(...shownSizes)).toBe(Math.min(...sizes));
  for (const { unit } of front.targets) {
    for (const dies of [true, false]) {
      const possible = every.some((dead) => dead.includes(unit.id) === dies);
      expect([unit.id, dies, shown.some((dead) => dead.includes(unit.id) === dies)]).toEqual([
        unit.id,
        dies,
        possible,
      ]);
    }
  }
};

/** Boards of any numbers on which the units, not the points, can be exhausted. */
const divisible = fc
  .tuple(
    fc.oneof(
      combats(large, { attackers: [1, 4], defenders: [1, 10] }),
      combats(large, { attackers: [1, 10], defenders: [1, 4] }),
      combats(largest, { attackers: [1, 6], defenders: [1, 8] }),
    ),
    fc.constantFrom(...sides),
  )
  .map(([combat, side]) => ({ combat, front: frontOf(combat, side) }))
  .chain((one) =>
    fc.record({
      one: fc.constant(one),
      stated: fc.oneof(fc.constant<Choices>({}), picks(one.front)),
      given: amounts(one.front),
      pick: fc.nat(),
      moves: fc.array(fc.record({ at: fc.nat(), by: fc.integer({ min: -4, max: 4 }) }), { maxLength: 4 }),
    }),
  );

/** Many units and damage for some of them: hundreds of outcomes. */
const crowded = fc
  .record({
    combat: combats({ ...large, might: 4 }, { attackers: [1, 1], defenders: [9, 10] }),
    less: fc.integer({ min: 1, max: 3 }),
    more: fc.integer({ min: 0, max: 5 }),
    share: fc.integer({ min: 2, max: 8 }),
    plain: fc.boolean(),
  })
  .map(({ combat, less, more, share, plain }): Combat => {
    const units = combat.defender.units.map((unit, i) => ({
      ...unit,
      might: less + ((i * 5 + unit.might) % (more + 1)),
      ...(plain ? { immune: false, tank: false, backline: false, replacements: [], marked: 0 } : {}),
    }));
    const enough = units.reduce((sum, { might }) => sum + might, 0);
    const [first] = combat.attacker.units as [Unit];
    const attacker = {
      ...first,
      might: Math.ceil((enough * share) / 9),
      mightChange: 0,
      assault: 0,
      stunned: false,
      dealsNoCombatDamage: false,
    };
    return {
      v: 1,
      attacker: { ...combat.attacker, units: [attacker] },
      defender: { ...combat.defender, units },
    };
  });

const checkOutcomes = (front: Front, found: Outcomes, expected: ReadonlyMap<string, number>): void => {
  expect(found.count).toBe(BigInt(expected.size));
  for (const group of found.groups)
    expect([group.killed, Number(group.count)]).toEqual([group.killed, expected.get(group.killed.join(' '))]);
  expect(new Set(found.groups.map((group) => group.killed.join(' '))).size).toBe(found.groups.length);
  expectOrdered(front, found.groups);
  if (found.count > 200n) expectTelling(front, found.groups, expected.keys());
  else expect(found.groups.length).toBe(expected.size);
};

describe('boards beyond the oracle', () => {
  it('counts, outcomes and nearest fixes of whatever Might, by dividing needs instead of points', () => {
    fc.assert(
      fc.property(divisible, ({ one: { combat, front }, stated, given, pick, moves }) => {
        deepFreeze([combat, stated]);
        const count = countAssignments(combat, front.side);
        const leftover = front.total - needed(front);
        const legal = leftover > 0 ? [] : legalByTable(front, stated);
        const start = legal[pick % legal.length] ?? given;
        const moved = start.map((n, i) =>
          moves.reduce((sum, { at, by }) => (at % start.length === i ? Math.max(0, sum + by) : sum), n),
        );
        for (const split of [given, moved]) {
          const assignment = assignmentOf(front, split);
          const result = checkAssignment(combat, front.side, assignment, stated);
          expect(result.ok).toBe(refusalsOf(front, assignment, stated).length === 0);
          if (result.ok) continue;
          const fixed = result.fix && vectorOf(front, result.fix.amounts);
          expect(fixed && distance(fixed, split)).toBe(
            leftover > 0 ? nearestWithLeftover(front, split) : nearest(legal, split),
          );
        }
        if (leftover > 0) {
          expect(count).toBe(waysToSpread(leftover, front.targets.length));
          expect(outcomes(combat, front.side).count).toBe(1n);
          return;
        }
        const all = legalByTable(front);
        expect(count).toBe(BigInt(all.length));
        checkOutcomes(front, outcomes(combat, front.side), outcomesOf(front, all));
      }),
      runs(60),
    );
  });

  it('hundreds of outcomes: the exact number, and the telling ones, each once', () => {
    fc.assert(
      fc.property(crowded, (combat) => {
        const front = frontOf(combat, 'attacker');
        fc.pre(front.total <= needed(front));
        const legal = legalByTable(front);
        expect(countAssignments(combat, 'attacker')).toBe(BigInt(legal.length));
        expect(countOutcomes(combat, 'attacker')).toBe(outcomes(combat, 'attacker').count);
        checkOutcomes(front, outcomes(combat, 'attacker'), outcomesOf(front, legal));
      }),
      runs(40),
    );
  });

  it('four damage on ten units of 1: the most and the fewest dead are the same, and listed once', () => {
    const made = createCombat({
      v: 1,
      attacker: { units: [{ id: 'A', might: 4 }] },
      defender: { units: Array.from({ length: 10 }, (_, i) => ({ id: `d${i}`, might: 1 })) },
    });
    if (!made.ok) throw new Error('refused');
    const front = frontOf(made.value, 'attacker');
    const found = outcomes(made.value, 'attacker');
    expect(found.count).toBe(210n);
    checkOutcomes(front, found, outcomesOf(front, legalByTable(front)));
  });

  it('the groups of all outcomes add up to the count; their examples are legal and kill whom they say', () => {
    fc.assert(
      fc.property(sized, fc.constantFrom(...sides), (combat, side) => {
        deepFreeze(combat);
        const front = frontOf(combat, side);
        const count = countAssignments(combat, side);
        expect(count).toBeGreaterThan(0n);
        const found = outcomes(combat, side);
        const sum = found.groups.reduce((n, group) => n + group.count, 0n);
        if (found.count <= 200n) {
          expect(BigInt(found.groups.length)).toBe(found.count);
          expect(sum).toBe(count);
        } else {
          expect(sum).toBeLessThanOrEqual(count);
          expect(BigInt(found.groups.length)).toBeLessThan(found.count);
        }
        expect(new Set(found.groups.map((g) => g.killed.join(' '))).size).toBe(found.groups.length);
        for (const { killed, example, count: size } of found.groups) {
          expect(size).toBeGreaterThan(0n);
          expect(refusalsOf(front, example.amounts, example.choices)).toEqual([]);
          expect(killedBy(front, vectorOf(front, example.amounts))).toEqual(killed);
        }
      }),
      runs(60),
    );
  });

  it('the first splits of the list are legal and different; a short list is as long as the count', () => {
    fc.assert(
      fc.property(sized, fc.constantFrom(...sides), (combat, side) => {
        const front = frontOf(combat, side);
        const count = countAssignments(deepFreeze(combat), side);
        const seen = new Set<string>();
        const killed = new Map<string, bigint>();
        let cut = false;
        for (const legal of legalAssignments(combat, side)) {
          if (seen.size === 300) {
            cut = true;
            break;
          }
          const vector = vectorOf(front, legal.amounts);
          seen.add(vector.join(' '));
          expect(refusalsOf(front, legal.amounts, legal.choices)).toEqual([]);
          const dead = killedBy(front, vector).join(' ');
          killed.set(dead, (killed.get(dead) ?? 0n) + 1n);
        }
        if (cut) {
          expect(count).toBeGreaterThan(300n);
          return;
        }
        expect(BigInt(seen.size)).toBe(count);
        const found = outcomes(combat, side);
        expect(found.count).toBe(BigInt(killed.size));
        for (const group of found.groups)
          expect([group.killed, group.count]).toEqual([group.killed, killed.get(group.killed.join(' '))]);
      }),
      runs(60),
    );
  });

  it('a fix is legal, and what is legal is not moved', () => {
    const given = fc.tuple(sized, fc.constantFrom(...sides)).chain(([combat, side]) => {
      const front = frontOf(combat, side);
      const share = Math.ceil((2 * front.total) / front.targets.length);
      return fc.record({
        combat: fc.constant(combat),
        front: fc.constant(front),
        split: fc.array(fc.oneof(fc.constant(0), fc.nat({ max: share + 1 })), {
          minLength: front.targets.length,
          maxLength: front.targets.length,
        }),
      });
    });
    fc.assert(
      fc.property(given, ({ combat, front, split }) => {
        const assignment = Object.fromEntries(front.targets.map((t, i) => [t.unit.id, split[i] as number]));
        const result = checkAssignment(deepFreeze(combat), front.side, assignment);
        expect(result.ok).toBe(refusalsOf(front, assignment).length === 0);
        if (result.ok) return;
        expect(result.refusals.map((r) => r.rule).toSorted()).toEqual(
          refusalsOf(front, assignment)
            .map((r) => r.rule)
            .toSorted(),
        );
        expect(result.fix).toBeDefined();
        if (result.fix === undefined) return;
        expect(refusalsOf(front, result.fix.amounts, result.fix.choices)).toEqual([]);
        const again = checkAssignment(combat, front.side, result.fix.amounts, result.fix.choices);
        expect(again).toEqual({ ok: true, value: result.fix });
        // No nearer than what the first legal splits show to be possible.
        const far = (amounts: Readonly<Record<string, number>>): number =>
          vectorOf(front, amounts).reduce((sum, n, i) => sum + Math.abs(n - (split[i] as number)), 0);
        let tried = 0;
        for (const legal of legalAssignments(combat, front.side)) {
          expect(far(result.fix.amounts)).toBeLessThanOrEqual(far(legal.amounts));
          tried += 1;
          if (tried === 100) break;
        }
        for (const { example } of outcomes(combat, front.side).groups)
          expect(far(result.fix.amounts)).toBeLessThanOrEqual(far(example.amounts));
        expect(total(combat, front.side)).toBe(
          Object.values(result.fix.amounts).reduce((sum, n) => sum + n, 0),
        );
      }),
      runs(60),
    );
  });
});
