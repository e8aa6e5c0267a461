import { describe, expect, it } from 'vitest';
import {
  type Assignment,
  type Choices,
  type Combat,
  checkAssignment,
  createCombat,
  ledger,
  need,
  resolve,
  type SideSetup,
  total,
  type UnitSetup,
} from '../../../src/engine/index.ts';

const combatOf = (attacker: SideSetup, defender: SideSetup): Combat => {
  const made = createCombat({ v: 1, attacker, defender });
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  return made.value;
};

/** So much Might attacks these units. */
const against = (might: number, units: readonly UnitSetup[], side: Partial<SideSetup> = {}): Combat =>
  combatOf({ ...side, units: [{ id: 'A', might }] }, { units });

const legal = (combat: Combat, split: Assignment, choices?: Choices) => {
  const result = checkAssignment(combat, 'attacker', split, choices);
  if (!result.ok) throw new Error(result.refusals.map((r) => r.rule).join(' '));
  return result.value;
};

const answer = (combat: Combat, split: Assignment, choices?: Choices): readonly string[] => {
  const result = checkAssignment(combat, 'attacker', split, choices);
  return result.ok ? ['legal'] : result.refusals.map((r) => r.rule);
};

const defended = (combat: Combat, split: Assignment): readonly string[] => {
  const result = checkAssignment(combat, 'defender', split);
  return result.ok ? ['legal'] : result.refusals.map((r) => r.rule);
};

const fought = (combat: Combat, attacker: Assignment, defender: Assignment) => {
  const theirs = checkAssignment(combat, 'defender', defender);
  if (!theirs.ok) throw new Error(theirs.refusals.map((r) => r.rule).join(' '));
  return resolve(combat, { attacker: legal(combat, attacker), defender: theirs.value });
};

const p = { id: 'p', might: 3 };
const q = { id: 'q', might: 3 };
const wall = { id: 'wall', might: 2, tank: true };
const archer = { id: 'archer', might: 2, backline: true };
const both = { id: 'both', might: 2, tank: true, backline: true };
const ghost = { id: 'ghost', might: 1, immune: true };
const warded = { id: 'warded', might: 1, replacements: [{ kind: 'prevent', amount: 'all' }] } as const;

describe('every rule by an accepted and a refused split', () => {
  it('assign-whole-total accepted: 5 of 5', () => {
    expect(answer(against(5, [p, q]), { p: 3, q: 2 })).toEqual(['legal']);
  });
  it('assign-whole-total refused: 4 of 5, and 6 of 5', () => {
    expect(answer(against(5, [p, q]), { p: 3, q: 1 })).toEqual(['assign-whole-total']);
    expect(answer(against(5, [p, q]), { p: 3, q: 3 })).toEqual(['assign-whole-total']);
  });

  it('own-enemy-only accepted: all on enemy units', () => {
    expect(answer(against(3, [p]), { p: 3 })).toEqual(['legal']);
  });
  it('own-enemy-only refused: an own unit, and nobody', () => {
    const result = checkAssignment(against(3, [p]), 'attacker', { p: 1, nobody: 1, A: 1 });
    expect(result).toMatchObject({
      ok: false,
      refusals: [{ rule: 'own-enemy-only', section: '465.2.c', units: ['A', 'nobody'], waiting: [] }],
      fix: { amounts: { p: 3 } },
    });
  });

  it('lethal-in-full accepted: one is done before the other begins', () => {
    expect(answer(against(4, [p, q]), { p: 3, q: 1 })).toEqual(['legal']);
    expect(answer(against(2, [p, q]), { q: 2 })).toEqual(['legal']);
  });
  it('lethal-in-full refused: two begun, none done', () => {
    const result = checkAssignment(against(4, [p, q]), 'attacker', { p: 2, q: 2 });
    expect(result).toMatchObject({
      ok: false,
      refusals: [{ rule: 'lethal-in-full', section: '465.2.c.3', units: ['p', 'q'] }],
    });
  });

  it('no-excess accepted: above the need once nobody waits', () => {
    expect(answer(against(8, [p, q]), { p: 5, q: 3 })).toEqual(['legal']);
  });
  it('no-excess refused: above the need while another waits', () => {
    const result = checkAssignment(against(4, [p, q]), 'attacker', { p: 4 });
    expect(result).toMatchObject({
      ok: false,
      refusals: [{ rule: 'no-excess', section: '465.2.c.4', units: ['p'], waiting: ['q'] }],
    });
  });

  it('exempt-immune accepted: it is waited for by nobody, and takes leftover', () => {
    expect(answer(against(3, [{ ...ghost, tank: true }, p]), { p: 3 })).toEqual(['legal']);
    expect(answer(against(5, [ghost, p]), { ghost: 2, p: 3 })).toEqual(['legal']);
    expect(answer(against(5, [ghost]), { ghost: 5 })).toEqual(['legal']);
    // Even while the others still lack something.
    expect(answer(against(2, [{ ...ghost, tank: true }, p]), { p: 2 })).toEqual(['legal']);
  });
  it('exempt-immune refused: before the others have their need', () => {
    const result = checkAssignment(against(3, [ghost, p]), 'attacker', { ghost: 1, p: 2 });
    expect(result).toMatchObject({
      ok: false,
      refusals: [{ rule: 'exempt-immune', section: '465.2.c.10', units: ['ghost'], waiting: ['p'] }],
      fix: { amounts: { p: 3 } },
    });
  });

  it('tank-first accepted: the Tank, then another', () => {
    expect(answer(against(4, [p, wall]), { wall: 2, p: 2 })).toEqual(['legal']);
    expect(legal(against(4, [p, wall]), { wall: 2, p: 2 }).order).toEqual(['wall', 'p']);
    // Whoever ignores Tank may pass it by.
    expect(answer(against(3, [p, wall], { ignores: ['tank'] }), { p: 3 })).toEqual(['legal']);
  });
  it('tank-first refused: another before the Tank', () => {
    const result = checkAssignment(against(3, [p, wall]), 'attacker', { p: 3 });
    expect(result).toMatchObject({
      ok: false,
      refusals: [{ rule: 'tank-first', section: '815.1.c.2', units: ['p'], waiting: ['wall'] }],
      fix: { amounts: { wall: 2, p: 1 } },
    });
  });

  it('backline-last accepted: behind all the others', () => {
    expect(answer(against(4, [archer, p]), { p: 3, archer: 1 })).toEqual(['legal']);
    expect(answer(against(2, [archer, p], { ignores: ['backline'] }), { archer: 2 })).toEqual(['legal']);
  });
  it('backline-last refused: before another', () => {
    const result = checkAssignment(against(2, [archer, p]), 'attacker', { archer: 2 });
    expect(result).toMatchObject({
      ok: false,
      refusals: [{ rule: 'backline-last', section: '826.4.b', units: ['archer'], waiting: ['p'] }],
      fix: { amounts: { p: 2 } },
    });
  });

  it('pick-tank-or-backline accepted: first or last', () => {
    const board = against(4, [p, both]);
    expect(legal(board, { both: 2, p: 2 }).choices).toEqual({ both: 'tank' });
    expect(legal(board, { both: 1, p: 3 }).choices).toEqual({ both: 'backline' });
    expect(answer(board, { both: 2, p: 2 }, { both: 'tank' })).toEqual(['legal']);
  });
  it('pick-tank-or-backline refused: neither first nor last', () => {
    const result = checkAssignment(against(4, [p, q, both]), 'attacker', { p: 3, both: 1 });
    expect(result).toMatchObject({
      ok: false,
      refusals: [{ rule: 'pick-tank-or-backline', section: '465.2.c.8', units: ['both'], waiting: ['q'] }],
    });
    // A stated pick is held to.
    expect(answer(against(4, [p, both]), { both: 2, p: 2 }, { both: 'backline' })).toEqual(['backline-last']);
    expect(answer(against(4, [p, both]), { both: 1, p: 3 }, { both: 'tank' })).toEqual(['tank-first']);
  });

  it('sum-attackers accepted: Might and Assault of those who are not stunned', () => {
    const board = combatOf(
      {
        units: [
          { id: 'A', might: 2, assault: 1, shield: 9 },
          { id: 'B', might: 4, stunned: true },
          { id: 'C', might: -3 },
          { id: 'D', might: 4, dealsNoCombatDamage: true },
        ],
      },
      { units: [p] },
    );
    expect(total(board, 'attacker')).toBe(3);
    expect(answer(board, { p: 3 })).toEqual(['legal']);
  });
  it('sum-attackers refused: a split that counts Might alone, or a stunned unit', () => {
    const board = combatOf(
      {
        units: [
          { id: 'A', might: 2, assault: 1 },
          { id: 'B', might: 4, stunned: true },
        ],
      },
      { units: [p] },
    );
    expect(answer(board, { p: 2 })).toEqual(['assign-whole-total']);
    expect(answer(board, { p: 7 })).toEqual(['assign-whole-total']);
  });

  it('sum-defenders accepted: Might and Shield', () => {
    const board = combatOf(
      { units: [{ id: 'A', might: 4 }] },
      { units: [{ id: 'p', might: 2, mightChange: 1, shield: 1, assault: 9 }] },
    );
    expect(total(board, 'defender')).toBe(4);
    expect(defended(board, { A: 4 })).toEqual(['legal']);
  });
  it('sum-defenders refused: a split that leaves Shield out', () => {
    const board = combatOf({ units: [{ id: 'A', might: 4 }] }, { units: [{ id: 'p', might: 2, shield: 1 }] });
    expect(defended(board, { A: 2 })).toEqual(['assign-whole-total']);
  });

  it('assign-nothing accepted: nothing of nothing', () => {
    const board = against(0, [p, { id: 'dead', might: 1, marked: 1 }]);
    expect(answer(board, {})).toEqual(['legal']);
    expect(answer(board, { p: 0 })).toEqual(['legal']);
  });
  it('assign-nothing refused: something of nothing', () => {
    expect(answer(against(-2, [p]), { p: 1 })).toEqual(['assign-whole-total']);
  });

  it('free-order accepted: any unit of a tier may be first, also one that cannot be finished', () => {
    const board = against(4, [{ id: 'big', might: 5 }, p]);
    expect(answer(board, { big: 4 })).toEqual(['legal']);
    expect(answer(board, { p: 3, big: 1 })).toEqual(['legal']);
  });
  it('free-order refused: the order is free, the tiers are not', () => {
    expect(answer(against(4, [{ id: 'big', might: 5 }, wall]), { big: 4 })).toEqual(['tank-first']);
  });

  it('requirements-if-able accepted: both demands hold where they do not clash', () => {
    // No ordinary unit: Tanks, then the unit with both keywords, then Backline.
    const board = against(5, [archer, both, wall]);
    expect(answer(board, { wall: 2, both: 2, archer: 1 })).toEqual(['legal']);
    expect(answer(against(1, [both]), { both: 1 })).toEqual(['legal']);
  });
  it('requirements-if-able refused: a demand passed over that could be met', () => {
    const board = against(3, [archer, both, wall]);
    expect(answer(board, { both: 2, wall: 1 })).toEqual(['backline-last']);
    expect(answer(board, { wall: 2, archer: 1 })).toEqual(['tank-first']);
    // A pick where there is none to make is no way out.
    expect(answer(board, { both: 2, wall: 1 }, { both: 'tank' })).toEqual(['backline-last']);
  });

  it('smallest-raw-amount accepted: 2, doubled, for 3 Might', () => {
    const board = against(3, [{ ...p, replacements: [{ kind: 'double' }] }, q]);
    expect(need(board, 'p')).toBe(2);
    expect(answer(board, { p: 2, q: 1 })).toEqual(['legal']);
  });
  it('smallest-raw-amount refused: 3, doubled, for 3 Might', () => {
    const board = against(3, [{ ...p, replacements: [{ kind: 'double' }] }, q]);
    expect(answer(board, { p: 3 })).toEqual(['no-excess']);
  });

  it('replacements-at-assignment accepted: in the order that was chosen', () => {
    const seven = { kind: 'prevent', amount: 7 } as const;
    const twice = { kind: 'double' } as const;
    const first = against(10, [{ id: 'x', might: 4, replacements: [seven, twice] }, p]);
    const last = against(7, [{ id: 'x', might: 4, replacements: [twice, seven] }, p]);
    expect(answer(first, { x: 9, p: 1 })).toEqual(['legal']);
    expect(answer(last, { x: 6, p: 1 })).toEqual(['legal']);
  });
  it('replacements-at-assignment refused: the amount of the other order', () => {
    const seven = { kind: 'prevent', amount: 7 } as const;
    const twice = { kind: 'double' } as const;
    const first = against(7, [{ id: 'x', might: 4, replacements: [seven, twice] }, p]);
    const last = against(10, [{ id: 'x', might: 4, replacements: [twice, seven] }, p]);
    expect(answer(first, { x: 6, p: 1 })).toEqual(['lethal-in-full']);
    expect(answer(last, { x: 9, p: 1 })).toEqual(['no-excess']);
  });

  it('prevent-value accepted: what is stopped is needed on top', () => {
    const board = against(6, [{ id: 'x', might: 2, replacements: [{ kind: 'prevent', amount: 3 }] }, p]);
    expect(answer(board, { x: 5, p: 1 })).toEqual(['legal']);
    expect(ledger(board, 'x', 2)).toMatchObject({ dealt: 0, entries: [{ before: 2, after: 0, left: 1 }] });
  });
  it('prevent-value refused: a unit is not done by its Might alone', () => {
    const board = against(5, [{ id: 'x', might: 2, replacements: [{ kind: 'prevent', amount: 3 }] }, p]);
    expect(answer(board, { x: 2, p: 3 })).toEqual(['legal']);
    expect(answer(board, { x: 3, p: 2 })).toEqual(['lethal-in-full']);
  });

  it('prevented-never-lethal accepted: it takes whatever it is given', () => {
    expect(answer(against(9, [warded, p]), { warded: 9 })).toEqual(['legal']);
    expect(answer(against(9, [{ ...warded, tank: true }, p]), { warded: 9 })).toEqual(['legal']);
  });
  it('prevented-never-lethal refused: nothing moves on from it, and it keeps its place', () => {
    expect(answer(against(9, [{ ...warded, tank: true }, p]), { p: 9 })).toEqual(['no-excess', 'tank-first']);
    expect(answer(against(9, [warded, archer]), { warded: 7, archer: 2 })).toEqual(['backline-last']);
    // The others stay capped while it is there.
    expect(answer(against(9, [warded, p]), { p: 9 })).toEqual(['no-excess']);
  });

  it('deal-at-once accepted: a unit that dies has counted', () => {
    const board = combatOf({ units: [{ id: 'A', might: 3 }] }, { units: [p] });
    expect(fought(board, { p: 3 }, { A: 3 })).toMatchObject({ killed: ['A', 'p'], result: 'no-result' });
  });
  it('deal-at-once refused: leaving out a unit because it will die', () => {
    const board = combatOf({ units: [{ id: 'A', might: 3 }] }, { units: [p] });
    expect(defended(board, {})).toEqual(['assign-whole-total']);
  });

  it('kill-together accepted: all that are lethally damaged, by whatever', () => {
    const board = combatOf(
      { anyDamageIsLethal: true, units: [{ id: 'A', might: 1 }] },
      {
        units: [
          { id: 'big', might: 9 },
          { id: 'dying', might: 2, marked: 2, immune: true },
        ],
      },
    );
    const after = fought(board, { big: 1 }, { A: 11 });
    expect(after.killed).toEqual(['A', 'big', 'dying']);
    expect(after.healed).toEqual([]);
  });
  it('kill-together refused: more for a unit that is already dying', () => {
    expect(answer(against(1, [{ ...p, marked: 3 }, q]), { p: 1 })).toEqual(['no-excess']);
  });

  it('heal-all accepted: survivors with damage, new or old', () => {
    const board = combatOf(
      {
        units: [
          { id: 'A', might: 1 },
          { id: 'B', might: 5, marked: 1 },
          { id: 'C', might: 0 },
        ],
      },
      { units: [{ id: 'p', might: 8 }] },
    );
    const after = fought(board, { p: 6 }, { A: 1, B: 4, C: 3 });
    expect(after).toMatchObject({ killed: ['A', 'B', 'C'], healed: ['p'] });
    const other = fought(
      against(1, [
        { id: 'p', might: 2 },
        { id: 'r', might: 3, marked: 2 },
      ]),
      { p: 1 },
      { A: 5 },
    );
    expect(other).toMatchObject({ killed: ['A'], healed: ['p', 'r'] });
  });
  it('heal-all refused: old damage is still there while assigning', () => {
    expect(answer(against(3, [{ ...p, marked: 2 }, q]), { p: 3 })).toEqual(['no-excess']);
  });

  it('recall-attackers accepted: units of both sides are left', () => {
    const board = against(1, [{ id: 'p', might: 2, stunned: true }]);
    expect(fought(board, { p: 1 }, {})).toMatchObject({ recalled: true, result: 'no-result' });
  });
  it('recall-attackers refused: damage cannot be kept back to be recalled', () => {
    expect(answer(against(3, [p]), { p: 2 })).toEqual(['assign-whole-total']);
  });

  it('combat-result accepted: the side that alone has units left', () => {
    expect(fought(against(3, [p]), { p: 3 }, { A: 3 })).toMatchObject({
      recalled: false,
      result: 'no-result',
    });
    expect(fought(against(4, [p]), { p: 4 }, { A: 3 })).toMatchObject({
      recalled: false,
      result: 'attacker',
    });
    expect(fought(against(2, [p]), { p: 2 }, { A: 3 })).toMatchObject({
      recalled: false,
      result: 'defender',
    });
  });
  it('combat-result refused: sparing the last enemy unit by passing its need to nobody', () => {
    expect(answer(against(4, [p]), { p: 2 })).toEqual(['assign-whole-total']);
  });
});
