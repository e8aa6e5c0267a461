import { describe, expect, it } from 'vitest';
import { type Combat, deathTotals, type Flip, flips, type SingleChange } from '../../../src/engine/index.ts';
import { differences } from '../../../src/islands/lab/differences.ts';
import { groupFlips } from '../../../src/islands/lab/flip-groups.ts';
import { nextName } from '../../../src/islands/lab/next-name.ts';
import { totalRows } from '../../../src/islands/lab/totals.ts';
import { answerWish } from '../../../src/islands/lab/wish-answer.ts';
import { against, combatOf } from '../engine/combats.ts';

/** 8 damage: the Tank first, then any of three, the last one behind all. */
const board = against(8, [
  { id: 'tank', might: 2, tank: true },
  { id: 'two', might: 2 },
  { id: 'three', might: 3 },
  { id: 'four', might: 4 },
  { id: 'last', might: 1, backline: true },
]);

describe('the answer to a wish', () => {
  it('without a wish: in how many splits each unit dies', () => {
    // 6 go behind the Tank: on two and three with 1 left, on two and four, on three or on four with the rest begun.
    const { all, sets, dying, reason } = answerWish(board, 'attacker', { dead: [], alive: [] });
    expect([all, sets, reason]).toEqual([4n, 4n, null]);
    expect([...dying]).toEqual([
      ['tank', 4n],
      ['two', 2n],
      ['three', 2n],
      ['four', 2n],
      ['last', 0n],
    ]);
  });

  it('that can come true: what else dies or lives in any case', () => {
    const answer = answerWish(board, 'attacker', { dead: ['two'], alive: ['four'] });
    expect(answer).toMatchObject({ of: 1n, alsoDie: ['tank', 'three'], alsoLive: ['last'], reason: null });
    expect(answer.granted.example?.amounts).toEqual({ tank: 2, two: 2, three: 3, four: 1 });
  });

  const reason = (combat: Combat, dead: readonly string[], alive: readonly string[] = []) =>
    answerWish(combat, 'attacker', { dead, alive }).reason;

  it('that cannot: how much more it takes, or who is in the way', () => {
    expect(reason(board, ['last'])).toEqual({ kind: 'more', needed: 12, more: 4 });
    expect(reason(board, ['three', 'four'])).toEqual({ kind: 'more', needed: 9, more: 1 });
    expect(reason(board, [], ['tank'])).toEqual({ kind: 'dies', units: ['tank'] });
    // With 1 the Tank dies; with more it dies before whoever is behind it.
    const behind = (total: number) =>
      against(total, [
        { id: 'tank', might: 2, tank: true },
        { id: 'wish', might: 3 },
      ]);
    expect(answerWish(behind(1), 'attacker', { dead: ['wish'], alive: ['tank'] }).reason).toEqual({
      kind: 'with',
      units: ['tank'],
    });
    expect(answerWish(behind(2), 'attacker', { dead: ['wish'], alive: ['tank'] }).reason).toEqual({
      kind: 'dies',
      units: ['tank'],
    });
    // 2 or 3 of the three die with 6: not none of them.
    expect(reason(board, [], ['two', 'three', 'four'])).toEqual({ kind: 'together' });
    const odd = against(9, [
      { id: 'ward', might: 1, tank: true, replacements: [{ kind: 'prevent', amount: 'all' }] },
      { id: 'gone', might: 1, marked: 1 },
      { id: 'behind', might: 1 },
    ]);
    expect(reason(odd, ['ward'])).toEqual({ kind: 'safe', units: ['ward'] });
    expect(reason(odd, [], ['gone'])).toEqual({ kind: 'gone', units: ['gone'] });
    const untouchable = against(1, [
      { id: 'marked', might: 1, marked: 1, immune: true },
      { id: 'other', might: 3 },
    ]);
    expect(reason(untouchable, ['other'], ['marked'])).toEqual({ kind: 'gone', units: ['marked'] });
    expect(reason(odd, ['behind'])).toEqual({ kind: 'blocked' });
  });
});

describe('the totals with which something changes', () => {
  const rowsOf = (combat: Combat) =>
    totalRows(
      combat,
      'attacker',
      new Map(combat.defender.units.map(({ id }) => [id, deathTotals(combat, 'attacker', id)])),
    );

  it('begin now and end where everything dies', () => {
    const { rows, never, notNow } = rowsOf(board);
    expect(never).toEqual([]);
    expect(notNow).toEqual(['last']);
    expect(rows).toEqual([
      { total: 8, more: 0, can: ['two', 'three', 'four'], must: ['tank'], isAll: false },
      // 9 behind the Tank kill all three; before that, the last of them may have been begun only.
      { total: 11, more: 3, can: [], must: ['two', 'three', 'four'], isAll: false },
      { total: 12, more: 4, can: [], must: ['last'], isAll: true },
    ]);
  });

  it('leave out what no total kills', () => {
    const { rows, never } = rowsOf(
      against(1, [
        { id: 'ghost', might: 1, immune: true },
        { id: 'a', might: 2 },
      ]),
    );
    expect(never).toEqual(['ghost']);
    expect(rows).toEqual([
      { total: 1, more: 0, can: [], must: [], isAll: false },
      { total: 2, more: 1, can: [], must: ['a'], isAll: true },
    ]);
  });
});

describe('single changes in groups', () => {
  it('by fate, and the same change on several units in one row', () => {
    const two = combatOf(
      {
        units: [
          { id: 'ram', might: 1 },
          { id: 'runner', might: 1 },
        ],
      },
      { units: [{ id: 'wall', might: 3 }] },
    );
    const found = [...flips(two, 'attacker', 'wall')].filter((flip) => flip !== undefined);
    const shown = groupFlips(two, found).map(({ fate, rows }) => [
      fate,
      rows.map(({ side, kind, changes }) => `${side} ${kind}: ${changes.map(({ unit }) => unit)}`),
    ]);
    expect(shown).toEqual([
      [
        'dies',
        ['attacker might-or-assault-up: ram,runner', 'defender might-down: wall', 'defender marked-up: wall'],
      ],
    ]);
  });

  it('Might and keyword stay apart where they do not do the same', () => {
    const change = (kind: 'might' | 'bonus', unit: string): Flip => ({
      change: { kind, unit, by: -1 } as SingleChange,
      fate: 'lives',
    });
    const two = combatOf(
      { units: [{ id: 'a', might: 1 }] },
      {
        units: [
          { id: 'd', might: 1 },
          { id: 'e', might: 1 },
        ],
      },
    );
    const [group] = groupFlips(two, [change('might', 'd'), change('bonus', 'd'), change('might', 'e')]);
    expect(group?.rows.map(({ kind }) => kind)).toEqual(['might-down', 'shield-down']);
  });
});

describe('what differs on two tables', () => {
  it('units that changed, came or went, and players', () => {
    const there = combatOf(
      { units: [{ id: 'A', might: 8 }], ignores: ['tank'] },
      {
        units: [
          { id: 'tank', might: 2 },
          { id: 'two', might: 2, card: 'some-card' },
          { id: 'new', might: 1 },
        ],
      },
    );
    const { units, players } = differences(board, there);
    expect(players).toEqual(['attacker']);
    expect(units.map(({ id, here, there: other }) => [id, here !== null, other !== null])).toEqual([
      ['tank', true, true],
      ['three', true, false],
      ['four', true, false],
      ['last', true, false],
      ['new', false, true],
    ]);
    expect(differences(board, board)).toEqual({ units: [], players: [] });
  });
});

describe('the name of one more of a card', () => {
  it('is the next that nobody has, within the limit', () => {
    expect(nextName('Vayne, Hunter', [])).toBe('Vayne, Hunter');
    expect(nextName('Vayne, Hunter', ['Vayne, Hunter', undefined])).toBe('Vayne, Hunter 2');
    expect(nextName('x', ['x', 'x 2', 'x 3'])).toBe('x 4');
    const long = 'n'.repeat(40);
    expect(nextName(long, [long])).toBe(`${'n'.repeat(38)} 2`);
  });
});
