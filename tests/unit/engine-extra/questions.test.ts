import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Combat,
  compare,
  countAssignments,
  deathTotals,
  enemyOf,
  type Fate,
  type Flip,
  fate,
  fates,
  flips,
  grant,
  killedBy,
  legalAssignments,
  type SideName,
  type SingleChange,
  singleChanges,
  total,
  totalToGrant,
  type UnitId,
  withChange,
} from '../../../src/engine/index.ts';
import { against, combatOf } from '../engine/combats.ts';
import { combats, small } from '../oracle/arbitraries.ts';
import { runs } from '../oracle/runs.ts';

/** Who dies under each legal assignment: all of them, one after the other. */
const deathsOf = (combat: Combat, side: SideName): readonly ReadonlySet<UnitId>[] =>
  [...legalAssignments(combat, side)].map((legal) => new Set(killedBy(combat, legal)));

const fateIn = (deaths: readonly ReadonlySet<UnitId>[], unit: UnitId): Fate => {
  const dying = deaths.filter((dead) => dead.has(unit)).length;
  return dying === 0 ? 'lives' : dying === deaths.length ? 'dies' : 'open';
};

/** 6 on two Tanks that need 2 and 3 and a unit behind them that needs 4. */
const tanks = against(6, [
  { id: 'low', might: 2, tank: true },
  { id: 'high', might: 3, tank: true },
  { id: 'lookout', might: 4 },
]);

describe('a wish', () => {
  it('is counted and shown by one split', () => {
    // Low first and the rest on the second Tank, or the other way round, or both and 1 behind.
    expect(grant(tanks, 'attacker', { dead: ['low', 'high'], alive: [] })).toEqual({
      count: 1n,
      example: expect.objectContaining({ amounts: { low: 2, high: 3, lookout: 1 } }),
    });
    expect(grant(tanks, 'attacker', { dead: [], alive: [] }).count).toBe(1n);
    expect(grant(tanks, 'attacker', { dead: ['lookout'], alive: [] })).toEqual({ count: 0n });
  });

  it('may be for some to live', () => {
    // 4 on needs of 2, 3 and 4, in any order: a and 2 on b or c, b and 1 on a or c, all 4 on c.
    const three = against(4, [
      { id: 'a', might: 2 },
      { id: 'b', might: 3 },
      { id: 'c', might: 4 },
    ]);
    expect(countAssignments(three, 'attacker')).toBe(5n);
    expect(grant(three, 'attacker', { dead: [], alive: ['a'] }).count).toBe(3n);
    expect(grant(three, 'attacker', { dead: ['b'], alive: ['a'] }).count).toBe(2n);
    expect(grant(three, 'attacker', { dead: ['a'], alive: ['a'] }).count).toBe(0n);
    expect(grant(three, 'attacker', { dead: ['nobody'], alive: [] }).count).toBe(0n);
  });

  it('against what no split changes is not granted, with it says nothing', () => {
    const settled = against(3, [
      { id: 'gone', might: 1, marked: 1 },
      { id: 'ghost', might: 1, immune: true },
      { id: 'ward', might: 1, replacements: [{ kind: 'prevent', amount: 'all' }] },
      { id: 'doomed', might: 1, marked: 1, immune: true },
    ]);
    const all = countAssignments(settled, 'attacker');
    expect(grant(settled, 'attacker', { dead: ['gone', 'doomed'], alive: ['ghost', 'ward'] }).count).toBe(
      all,
    );
    for (const dead of ['ghost', 'ward'])
      expect(grant(settled, 'attacker', { dead: [dead], alive: [] }).count).toBe(0n);
    for (const alive of ['gone', 'doomed'])
      expect(grant(settled, 'attacker', { dead: [], alive: [alive] }).count).toBe(0n);
  });

  it('is granted as often as an enumeration finds it, and its example grants it', () => {
    const wished = combats(small).chain((combat) => {
      const ids = combat.defender.units.map(({ id }) => id);
      return fc.tuple(fc.constant(combat), fc.subarray(ids), fc.subarray(ids));
    });
    fc.assert(
      fc.property(wished, ([combat, dead, alive]) => {
        const granted = grant(combat, 'attacker', { dead, alive });
        const found = deathsOf(combat, 'attacker').filter(
          (dying) => dead.every((id) => dying.has(id)) && !alive.some((id) => dying.has(id)),
        );
        expect(granted.count).toBe(BigInt(found.length));
        expect(granted.example !== undefined).toBe(found.length > 0);
        if (!granted.example) return;
        const dying = new Set(killedBy(combat, granted.example));
        expect(dead.every((id) => dying.has(id)) && !alive.some((id) => dying.has(id))).toBe(true);
      }),
      runs(150),
    );
  });
});

describe('the fate of a unit', () => {
  it('is to die, to live, or open', () => {
    expect([...fates(tanks, 'attacker')]).toEqual([
      ['low', 'dies'],
      ['high', 'dies'],
      ['lookout', 'lives'],
    ]);
    const two = against(3, [
      { id: 'a', might: 2 },
      { id: 'b', might: 3 },
    ]);
    expect(fate(two, 'attacker', 'a')).toBe('open');
    expect(fate(two, 'attacker', 'nobody')).toBe('lives');
  });

  it('is what an enumeration finds', () => {
    fc.assert(
      fc.property(combats(small), (combat) => {
        const deaths = deathsOf(combat, 'defender');
        for (const [id, found] of fates(combat, 'defender')) expect(found).toBe(fateIn(deaths, id));
      }),
      runs(150),
    );
  });
});

describe('the totals with which a unit can die and must die', () => {
  it('with Tanks before it', () => {
    // A Tank can die with its own need. It must with 5: before that, the other one may have been begun.
    expect(deathTotals(tanks, 'attacker', 'low')).toEqual({ can: 2, must: 5 });
    expect(deathTotals(tanks, 'attacker', 'high')).toEqual({ can: 3, must: 5 });
    expect(deathTotals(tanks, 'attacker', 'lookout')).toEqual({ can: 9, must: 9 });
  });

  it('together', () => {
    expect(totalToGrant(tanks, 'attacker', { dead: ['low', 'high'], alive: [] })).toBe(5);
    expect(totalToGrant(tanks, 'attacker', { dead: [], alive: [] })).toBe(0);
    expect(totalToGrant(tanks, 'attacker', { dead: ['nobody'], alive: [] })).toBeUndefined();
    // The pike may count as Backline: then only the plain one comes before the last.
    const both = against(3, [
      { id: 'pike', might: 2, tank: true, backline: true },
      { id: 'plain', might: 1 },
      { id: 'last', might: 1, backline: true },
    ]);
    expect(totalToGrant(both, 'attacker', { dead: ['last'], alive: [] })).toBe(2);
    expect(totalToGrant(both, 'attacker', { dead: ['last', 'pike'], alive: [] })).toBe(4);
    // Behind all others it cannot die alone; the pike can be spared, or die first and spare the plain one.
    expect(totalToGrant(both, 'attacker', { dead: ['last'], alive: ['pike'] })).toBe(2);
    expect(totalToGrant(both, 'attacker', { dead: ['last'], alive: ['plain'] })).toBeUndefined();
    expect(totalToGrant(both, 'attacker', { dead: ['pike'], alive: ['plain', 'last'] })).toBe(2);
    expect(totalToGrant(both, 'attacker', { dead: [], alive: ['plain'] })).toBe(0);
  });

  it('where some are never reached, or settled', () => {
    const board = against(6, [
      { id: 'ward', might: 1, tank: true, replacements: [{ kind: 'prevent', amount: 'all' }] },
      { id: 'wall', might: 2, tank: true },
      { id: 'behind', might: 1 },
      { id: 'gone', might: 1, marked: 1 },
      { id: 'ghost', might: 1, immune: true },
    ]);
    expect(deathTotals(board, 'attacker', 'ward')).toEqual({ can: undefined, must: undefined });
    expect(deathTotals(board, 'attacker', 'wall')).toEqual({ can: 2, must: undefined });
    expect(deathTotals(board, 'attacker', 'behind')).toEqual({ can: undefined, must: undefined });
    expect(deathTotals(board, 'attacker', 'gone')).toEqual({ can: 0, must: 0 });
    expect(deathTotals(board, 'attacker', 'ghost')).toEqual({ can: undefined, must: undefined });
    expect(deathTotals(board, 'attacker', 'nobody')).toEqual({ can: undefined, must: undefined });
  });

  it('are where an enumeration over totals finds them', () => {
    const size = { ...small, units: 4 };
    fc.assert(
      fc.property(combats(size, { attackers: [1, 1], defenders: [1, 4] }), (combat) => {
        const [attacker] = combat.attacker.units;
        if (!attacker) return;
        const plain = { ...attacker, mightChange: 0, assault: 0, stunned: false, dealsNoCombatDamage: false };
        const withTotal = (might: number): Combat => ({
          ...combat,
          attacker: { ...combat.attacker, units: [{ ...plain, might }] },
        });
        const totals = Array.from({ length: 18 }, (_, might) => deathsOf(withTotal(might), 'attacker'));
        for (const { id } of combat.defender.units) {
          const { can, must } = deathTotals(combat, 'attacker', id);
          expect(totalToGrant(combat, 'attacker', { dead: [id], alive: [] })).toBe(can);
          totals.forEach((deaths, n) => {
            const found = fateIn(deaths, id);
            expect(found !== 'lives', `${id} can die with ${n}`).toBe(can !== undefined && n >= can);
            expect(found === 'dies', `${id} must die with ${n}`).toBe(must !== undefined && n >= must);
          });
        }
      }),
      runs(40),
    );
  });
});

const describeChange = ({ change, fate: next }: Flip): string => {
  const what = 'by' in change ? change.by : 'on' in change ? change.on : change.replacements.length;
  return `${change.kind} ${what} on ${change.unit}: ${next}`;
};

describe('the single changes that give a unit another fate', () => {
  const found = (combat: Combat, side: SideName, unit: UnitId): string[] =>
    [...flips(combat, side, unit)].filter((flip) => flip !== undefined).map(describeChange);

  it('are found on both sides', () => {
    // 3 on a Tank that needs 2 and a unit behind it that needs 2: it lives, with 1 more damage it dies.
    const board = against(3, [
      { id: 'wall', might: 2, tank: true },
      { id: 'behind', might: 2 },
    ]);
    expect(found(board, 'attacker', 'behind')).toEqual([
      'might 1 on A: dies',
      'bonus 1 on A: dies',
      // The Tank needs 1: 2 are left for the one behind.
      'might -1 on wall: dies',
      'marked 1 on wall: dies',
      // Without Tank either may come first.
      'tank false on wall: open',
      // With both keywords the attacker may count it as Backline.
      'backline true on wall: open',
      'might -1 on behind: dies',
      'marked 1 on behind: dies',
      'tank true on behind: open',
    ]);
  });

  it('may be another order of effects', () => {
    // Prevent 2, then double: 2 + 1 raw make 2. Double first: 2 raw make 4, of which 2 get through.
    const board = against(2, [
      { id: 'glass', might: 2, replacements: [{ kind: 'prevent', amount: 2 }, { kind: 'double' }] },
    ]);
    const flip = [...flips(board, 'attacker', 'glass')].find((one) => one?.change.kind === 'order');
    expect(flip).toEqual({
      change: {
        kind: 'order',
        unit: 'glass',
        replacements: [{ kind: 'double' }, { kind: 'prevent', amount: 2 }],
      },
      fate: 'dies',
    });
  });

  it('stay within the limits of the format', () => {
    const board = combatOf(
      { units: [{ id: 'a', might: 1, mightChange: 99, assault: 999 }] },
      { units: [{ id: 'd', might: 1, mightChange: -99 }] },
    );
    const [a, d] = [board.attacker.units[0], board.defender.units[0]];
    if (!a || !d) throw new Error('no units');
    const numbers = (changes: Iterable<SingleChange>) =>
      [...changes].flatMap((change) => ('by' in change ? [[change.kind, change.by]] : []));
    expect(numbers(singleChanges(a, 'attacker'))).toEqual([
      ['might', -1],
      ['bonus', -1],
      ['marked', 1],
    ]);
    expect(numbers(singleChanges(d, 'defender'))).toEqual([
      ['might', 1],
      ['bonus', 1],
      ['marked', 1],
    ]);
  });

  it('are those after which an enumeration finds another fate, and no others', () => {
    const size = { ...small, units: 3 };
    const sided = fc.tuple(combats(size), fc.constantFrom<SideName>('attacker', 'defender'));
    fc.assert(
      fc.property(sided, ([combat, side]) => {
        for (const { id } of combat[enemyOf(side)].units) {
          const now = fateIn(deathsOf(combat, side), id);
          const expected = (['attacker', 'defender'] as const).flatMap((of) =>
            combat[of].units.flatMap((unit) => {
              const orders = new Set<Fate>();
              return [...singleChanges(unit, of)].flatMap((change) => {
                const next = fateIn(deathsOf(withChange(combat, change), side), id);
                if (next === now || (change.kind === 'order' && orders.has(next))) return [];
                if (change.kind === 'order') orders.add(next);
                return [{ change, fate: next }];
              });
            }),
          );
          expect([...flips(combat, side, id)].filter((flip) => flip !== undefined)).toEqual(expected);
        }
      }),
      runs(25),
    );
  });

  it('of 20 units a side are found without an enumeration', () => {
    const units = (letter: string) =>
      Array.from({ length: 20 }, (_, i) => ({
        id: `${letter}${i}`,
        might: 2 + (i % 7),
        tank: i % 5 === 0,
        backline: i % 4 === 0,
      }));
    const board = combatOf({ units: units('a') }, { units: units('d') });
    expect(total(board, 'attacker')).toBe(97);
    const all = [...flips(board, 'attacker', 'd3')];
    // Of each unit: Might up and down, Shield or Assault up, a mark more, three things turned over.
    expect(all.length).toBe(40 * 7);
  });
});

describe('two combats compared', () => {
  it('in their legal splits and sets of deaths', () => {
    const units = [
      { id: 'wall', might: 2, tank: true },
      { id: 'behind', might: 2 },
    ];
    const free = against(
      3,
      units.map((unit) => ({ ...unit, tank: false })),
    );
    const compared = compare(against(3, units), free, 'attacker');
    expect(compared).toMatchObject({ splits: [1n, 2n], deaths: [1n, 2n] });
    expect(compared.onlySplits).toMatchObject({
      first: [],
      second: [{ amounts: { wall: 1, behind: 2 } }],
      both: 1,
    });
    expect(compared.onlyDeaths).toMatchObject({ first: [], second: [{ killed: ['behind'] }], both: 1 });
  });

  it('lists nothing where there are too many', () => {
    const many = against(
      20,
      Array.from({ length: 10 }, (_, i) => ({ id: `d${i}`, might: 4 })),
    );
    const compared = compare(many, many, 'attacker', 100);
    // Any 5 of 10 die, with nothing left.
    expect(compared.splits).toEqual([252n, 252n]);
    expect(compared.onlySplits).toBeUndefined();
    expect(compared.deaths).toEqual([252n, 252n]);
    expect(compared.onlyDeaths).toBeUndefined();
  });
});
