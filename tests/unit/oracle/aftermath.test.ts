import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Combat,
  checkAssignment,
  ledger,
  resolve,
  type SideName,
  type Step,
} from '../../../src/engine/index.ts';
import { cases, combats, deepFreeze, small } from './arbitraries.ts';
import {
  adds,
  aftermathOf,
  assignmentOf,
  frontOf,
  legalSplits,
  pass,
  sides,
  type Vector,
  vectorOf,
} from './oracle.ts';
import { runs } from './runs.ts';

const legalFor = (combat: Combat, side: SideName, pick: number) => {
  const front = frontOf(combat, side);
  const all = [...legalSplits(front).values()];
  const split = all[pick % all.length] as Vector;
  const result = checkAssignment(combat, side, assignmentOf(front, split));
  if (!result.ok) throw new Error(`refused: ${split.join(' ')}`);
  return result.value;
};

const only = <K extends Step['kind']>(steps: readonly Step[], kind: K) =>
  steps.filter((step): step is Extract<Step, { kind: K }> => step.kind === kind);

describe('the engine against the oracle: what damage does', () => {
  it('E3: the ledger is what counters do on their way past the replacements', () => {
    fc.assert(
      fc.property(combats(small), fc.nat({ max: 15 }), (combat, raw) => {
        for (const side of sides) {
          for (const unit of combat[side].units) {
            const expected = pass(unit, raw);
            const got = ledger(deepFreeze(combat), unit.id, raw);
            expect(got.raw).toBe(raw);
            expect(got.dealt).toBe(expected.dealt);
            if (unit.immune) continue;
            expect(got.adjusted).toBe(expected.adjusted);
            expect(got.entries.map((e) => e.replacement)).toEqual(unit.replacements);
            expect(got.entries.map((e) => e.left)).toEqual(expected.left);
            expect([raw, ...got.entries.map((e) => e.after)]).toEqual([
              ...got.entries.map((e) => e.before),
              got.adjusted,
            ]);
          }
        }
      }),
      runs(200),
    );
  });

  it('E13, E14: dealt, killed, healed, recalled and the result; nobody is both killed and healed', () => {
    fc.assert(
      fc.property(cases(1500), fc.nat(), fc.nat(), ({ combat }, one, other) => {
        deepFreeze(combat);
        const split = {
          attacker: legalFor(combat, 'attacker', one),
          defender: legalFor(combat, 'defender', other),
        };
        const after = resolve(combat, deepFreeze(split));
        const expected = aftermathOf(combat, {
          attacker: split.attacker.amounts,
          defender: split.defender.amounts,
        });
        const { steps, ...rest } = after;
        expect(rest).toEqual(expected);
        expect(Object.keys(after.dealt)).toEqual(
          [...combat.attacker.units, ...combat.defender.units].map((u) => u.id),
        );
        expect(after.killed.filter((id) => after.healed.includes(id))).toEqual([]);
        expect(only(steps, 'result').map((step) => step.result)).toEqual([expected.result]);
      }),
      runs(250),
    );
  });

  it('the steps tell the same story, number by number', () => {
    fc.assert(
      fc.property(cases(1500), fc.nat(), fc.nat(), ({ combat }, one, other) => {
        const split = {
          attacker: legalFor(combat, 'attacker', one),
          defender: legalFor(combat, 'defender', other),
        };
        const { steps, dealt, killed, healed, recalled } = resolve(combat, split);
        for (const side of sides) {
          const front = frontOf(combat, side);
          const mine = steps.filter((step) => 'side' in step && step.side === side);
          const [sum] = only(mine, 'add-up');
          expect(sum?.total).toBe(front.total);
          expect(sum?.units.map(({ id, adds }) => [id, adds])).toEqual(
            combat[side].units.map((unit) => [unit.id, adds(unit, side)]),
          );
          expect(only(mine, 'assign-nothing').length).toBe(front.total === 0 ? 1 : 0);
          let left = front.total;
          const soFar = new Map<string, number>();
          for (const step of only(mine, 'assign')) {
            const target = front.targets.find((t) => t.unit.id === step.unit);
            if (target === undefined) throw new Error(`a step names ${step.unit}`);
            left -= step.raw;
            expect(step.left).toBe(left);
            expect(step.need).toBe(target.need);
            const had = soFar.get(step.unit) ?? 0;
            const has = had + step.raw;
            soFar.set(step.unit, has);
            expect(step.done).toBe(typeof step.need === 'number' && has >= step.need);
            const capped = step.need === 'exempt' ? 0 : step.need === 'never' ? has : step.need;
            expect(step.leftover).toBe(Math.max(0, has - capped) - Math.max(0, had - capped));
            // All damage to a unit is one event, so its ledger is that of all it has been given.
            expect(step.ledger).toEqual(ledger(combat, step.unit, has));
          }
          expect(left).toBe(0);
          expect(Object.fromEntries(soFar)).toEqual({ ...split[side].amounts });
          expect([...soFar.keys()]).toEqual(split[side].order);
          expect(vectorOf(front, Object.fromEntries(soFar)).reduce((a, b) => a + b, 0)).toBe(front.total);
        }
        expect(only(steps, 'deal').map((step) => step.dealt)).toEqual([dealt]);
        expect(
          only(steps, 'kill')
            .flatMap((step) => [...step.units])
            .toSorted(),
        ).toEqual(killed);
        expect(
          only(steps, 'heal')
            .flatMap((step) => [...step.units])
            .toSorted(),
        ).toEqual(healed);
        expect(only(steps, 'recall').length).toBe(recalled ? 1 : 0);
        const kinds = steps.map((step) => step.kind);
        const assigning = ['add-up', 'assign-nothing', 'choose', 'assign', 'replace'];
        expect(kinds.findLastIndex((kind) => assigning.includes(kind))).toBeLessThan(kinds.indexOf('deal'));
        expect(kinds.at(-1)).toBe('result');
      }),
      runs(150),
    );
  });
});
