import { describe, expect, it } from 'vitest';
import { type Ask, type Asking, ask, nothingAsked, wishOf } from '../../../src/islands/lab/asking.ts';
import { against } from '../engine/combats.ts';

const asked = (...actions: readonly Ask[]): Asking => actions.reduce(ask, nothingAsked);
const press = (unit: string): Ask => ({ type: 'press', unit });
const question = (to: Asking['question']): Ask => ({ type: 'question', question: to });

describe('what is asked of the board', () => {
  it('a press wishes a unit dead, a second one alive, a third one takes the wish back', () => {
    expect(asked(press('a')).wanted).toEqual({ a: 'dead' });
    expect(asked(press('a'), press('b'), press('a')).wanted).toEqual({ a: 'alive', b: 'dead' });
    expect(asked(press('a'), press('a'), press('a')).wanted).toEqual({});
  });

  it('where needs are asked about, a press picks a unit and a second one lets it go', () => {
    const picked = asked(press('a'), question('needs'), press('b'));
    expect(picked).toEqual({ question: 'needs', wanted: { a: 'dead' }, unit: 'b' });
    expect(ask(picked, press('c')).unit).toBe('c');
    expect(ask(picked, press('b')).unit).toBeNull();
  });

  it('starting over keeps the question', () => {
    const asking = asked(question('needs'), press('a'), { type: 'clear' });
    expect(asking).toEqual({ ...nothingAsked, question: 'needs' });
  });

  it('wishes are those for the enemies of a side that are still there, in setup order', () => {
    const board = against(3, [
      { id: 'b', might: 1 },
      { id: 'toString', might: 1 },
      { id: 'a', might: 1 },
    ]);
    const asking = asked(press('a'), press('gone'), press('b'), press('A'), press('A'));
    expect(wishOf(asking, board, 'attacker')).toEqual({ dead: ['b', 'a'], alive: [] });
    expect(wishOf(asking, board, 'defender')).toEqual({ dead: [], alive: ['A'] });
  });
});
