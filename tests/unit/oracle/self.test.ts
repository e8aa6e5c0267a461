import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Combat, Setup, Unit } from '../../../src/engine/types.ts';
import { amounts, cases, combats, picks, small } from './arbitraries.ts';
import {
  assignmentOf,
  everyChoice,
  everySplit,
  frontOf,
  keyOf,
  legalByTable,
  legalSplits,
  nearest,
  nearestWithLeftover,
  needed,
  needsOf,
  pass,
  refusalsOf,
  waysToSpread,
} from './oracle.ts';
import { runs } from './runs.ts';

const plain: Unit = {
  id: 'x',
  might: 1,
  mightChange: 0,
  assault: 0,
  shield: 0,
  marked: 0,
  stunned: false,
  dealsNoCombatDamage: false,
  tank: false,
  backline: false,
  immune: false,
  replacements: [],
};

/** A combat with everything that was left out filled in, without asking the engine. */
const filled = (setup: Setup): Combat => ({
  v: 1,
  attacker: {
    ignores: [],
    anyDamageIsLethal: false,
    ...setup.attacker,
    units: setup.attacker.units.map((unit) => ({ ...plain, ...unit })),
  },
  defender: {
    ignores: [],
    anyDamageIsLethal: false,
    ...setup.defender,
    units: setup.defender.units.map((unit) => ({ ...plain, ...unit })),
  },
});

const splitsOf = (setup: Setup): string[] =>
  [...legalSplits(frontOf(filled(setup), 'attacker')).keys()].toSorted();

describe('the oracle, by hand', () => {
  const hit = (might: number, units: Setup['defender']['units']): Setup => ({
    v: 1,
    attacker: { units: [{ id: 'a', might }] },
    defender: { units },
  });

  it('5 on four units of 3: one is finished, one gets the rest (E6)', () => {
    const units = ['p', 'q', 'r', 's'].map((id) => ({ id, might: 3 }));
    expect(splitsOf(hit(5, units)).length).toBe(12);
  });

  it('4 on a 5 and a 3: all on the 5, or the 3 first (E6)', () => {
    expect(
      splitsOf(
        hit(4, [
          { id: 'p', might: 5 },
          { id: 'q', might: 3 },
        ]),
      ),
    ).toEqual(['1 3', '4 0']);
  });

  it('a unit with both keywords beside an ordinary one: first or last (E10)', () => {
    const units = [
      { id: 't', might: 1, tank: true },
      { id: 'b', might: 2, tank: true, backline: true },
      { id: 'o', might: 1 },
    ];
    // Tank: t and b in any order, then o. Backline: t, o, then b.
    expect(splitsOf(hit(2, units))).toEqual(['0 2 0', '1 0 1', '1 1 0']);
  });

  it('two units with both keywords beside a 2: each of them first or last (E10)', () => {
    const units = [
      { id: 'b', might: 1, tank: true, backline: true },
      { id: 'c', might: 1, tank: true, backline: true },
      { id: 'o', might: 2 },
    ];
    // b and c first, then o; or one of them first, then o; or o first and one of them last.
    expect(splitsOf(hit(3, units))).toEqual(['0 1 2', '1 0 2', '1 1 1']);
  });

  it('all preventions and doublings in the order that was chosen (E3)', () => {
    const unit = (order: Unit['replacements']): Unit => ({ ...plain, replacements: order });
    const seven = { kind: 'prevent', amount: 7 } as const;
    const twice = { kind: 'double' } as const;
    expect(pass(unit([seven, twice]), 4)).toEqual({ adjusted: 0, dealt: 0, left: [3, undefined] });
    expect(pass(unit([twice, seven]), 4)).toEqual({ adjusted: 1, dealt: 1, left: [undefined, 0] });
  });

  it('needs of might 4 behind prevent 7 and double: 9 or 6 (E4)', () => {
    const seven = { kind: 'prevent', amount: 7 } as const;
    const twice = { kind: 'double' } as const;
    const board = hit(1, [
      { id: 'p', might: 4, replacements: [seven, twice] },
      { id: 'q', might: 4, replacements: [twice, seven] },
    ]);
    expect(needsOf(frontOf(filled(board), 'attacker'))).toEqual({ p: 9, q: 6 });
  });
});

/** Damage as counters on their way to a unit, one at a time. */
const adjustedByHand = (replacements: Unit['replacements'], raw: number): number => {
  let heap = Array.from({ length: raw }, () => 'counter');
  for (const replacement of replacements) {
    const behind: string[] = [];
    let stops = replacement.kind === 'prevent' ? replacement.amount : 0;
    for (const counter of heap) {
      if (stops === 'all') continue;
      if (replacement.kind === 'double') behind.push(counter, counter);
      else if (stops === 0) behind.push(counter);
      else stops -= 1;
    }
    heap = behind;
  }
  return heap.length;
};

describe('the oracle against itself', () => {
  it('counts as counters do', () => {
    fc.assert(
      fc.property(combats(small), fc.nat({ max: 12 }), ({ attacker }, raw) => {
        for (const unit of attacker.units)
          expect(pass(unit, raw).adjusted).toBe(adjustedByHand(unit.replacements, raw));
      }),
      runs(100),
    );
  });

  it('placing points one at a time and the table of refusals tell the same splits apart', () => {
    fc.assert(
      fc.property(
        cases().chain(({ front }) => fc.tuple(fc.constant(front), picks(front))),
        ([front, stated]) => {
          const legal = legalSplits(front, stated);
          for (const split of everySplit(front)) {
            const refusals = refusalsOf(front, assignmentOf(front, split), stated);
            expect([split, refusals.length === 0]).toEqual([split, legal.has(keyOf(split))]);
          }
        },
      ),
      runs(150),
    );
  });

  it('the divisions that the table lets through, or the leftover spread freely, are the same splits', () => {
    fc.assert(
      fc.property(
        cases().chain(({ front }) => fc.tuple(fc.constant(front), picks(front), amounts(front))),
        ([front, stated, given]) => {
          const legal = legalSplits(front, stated);
          const leftover = front.total - needed(front);
          if (leftover > 0) {
            expect(BigInt(legal.size)).toBe(waysToSpread(leftover, front.targets.length));
            expect(nearestWithLeftover(front, given)).toBe(nearest(legal.values(), given));
          } else
            expect(legalByTable(front, stated).map(keyOf).toSorted()).toEqual([...legal.keys()].toSorted());
        },
      ),
      runs(150),
    );
  });

  it('every E10 choice leaves at least one legal split', () => {
    fc.assert(
      fc.property(cases(), ({ front }) => {
        for (const choice of everyChoice(front)) expect(legalSplits(front, choice).size).toBeGreaterThan(0);
      }),
      runs(150),
    );
  });
});
