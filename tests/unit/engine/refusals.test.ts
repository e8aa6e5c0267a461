import { describe, expect, it } from 'vitest';
import { checkAssignment } from '../../../src/engine/index.ts';
import { against, combatOf, legalOf, needing, refusedBy } from './combats.ts';

const p = needing('p', 3);
const q = needing('q', 3);
const tank = needing('tank', 2, { tank: true });
const back = needing('back', 2, { backline: true });
const both = needing('both', 2, { tank: true, backline: true });
const ghost = needing('ghost', 'exempt');
const warded = needing('warded', 'never');
const dead = needing('dead', 0);

describe('assign-whole-total', () => {
  it('accepted: the sum is the total; 0 has the empty assignment', () => {
    expect(refusedBy(against(4, [p, q]), { p: 3, q: 1 })).toEqual([]);
    expect(refusedBy(against(0, [p, q]), {})).toEqual([]);
    expect(refusedBy(against(0, [p, q]), { p: 0 })).toEqual([]);
  });
  it('refused: less and more, with what was given and what had to be', () => {
    for (const [assignment, given] of [
      [{ p: 3 }, 3],
      [{ p: 3, q: 2 }, 5],
      [{}, 0],
    ] as const) {
      expect(checkAssignment(against(4, [p, q]), 'attacker', assignment)).toMatchObject({
        refusals: [
          { rule: 'assign-whole-total', section: '465.2.c', units: [], waiting: [], given, total: 4 },
        ],
      });
    }
  });
  it('refused: amounts that are no whole numbers of 0 or more, without a fix', () => {
    for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60]) {
      expect(checkAssignment(against(4, [p, q]), 'attacker', { p: wrong, q: 4 - wrong })).toMatchObject({
        refusals: [{ rule: 'assign-whole-total' }],
      });
      expect(checkAssignment(against(4, [p, q]), 'attacker', { p: wrong })).not.toHaveProperty('fix');
    }
    expect(checkAssignment(against(4, [p, q]), 'attacker', { q: 0.5, z: -1, p: 3.5, b: -2 })).toMatchObject({
      refusals: [{ rule: 'assign-whole-total', units: ['p', 'q', 'b', 'z'] }, { rule: 'own-enemy-only' }],
    });
  });
});

describe('own-enemy-only', () => {
  it('accepted: enemy units, from either side', () => {
    expect(refusedBy(against(3, [p]), { p: 3 })).toEqual([]);
    expect(refusedBy(against(4, [p]), { A: 3 }, undefined, 'defender')).toEqual([]);
  });
  it('refused: own units and unknown ids, sorted, even with 0; inherited names are nobody', () => {
    const { refusals, fix } = checkAssignment(against(3, [p]), 'attacker', {
      toString: 0,
      nobody: 1,
      A: 1,
      p: 1,
    } as never) as never as {
      refusals: unknown;
      fix: { amounts: unknown };
    };
    expect(refusals).toEqual([
      { rule: 'own-enemy-only', section: '465.2.c', units: ['A', 'nobody', 'toString'], waiting: [] },
    ]);
    expect(fix.amounts).toEqual({ p: 3 });
    const hostile = JSON.parse('{"__proto__":3}');
    expect(checkAssignment(against(3, [p]), 'attacker', hostile)).toMatchObject({
      refusals: [{ rule: 'own-enemy-only', units: ['__proto__'] }],
    });
    expect(refusedBy(against(3, [{ id: 'constructor', might: 3 }, q]), { constructor: 3 } as never)).toEqual(
      [],
    );
    expect(refusedBy(against(3, [{ id: 'constructor', might: 3 }, q]), { q: 3 })).toEqual([]);
  });
});

describe('lethal-in-full', () => {
  it('accepted: one after the other; free-start: one that cannot be finished', () => {
    expect(refusedBy(against(4, [p, q]), { p: 1, q: 3 })).toEqual([]);
    expect(refusedBy(against(4, [needing('five', 5), p]), { five: 4 })).toEqual([]);
  });
  it('refused: two begun and not done, a never-lethal one among them', () => {
    expect(checkAssignment(against(4, [p, q]), 'attacker', { q: 2, p: 2 })).toMatchObject({
      refusals: [{ rule: 'lethal-in-full', section: '465.2.c.3', units: ['p', 'q'], waiting: [] }],
    });
    expect(refusedBy(against(4, [p, warded]), { p: 2, warded: 2 })).toEqual(['lethal-in-full']);
  });
});

describe('no-excess', () => {
  it('accepted: above the need when nobody waits; an exempt unit does not wait', () => {
    expect(refusedBy(against(7, [p, q]), { p: 4, q: 3 })).toEqual([]);
    expect(refusedBy(against(7, [p, ghost]), { p: 7 })).toEqual([]);
  });
  it('accepted: doubling-overshoot, 2 raw that become 4 on 3 Might', () => {
    const doubled = { ...p, replacements: [{ kind: 'double' }] } as const;
    expect(refusedBy(against(4, [doubled, q]), { p: 2, q: 2 })).toEqual([]);
    expect(refusedBy(against(3, [doubled, q]), { p: 3 })).toEqual(['no-excess']);
  });
  it('refused: above the need while another lacks, also one that never gets it', () => {
    expect(checkAssignment(against(4, [p, q, ghost]), 'attacker', { p: 4 })).toMatchObject({
      refusals: [{ rule: 'no-excess', section: '465.2.c.4', units: ['p'], waiting: ['q'] }],
      fix: { amounts: { p: 3, q: 1 } },
    });
    expect(refusedBy(against(4, [p, warded]), { p: 4 })).toEqual(['no-excess']);
    expect(refusedBy(against(1, [dead, p]), { dead: 1 })).toEqual(['no-excess']);
  });
});

describe('exempt-immune', () => {
  it('accepted: passed over, and open to leftover (exempt-takes-leftover)', () => {
    expect(refusedBy(against(3, [{ ...ghost, tank: true }, p]), { p: 3 })).toEqual([]);
    expect(refusedBy(against(5, [ghost, p]), { p: 3, ghost: 2 })).toEqual([]);
    expect(refusedBy(against(5, [ghost, { ...ghost, id: 'other' }]), { ghost: 4, other: 1 })).toEqual([]);
  });
  it('refused: before the others have their need', () => {
    expect(checkAssignment(against(4, [ghost, p, q]), 'attacker', { ghost: 1, p: 3 })).toMatchObject({
      refusals: [{ rule: 'exempt-immune', section: '465.2.c.10', units: ['ghost'], waiting: ['q'] }],
      fix: { amounts: { p: 3, q: 1 } },
    });
    expect(refusedBy(against(2, [ghost, warded]), { ghost: 2 })).toEqual(['exempt-immune']);
  });
});

describe('tank-first', () => {
  it('accepted: Tanks in any order, then the others; only lethal first, not everything', () => {
    const other = { ...tank, id: 'other' };
    expect(refusedBy(against(3, [p, tank, other]), { tank: 2, other: 1 })).toEqual([]);
    expect(refusedBy(against(3, [p, tank, other]), { tank: 1, other: 2 })).toEqual([]);
    expect(refusedBy(against(5, [p, tank, other]), { tank: 2, other: 2, p: 1 })).toEqual([]);
  });
  it('accepted: a Tank without lethal need holds nobody up, nor does one that is ignored', () => {
    expect(refusedBy(against(3, [p, { ...tank, marked: 2 }]), { p: 3 })).toEqual([]);
    expect(refusedBy(against(3, [p, { ...tank, immune: true }]), { p: 3 })).toEqual([]);
    expect(refusedBy(against(3, [p, tank], { ignores: ['tank'] }), { p: 3 })).toEqual([]);
  });
  it('accepted: the defender’s ignoring changes nothing for the attacker, and the other way round', () => {
    const combat = combatOf(
      {
        units: [
          { id: 'a', might: 3 },
          { id: 'guard', might: 1, tank: true },
        ],
      },
      { units: [p, tank], ignores: ['tank'] },
    );
    expect(refusedBy(combat, { p: 4 })).toContain('tank-first');
    expect(refusedBy(combat, { a: 3, guard: 2 }, undefined, 'defender')).toEqual([]);
    expect(refusedBy(against(1, [p]), { A: 3 }, undefined, 'defender')).toEqual([]);
  });
  it('refused: anything without Tank before each Tank is done', () => {
    const other = { ...tank, id: 'other' };
    expect(
      checkAssignment(against(6, [back, p, tank, other]), 'attacker', { tank: 2, p: 3, back: 1 }),
    ).toMatchObject({
      refusals: [
        { rule: 'tank-first', section: '815.1.c.2', units: ['back', 'p'], waiting: ['other'] },
        { rule: 'backline-last', units: ['back'], waiting: ['other'] },
      ],
    });
  });
  it('refused: zero-might-tank, a Tank of 0 Might needs its 1 first', () => {
    const zero = { id: 'zero', might: 0, tank: true };
    expect(refusedBy(against(3, [p, zero]), { p: 3 })).toEqual(['tank-first']);
    expect(refusedBy(against(3, [p, zero]), { p: 2, zero: 1 })).toEqual([]);
  });
  it('refused: prevented-tank, a Tank under "prevent all" is not passed by', () => {
    expect(refusedBy(against(3, [p, { ...warded, tank: true }]), { p: 3 })).toEqual(['tank-first']);
    expect(refusedBy(against(3, [p, { ...warded, tank: true }]), { warded: 3 })).toEqual([]);
  });
});

describe('backline-last', () => {
  it('accepted: behind all others, in any order among themselves', () => {
    const other = { ...back, id: 'other' };
    expect(refusedBy(against(6, [p, back, other]), { p: 3, back: 2, other: 1 })).toEqual([]);
    expect(refusedBy(against(6, [p, back, other]), { p: 3, back: 1, other: 2 })).toEqual([]);
    expect(refusedBy(against(2, [p, back], { ignores: ['backline'] }), { back: 2 })).toEqual([]);
    expect(refusedBy(against(2, [ghost, dead, back]), { back: 2 })).toEqual([]);
  });
  it('refused: before a unit without Backline is done', () => {
    expect(checkAssignment(against(4, [p, back, tank]), 'attacker', { tank: 2, back: 2 })).toMatchObject({
      refusals: [{ rule: 'backline-last', section: '826.4.b', units: ['back'], waiting: ['p'] }],
      fix: { amounts: { tank: 2, p: 2 } },
    });
  });
  it('refused: prevented-blocks-backline, nothing gets behind an ordinary unit under "prevent all"', () => {
    expect(refusedBy(against(3, [warded, back]), { warded: 1, back: 2 })).toEqual(['backline-last']);
    expect(refusedBy(against(3, [warded, back]), { warded: 3 })).toEqual([]);
  });
});

describe('pick-tank-or-backline', () => {
  const second = needing('second', 3, { tank: true, backline: true });

  it('accepted: first or last, each unit on its own', () => {
    const board = against(6, [both, second, needing('o', 2)]);
    expect(legalOf(board, { both: 2, second: 3, o: 1 }).choices).toEqual({ both: 'tank', second: 'tank' });
    expect(legalOf(board, { both: 2, o: 2, second: 2 }).choices).toEqual({
      both: 'tank',
      second: 'backline',
    });
    expect(legalOf(board, { second: 3, o: 2, both: 1 }).choices).toEqual({
      both: 'backline',
      second: 'tank',
    });
  });
  it('accepted: begun as a Tank while real Tanks wait', () => {
    expect(refusedBy(against(1, [tank, both, p]), { both: 1 })).toEqual([]);
    expect(refusedBy(against(3, [tank, both, p]), { both: 2, tank: 1 })).toEqual([]);
  });
  it('accepted: stated choices that fit', () => {
    expect(legalOf(against(4, [both, p]), { both: 2, p: 2 }, { both: 'tank' }).choices).toEqual({
      both: 'tank',
    });
    expect(legalOf(against(4, [both, p]), { both: 1, p: 3 }, { both: 'backline' }).choices).toEqual({
      both: 'backline',
    });
    expect(legalOf(against(3, [both, p]), { p: 3 }, { both: 'backline' }).choices).toEqual({
      both: 'backline',
    });
  });
  it('refused: in the middle', () => {
    expect(
      checkAssignment(against(3, [both, needing('o', 2), needing('r', 2)]), 'attacker', { o: 2, both: 1 }),
    ).toMatchObject({
      refusals: [{ rule: 'pick-tank-or-backline', section: '465.2.c.8', units: ['both'], waiting: ['r'] }],
    });
  });
  it('refused: choice-fixed, a stated choice holds for the whole split', () => {
    expect(
      checkAssignment(against(4, [both, p]), 'attacker', { both: 2, p: 2 }, { both: 'backline' }),
    ).toMatchObject({
      refusals: [{ rule: 'backline-last', units: ['both'], waiting: ['p'] }],
      fix: { amounts: { both: 1, p: 3 }, choices: { both: 'backline' } },
    });
    expect(
      checkAssignment(against(4, [both, p]), 'attacker', { both: 1, p: 3 }, { both: 'tank' }),
    ).toMatchObject({
      refusals: [{ rule: 'tank-first', units: ['p'], waiting: ['both'] }],
      fix: { amounts: { both: 2, p: 2 }, choices: { both: 'tank' } },
    });
  });
  it('refused: one choice stated, the other open and wrong under it', () => {
    const board = against(4, [both, second, needing('o', 2)]);
    expect(refusedBy(board, { both: 2, o: 2 }, { second: 'tank' })).toEqual(['tank-first']);
    expect(refusedBy(board, { second: 3, both: 1 }, { second: 'backline' })).toEqual([
      'backline-last',
      'pick-tank-or-backline',
    ]);
  });
  it('refused: a choice for nobody, or for a unit without both keywords', () => {
    const board = against(3, [both, p, tank]);
    const check = (choices: object) =>
      checkAssignment(board, 'attacker', { tank: 2, both: 1 }, choices as never);
    expect(check({ nobody: 'tank' })).toMatchObject({
      refusals: [{ rule: 'own-enemy-only', units: ['nobody'] }],
    });
    expect(check({ tank: 'tank', p: 'backline' })).toMatchObject({
      refusals: [{ rule: 'pick-tank-or-backline', units: ['p', 'tank'], waiting: [] }],
      fix: { amounts: { tank: 2, both: 1 } },
    });
    expect(check({ both: 'first' })).toMatchObject({
      refusals: [{ rule: 'pick-tank-or-backline', units: ['both'] }],
    });
    expect(check({ both: 'tank' })).toMatchObject({ ok: true });
  });
  it('clash-needs-ordinary: without an ordinary unit in need both demands hold and a choice is ignored', () => {
    for (const others of [
      [back, tank],
      [back, tank, ghost],
      [back, tank, dead],
    ]) {
      const board = against(5, [both, ...others]);
      expect(legalOf(board, { tank: 2, both: 2, back: 1 }).choices).toEqual({});
      expect(refusedBy(board, { tank: 2, back: 2, both: 1 }, { both: 'backline' })).toEqual(['tank-first']);
    }
    expect(refusedBy(against(1, [both]), { both: 1 }, { both: 'backline' })).toEqual([]);
  });
  it('ignore-one-of-both: whoever ignores one keyword meets the other one alone', () => {
    expect(refusedBy(against(2, [both, p], { ignores: ['tank'] }), { both: 2 })).toEqual(['backline-last']);
    expect(refusedBy(against(2, [both, p], { ignores: ['tank'] }), { p: 2 }, { both: 'tank' })).toEqual([]);
    expect(refusedBy(against(3, [both, p], { ignores: ['backline'] }), { p: 3 })).toEqual(['tank-first']);
    expect(refusedBy(against(3, [both, p], { ignores: ['tank', 'backline'] }), { p: 2, both: 1 })).toEqual([
      'lethal-in-full',
    ]);
    // What is ignored can also make a unit the ordinary one over which the demands clash.
    expect(refusedBy(against(2, [both, tank]), { tank: 2 })).toEqual([]);
    expect(legalOf(against(2, [both, back], { ignores: ['backline'] }), { both: 2 }).choices).toEqual({});
  });
});

describe('several rules at once', () => {
  it('are all given, in the order of the table', () => {
    const board = against(6, [
      needing('t2', 2, { tank: true }),
      needing('t3', 3, { tank: true }),
      needing('o', 4),
    ]);
    expect(checkAssignment(board, 'attacker', { t2: 1, t3: 1, o: 4 })).toMatchObject({
      refusals: [
        { rule: 'lethal-in-full', units: ['t2', 't3'] },
        { rule: 'tank-first', units: ['o'], waiting: ['t2', 't3'] },
      ],
      fix: { amounts: { t2: 2, t3: 3, o: 1 } },
    });
    const all = against(9, [p, tank, back, both, ghost]);
    expect(refusedBy(all, { p: 4, tank: 1, back: 1, both: 1, ghost: 1, A: 2 })).toEqual([
      'assign-whole-total',
      'own-enemy-only',
      'lethal-in-full',
      'no-excess',
      'exempt-immune',
      'tank-first',
      'backline-last',
      'pick-tank-or-backline',
    ]);
  });
});

describe('E12 leftover', () => {
  it('leftover-free: anywhere among the enemy units once all have their need', () => {
    const board = against(9, [tank, p, back]);
    for (const assignment of [
      { tank: 4, p: 3, back: 2 },
      { tank: 2, p: 5, back: 2 },
      { tank: 3, p: 3, back: 3 },
    ]) {
      expect(refusedBy(board, assignment)).toEqual([]);
    }
    expect(refusedBy(board, { tank: 5, p: 3, back: 1 })).toEqual(['no-excess']);
  });
  it('already-lethal: units that need nothing may take leftover', () => {
    expect(refusedBy(against(3, [dead]), { dead: 3 })).toEqual([]);
    expect(refusedBy(against(4, [dead, p]), { dead: 1, p: 3 })).toEqual([]);
  });
  it('leftover-waits-for-prevented: it goes to the unit that is never done', () => {
    expect(refusedBy(against(9, [p, warded]), { p: 3, warded: 6 })).toEqual([]);
    expect(refusedBy(against(9, [p, warded]), { p: 4, warded: 5 })).toEqual(['no-excess']);
    expect(refusedBy(against(9, [p, warded, ghost]), { p: 3, warded: 5, ghost: 1 })).toEqual([
      'exempt-immune',
    ]);
  });
  it('prevented-start-traps: what begins on it stays on it', () => {
    expect(refusedBy(against(9, [p, warded]), { warded: 9 })).toEqual([]);
    expect(refusedBy(against(5, [p, warded]), { warded: 3, p: 2 })).toEqual(['lethal-in-full']);
  });
});
