import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AssignmentResult,
  assignable,
  type Combat,
  checkAssignment,
  countAssignments,
  legalAssignments,
  need,
  outcomes,
  resolve,
  type Side,
  type SideName,
  total,
  type Unit,
} from '../../../src/engine/index.ts';
import { amounts, cases, combats, deepFreeze, large, small } from './arbitraries.ts';
import { distance, enemy, type Front, frontOf, sides, vectorOf } from './oracle.ts';
import { runs } from './runs.ts';

const withUnits = (
  combat: Combat,
  change: (units: readonly Unit[], side: SideName) => readonly Unit[],
): Combat => ({
  v: 1,
  attacker: { ...combat.attacker, units: change(combat.attacker.units, 'attacker') },
  defender: { ...combat.defender, units: change(combat.defender.units, 'defender') },
});

const rekey = <T>(map: Readonly<Record<string, T>>, name: (id: string) => string): Record<string, T> =>
  Object.fromEntries(Object.entries(map).map(([id, value]) => [name(id), value]));

/** The same answer in other names. */
const renamed = (result: AssignmentResult, name: (id: string) => string): unknown => {
  const legal = (value: { amounts: object; choices: object; order: readonly string[] }) => ({
    ...value,
    amounts: rekey(value.amounts as Record<string, number>, name),
    choices: rekey(value.choices as Record<string, string>, name),
    order: value.order.map(name),
  });
  if (result.ok) return { ok: true, value: legal(result.value) };
  return {
    ok: false,
    refusals: result.refusals.map((r) => ({ ...r, units: r.units.map(name), waiting: r.waiting.map(name) })),
    ...(result.fix === undefined ? {} : { fix: legal(result.fix) }),
  };
};

const withSplit = cases().chain((one) => fc.record({ one: fc.constant(one), split: amounts(one.front) }));

const given = (front: Front, split: readonly number[], name: (id: string) => string = (id) => id) =>
  Object.fromEntries(front.targets.map((t, i) => [name(t.unit.id), split[i] as number]));

describe('what must not make a difference', () => {
  it('other names change nothing but the names, fixes and orders included', () => {
    fc.assert(
      fc.property(withSplit, ({ one: { combat, front }, split }) => {
        const all = [...combat.attacker.units, ...combat.defender.units];
        // Reversed in sorting order, so that nothing can lean on it.
        const names = new Map(
          all
            .map(({ id }) => id)
            .toSorted()
            .map((id, i) => [id, `n${99 - i}`]),
        );
        const name = (id: string): string => names.get(id) ?? id;
        const twin = withUnits(combat, (units) => units.map((unit) => ({ ...unit, id: name(unit.id) })));
        const { side } = front;
        expect(total(twin, side)).toBe(total(combat, side));
        for (const { id } of all) expect(need(twin, name(id))).toBe(need(combat, id));
        expect(countAssignments(twin, side)).toBe(countAssignments(combat, side));
        expect(checkAssignment(twin, side, given(front, split, name))).toEqual(
          renamed(checkAssignment(combat, side, given(front, split)), name),
        );
        expect(outcomes(twin, side).groups.map((g) => [g.killed, g.count])).toEqual(
          outcomes(combat, side).groups.map((g) => [g.killed.map(name), g.count]),
        );
        const left = [...legalAssignments(combat, side)].map((a) => rekey(a.amounts, name));
        expect([...legalAssignments(twin, side)].map((a) => a.amounts)).toEqual(left);
      }),
      runs(100),
    );
  });

  it('another order of the units changes no need, count, outcome, verdict or distance of a fix', () => {
    const shuffled = withSplit.chain(({ one, split }) => {
      const keys = fc.array(fc.nat(), { minLength: 10, maxLength: 10 });
      return fc.record({ one: fc.constant(one), split: fc.constant(split), keys });
    });
    fc.assert(
      fc.property(shuffled, ({ one: { combat, front }, split, keys }) => {
        const shuffle = (units: readonly Unit[]): readonly Unit[] =>
          units
            .map((unit, i) => ({ unit, key: keys[i] as number }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ unit }) => unit);
        const twin = withUnits(combat, shuffle);
        const { side } = front;
        const assignment = given(front, split);
        for (const { id } of twin[enemy(side)].units) expect(need(twin, id)).toBe(need(combat, id));
        expect(countAssignments(twin, side)).toBe(countAssignments(combat, side));
        const groups = (c: Combat) =>
          outcomes(c, side)
            .groups.map((g) => `${g.killed.toSorted().join(' ')}: ${g.count}`)
            .toSorted();
        expect(groups(twin)).toEqual(groups(combat));
        const facts = (result: AssignmentResult) =>
          result.ok
            ? 'legal'
            : {
                refusals: result.refusals.map((r) => [r.rule, r.units.toSorted(), r.waiting.toSorted()]),
                distance: result.fix && distance(vectorOf(front, result.fix.amounts), split),
              };
        expect(facts(checkAssignment(twin, side, assignment))).toEqual(
          facts(checkAssignment(combat, side, assignment)),
        );
        const allowed = (c: Combat) =>
          new Map([...assignable(c, side, assignment)].map(([id, allowance]) => [id, allowance.most]));
        expect(allowed(twin)).toEqual(allowed(combat));
      }),
      runs(100),
    );
  });

  it('one more unit that cannot be dealt damage changes no need, and without leftover no split', () => {
    const extra = fc.record({ tank: fc.boolean(), backline: fc.boolean(), at: fc.nat({ max: 5 }) });
    fc.assert(
      fc.property(cases(), extra, ({ combat, front }, { tank, backline, at }) => {
        const added: Unit = {
          ...(combat.attacker.units[0] as Unit),
          id: 'extra',
          immune: true,
          tank,
          backline,
          dealsNoCombatDamage: true,
        };
        const { side } = front;
        const twin = withUnits(combat, (units, of) =>
          of === enemy(side) ? units.toSpliced(at, 0, added) : units,
        );
        for (const { id } of combat[enemy(side)].units) expect(need(twin, id)).toBe(need(combat, id));
        expect(need(twin, 'extra')).toBe('exempt');
        const needs = front.targets.map((t) => t.need);
        const all = needs.reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : 0), 0);
        const leftover = !needs.includes('never') && front.total > all;
        const { count } = outcomes(combat, side);
        expect(outcomes(twin, side).count).toBe(count);
        if (leftover) expect(countAssignments(twin, side)).toBeGreaterThan(countAssignments(combat, side));
        else expect(countAssignments(twin, side)).toBe(countAssignments(combat, side));
      }),
      runs(150),
    );
  });

  it('a stunned unit adds nothing and needs what it needed', () => {
    fc.assert(
      fc.property(combats(large), fc.nat(), (combat, pick) => {
        const all = [...combat.attacker.units, ...combat.defender.units];
        const chosen = all[pick % all.length] as Unit;
        const stunned = (yes: boolean): Combat =>
          withUnits(combat, (units) =>
            units.map((unit) => (unit.id === chosen.id ? { ...unit, stunned: yes } : unit)),
          );
        for (const { id } of all) expect(need(stunned(true), id)).toBe(need(stunned(false), id));
        const of: SideName = combat.attacker.units.includes(chosen) ? 'attacker' : 'defender';
        expect(total(stunned(true), enemy(of))).toBe(total(stunned(false), enemy(of)));
        expect(total(stunned(true), of)).toBeLessThanOrEqual(total(stunned(false), of));
        const alone = { ...combat, [of]: { ...combat[of], units: [{ ...chosen, stunned: true }] } } as Combat;
        expect(total(alone, of)).toBe(0);
      }),
      runs(150),
    );
  });

  it('sides and roles swapped (Assault for Shield): the mirrored result', () => {
    fc.assert(
      fc.property(cases(1500), fc.nat(), ({ combat }, pick) => {
        const turn = (side: Side): Side => ({
          ...side,
          units: side.units.map((unit) => ({ ...unit, assault: unit.shield, shield: unit.assault })),
        });
        const twin: Combat = { v: 1, attacker: turn(combat.defender), defender: turn(combat.attacker) };
        const chosen = { attacker: {}, defender: {} } as Record<
          SideName,
          Parameters<typeof resolve>[1][SideName]
        >;
        const mirrored = { ...chosen };
        for (const side of sides) {
          expect(total(twin, enemy(side))).toBe(total(combat, side));
          expect(countAssignments(twin, enemy(side))).toBe(countAssignments(combat, side));
          const of = (c: Combat, s: SideName) => outcomes(c, s).groups.map((g) => [g.killed, g.count]);
          expect(of(twin, enemy(side))).toEqual(of(combat, side));
          const all = [...legalAssignments(combat, side)];
          const one = all[pick % all.length];
          if (one === undefined) throw new Error('no legal split');
          chosen[side] = one;
          const other = checkAssignment(twin, enemy(side), one.amounts, one.choices);
          if (!other.ok) throw new Error('refused in the mirror');
          mirrored[enemy(side)] = other.value;
        }
        const here = resolve(combat, deepFreeze(chosen));
        const there = resolve(twin, deepFreeze(mirrored));
        expect(there.dealt).toEqual(here.dealt);
        expect(there.killed).toEqual(here.killed);
        expect(there.healed).toEqual(here.healed);
        expect(there.recalled).toBe(here.recalled);
        expect(there.result).toBe(here.result === 'no-result' ? 'no-result' : enemy(here.result));
      }),
      runs(120),
    );
  });

  it('the same question gets the same answer, and nothing that is handed in changes', () => {
    fc.assert(
      fc.property(combats(small), fc.constantFrom(...sides), (combat, side) => {
        const copy = structuredClone(combat);
        const front = frontOf(combat, side);
        const assignment = given(
          front,
          front.targets.map(() => 1),
        );
        const ask = (c: Combat) => [
          checkAssignment(c, side, assignment),
          [...assignable(c, side, {})],
          outcomes(c, side),
          countAssignments(c, side),
        ];
        const first = ask(deepFreeze(combat));
        expect(ask(copy)).toEqual(first);
        expect(ask(combat)).toEqual(first);
        expect(copy).toEqual(combat);
      }),
      runs(100),
    );
  });
});
