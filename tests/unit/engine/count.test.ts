import { describe, expect, it } from 'vitest';
import {
  amountOn,
  type Combat,
  checkAssignment,
  countAssignments,
  countOutcomes,
  legalAssignments,
  outcomes,
  type UnitSetup,
} from '../../../src/engine/index.ts';
import { against, combatOf, keyOf, needing, refusedBy } from './combats.ts';

const p = needing('p', 3);
const tank = needing('tank', 2, { tank: true });
const back = needing('back', 2, { backline: true });
const both = needing('both', 2, { tank: true, backline: true });
const ghost = needing('ghost', 'exempt');
const warded = needing('warded', 'never');

const list = (combat: Combat): string[] =>
  [...legalAssignments(combat, 'attacker')].map(({ amounts }) => keyOf(amounts)).sort();

/** So many units that each need so much, named u0, u1, … */
const many = (count: number, need: number, more: Partial<UnitSetup> = {}, name = 'u'): UnitSetup[] =>
  Array.from({ length: count }, (_, index) => needing(`${name}${index}`, need, more));

/** 20 attackers with this total, at most 41,940. */
const dealing = (sum: number): UnitSetup[] =>
  Array.from({ length: 20 }, (_, index) => {
    const adds = Math.min(2097, Math.max(0, sum - 2097 * index));
    const might = Math.min(999, adds);
    const assault = Math.min(999, adds - might);
    return { id: `A${index}`, might, assault, mightChange: adds - might - assault };
  });

const big = (sum: number, units: readonly UnitSetup[]): Combat =>
  combatOf({ units: dealing(sum) }, { units });

describe('legalAssignments and countAssignments', () => {
  it.each([
    ['nothing to assign', against(0, [p, tank]), ['']],
    ['free-start', against(2, [p, needing('q', 1)]), ['p:1 q:1', 'p:2']],
    ['tank-first', against(3, [p, tank]), ['p:1 tank:2']],
    [
      'backline-last',
      against(6, [needing('o', 3), back, { ...back, id: 'end' }]),
      ['back:1 end:2 o:3', 'back:2 end:1 o:3'],
    ],
    ['exempt-immune', against(4, [ghost, needing('o', 2), p]), ['o:1 p:3', 'o:2 p:2']],
    ['prevented-start-traps', against(4, [p, warded]), ['p:3 warded:1', 'warded:4']],
    ['prevented-tank', against(4, [p, { ...warded, tank: true }]), ['warded:4']],
    ['prevented-blocks-backline', against(5, [back, warded]), ['warded:5']],
    ['leftover-free', against(6, [tank, needing('o', 2)]), ['o:2 tank:4', 'o:3 tank:3', 'o:4 tank:2']],
    ['exempt-takes-leftover', against(4, [ghost, p]), ['ghost:1 p:3', 'p:4']],
    ['already-lethal', against(1, [needing('dead', 0), needing('gone', 0)]), ['dead:1', 'gone:1']],
    [
      'pick-tank-or-backline',
      against(3, [both, needing('o', 2), needing('r', 2)]),
      ['both:2 o:1', 'both:2 r:1', 'o:1 r:2', 'o:2 r:1'],
    ],
    ['clash-needs-ordinary', against(5, [both, tank, back]), ['back:1 both:2 tank:2']],
  ])('%s', (_, combat, expected) => {
    expect(list(combat)).toEqual(expected);
    expect(countAssignments(combat, 'attacker')).toBe(BigInt(expected.length));
  });

  it('the same amounts under two choices count once', () => {
    // 2 on `both` and 3 on `p` is legal with `both` first and with `both` last.
    expect(list(against(5, [both, p]))).toEqual(['both:2 p:3']);
    expect(countAssignments(against(5, [both, p]), 'attacker')).toBe(1n);
  });

  it('gives each assignment when it is asked for, not before', () => {
    const combat = big(41_000, many(20, 1));
    const [first] = legalAssignments(combat, 'attacker');
    expect(first && refusedBy(combat, first.amounts)).toEqual([]);
  });
});

describe('exact at any size', () => {
  it('20 equal units: choose those that are finished, then the one that has the rest', () => {
    // C(20, 7) = 77,520, times the 13 others.
    expect(countAssignments(big(7 * 999 + 5, many(20, 999)), 'attacker')).toBe(77_520n * 13n);
    expect(countAssignments(big(7 * 999, many(20, 999)), 'attacker')).toBe(77_520n);
    expect(countOutcomes(big(7 * 999 + 5, many(20, 999)), 'attacker')).toBe(77_520n);
  });
  it('leftover: stars and bars', () => {
    // 41,000 on 20 units of need 1: 40,980 left over, C(40999, 19).
    let ways = 1n;
    for (let i = 1n; i <= 19n; i += 1n) ways = (ways * (40_980n + i)) / i;
    expect(countAssignments(big(41_000, many(20, 1)), 'attacker')).toBe(ways);
    expect(countAssignments(big(20, many(20, 1)), 'attacker')).toBe(1n);
    expect(countAssignments(big(21, [...many(19, 1), ghost]), 'attacker')).toBe(210n); // 2 on 20 units: C(21, 2)
  });
  it('tiers are counted one after the other', () => {
    // 5 Tanks of 3 are finished (15), 2 of 6 ordinary units of 4 (8), 1 more on one of the other 4: C(6, 2) * 4.
    const combat = big(24, [
      ...many(5, 3, { tank: true }, 't'),
      ...many(6, 4, {}, 'o'),
      ...many(5, 2, { backline: true }, 'b'),
    ]);
    expect(countAssignments(combat, 'attacker')).toBe(60n);
    expect(countOutcomes(combat, 'attacker')).toBe(15n);
  });
  it('both-keywords units: all ways of E10 together', () => {
    // 4 damage, 3 units with both keywords (need 2), one ordinary unit (need 3), one Tank (need 2):
    // two of the four Tank-like units: 6; one of the three as Tank is in them; the Tank, then 2 on the ordinary one: 1;
    // the Tank and 2 on one both-keywords unit is one of the 6. Nothing else reaches 4.
    const combat = against(4, [...many(3, 2, { tank: true, backline: true }, 'x'), p, tank]);
    expect(countAssignments(combat, 'attacker')).toBe(7n);
    expect(countOutcomes(combat, 'attacker')).toBe(7n);
    // 5 damage: 6 pairs with 1 on one of the 2 others of them: 12; of these pairs the 3 with the Tank may go on to the
    // ordinary unit: 3; the Tank and 3 on the ordinary unit: 1.
    const five = against(5, [...many(3, 2, { tank: true, backline: true }, 'x'), p, tank]);
    expect(countAssignments(five, 'attacker')).toBe(16n);
  });
  it('needs up to 8,091 and never-lethal units among 20', () => {
    const seven = Array(6).fill({ kind: 'prevent', amount: 999 });
    const heavy = many(10, 999, { mightChange: 99, shield: 999, replacements: seven });
    const never = Array.from({ length: 10 }, (_, index) => needing(`n${index}`, 'never'));
    // 40,500: 5 finished and 45 more on one of the 15 others, or 0 to 4 finished and the rest on a never-lethal unit:
    // 252 * 15 + (1 + 10 + 45 + 120 + 210) * 10.
    const combat = big(40_500, [...heavy, ...never]);
    expect(countAssignments(combat, 'attacker')).toBe(7640n);
    expect(countOutcomes(combat, 'attacker')).toBe(638n);
  });
});

describe('outcomes', () => {
  const deaths = (combat: Combat) =>
    Object.fromEntries(
      outcomes(combat, 'attacker').groups.map(({ killed, count }) => [killed.join(' '), count]),
    );

  it('group the assignments by who dies, most deaths first, with exact counts and legal examples', () => {
    const combat = against(5, [p, needing('q', 3), needing('five', 5)]);
    // p and 2 on q or five; q and 2 on p or five; all on five.
    expect(deaths(combat)).toEqual({ p: 2n, q: 2n, five: 1n });
    const { count, groups } = outcomes(combat, 'attacker');
    expect(count).toBe(3n);
    expect(groups.map(({ killed }) => killed)).toEqual([['p'], ['q'], ['five']]);
    for (const { example, killed } of groups) {
      const checked = checkAssignment(combat, 'attacker', example.amounts);
      expect(checked).toMatchObject({ ok: true, value: example });
      expect(killed.every((id) => amountOn(example.amounts, id) >= 3)).toBe(true);
    }
  });
  it('already-lethal: who needs 0 dies under every assignment, immune units with lethal marks too', () => {
    const combat = against(2, [needing('dead', 0), p, { ...ghost, id: 'gone', marked: 1 }, ghost]);
    expect(deaths(combat)).toEqual({ 'dead gone': 1n });
  });
  it('nobody dies: one group all the same', () => {
    expect(deaths(against(0, [p]))).toEqual({ '': 1n });
    expect(deaths(against(2, [p, needing('q', 3)]))).toEqual({ '': 2n });
  });
  it('leftover: one group, everybody but the exempt', () => {
    const combat = against(7, [tank, p, ghost]);
    expect(deaths(combat)).toEqual({ 'tank p': 6n }); // 2 on 3 units
    expect(outcomes(combat, 'attacker').groups[0]?.example.amounts).toEqual({ tank: 2, p: 5 });
    expect(outcomes(against(3, [ghost]), 'attacker').groups[0]?.example.amounts).toEqual({ ghost: 3 });
  });
  it('where any damage is lethal', () => {
    const combat = against(2, [p, tank, needing('q', 9)], { anyDamageIsLethal: true });
    expect(deaths(combat)).toEqual({ 'p tank': 1n, 'tank q': 1n });
    // What is prevented is not dealt: 1 on the unit that prevents 1 does not kill it.
    const shielded = { ...p, replacements: [{ kind: 'prevent', amount: 1 }] } as const;
    expect(deaths(against(1, [shielded, tank], { anyDamageIsLethal: true }))).toEqual({ tank: 1n });
    expect(deaths(against(1, [shielded, needing('q', 9)], { anyDamageIsLethal: true }))).toEqual({
      q: 1n,
      '': 1n,
    });
  });
  it('200 sets are all listed', () => {
    // 10 units of 1, 4 of them finished: 210; 9 of them: 126; with a tenth that is never lethal: 1 + 9 + 36 + 84 + 126.
    expect(outcomes(against(4, many(9, 1)), 'attacker').groups).toHaveLength(126);
    const combat = against(4, [...many(9, 1), warded]);
    expect(outcomes(combat, 'attacker').count).toBe(256n);
  });
  it('beyond 200: the most and the fewest deaths, and each unit dead and alive where it can be', () => {
    // 10 units of 1 to 10 (55 in all) and one that is never lethal; 20 damage.
    const units = [...Array.from({ length: 10 }, (_, index) => needing(`u${index + 1}`, index + 1)), warded];
    const combat = against(20, units);
    const { count, groups } = outcomes(combat, 'attacker');
    expect(count).toBeGreaterThan(200n);
    expect(groups.length).toBeLessThanOrEqual(22);
    const sizes = groups.map(({ killed }) => killed.length);
    expect(Math.max(...sizes)).toBe(5); // 1 + 2 + 3 + 4 + 5 = 15
    expect(Math.min(...sizes)).toBe(0); // all 20 on the one that is never lethal
    for (const { id } of units.slice(0, 10)) {
      expect(groups.some(({ killed }) => killed.includes(id))).toBe(true);
      expect(groups.some(({ killed }) => !killed.includes(id))).toBe(true);
    }
    expect(new Set(groups.map(({ killed }) => killed.join())).size).toBe(groups.length);
    for (const { example } of groups) expect(refusedBy(combat, example.amounts)).toEqual([]);
  });
  it('beyond 200: a unit that dies in every set has none without it', () => {
    const combat = against(12, [...many(12, 1), { ...tank }]);
    const { count, groups } = outcomes(combat, 'attacker');
    expect(count).toBe(66n); // the Tank, then 10 of 12
    expect(groups.every(({ killed }) => killed.includes('tank'))).toBe(true);
    const more = outcomes(against(8, [...many(12, 1), { ...tank }]), 'attacker');
    expect(more.count).toBe(924n); // the Tank, then 6 of 12
    expect(new Set(more.groups.map(({ killed }) => killed.join())).size).toBe(more.groups.length);
    expect(
      more.groups.every(
        ({ killed, count: splits }) => killed.length === 7 && killed.includes('tank') && splits === 1n,
      ),
    ).toBe(true);
  });
});

describe('fix', () => {
  const fixOf = (combat: Combat, assignment: Record<string, number>) => {
    const checked = checkAssignment(combat, 'attacker', assignment);
    return checked.ok ? undefined : checked.fix?.amounts;
  };

  it('moves as few points as can be', () => {
    const board = against(6, [tank, { ...p, tank: true }, needing('o', 4)]);
    expect(fixOf(board, { tank: 1, p: 1, o: 4 })).toEqual({ tank: 2, p: 3, o: 1 });
    expect(fixOf(against(5, [p, needing('q', 3), needing('r', 3)]), { p: 2, q: 3 })).toBeUndefined();
    expect(fixOf(against(5, [p, needing('q', 3), needing('r', 3)]), { p: 2, q: 2, r: 1 })).toEqual({
      p: 3,
      q: 2,
    });
    expect(fixOf(against(6, [p, needing('q', 5), needing('r', 4)]), { q: 4, r: 2 })).toEqual({ q: 5, r: 1 });
  });
  it('with leftover: everyone keeps what they had beyond their need', () => {
    const board = against(12, [tank, p, back]);
    expect(fixOf(board, { tank: 1, p: 8, back: 3 })).toEqual({ tank: 2, p: 8, back: 2 });
    expect(fixOf(board, {})).toEqual({ tank: 2, p: 3, back: 7 });
    expect(fixOf(board, { tank: 20 })).toEqual({ tank: 7, p: 3, back: 2 });
    expect(fixOf(against(4, [p, ghost]), {})).toEqual({ p: 4 });
    expect(fixOf(against(4, [ghost, { ...ghost, id: 'g' }]), { ghost: 9 })).toEqual({ ghost: 4 });
  });
  it('from amounts of any size', () => {
    const board = against(4, [p, needing('q', 3)]);
    expect(fixOf(board, { p: Number.MAX_SAFE_INTEGER, q: Number.MAX_SAFE_INTEGER })).toEqual(
      expect.anything(),
    );
    expect(fixOf(board, { q: Number.MAX_SAFE_INTEGER })).toEqual({ p: 1, q: 3 });
    expect(fixOf(board, { nobody: 4, q: 3 })).toEqual({ p: 1, q: 3 });
  });
  it('of nothing is nothing', () => {
    expect(fixOf(against(0, [p]), { p: 2 })).toEqual({});
  });
});
