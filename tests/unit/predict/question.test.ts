import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountOn,
  type Combat,
  checkAssignment,
  createCombat,
  enemyOf,
  type LegalAssignment,
  legalAssignments,
  resolve,
  type Setup,
  type SideName,
  withOrder,
} from '../../../src/engine/index.ts';
import { type Example, exampleIds, examples } from '../../../src/examples/index.ts';
import { sceneAt } from '../../../src/islands/board/scene.ts';
import {
  type Guess,
  judgeGuess,
  type Moment,
  pressable,
  type Question,
  questionAt,
} from '../../../src/islands/predict/question.ts';
import { combats, small } from '../oracle/arbitraries.ts';
import { runs } from '../oracle/runs.ts';

type Amounts = Readonly<Record<string, number>>;

const combatOf = (setup: Setup): Combat => {
  const made = createCombat(setup);
  if (!made.ok) throw new Error(JSON.stringify(made.refusals));
  return made.value;
};

const legalOf = (combat: Combat, side: SideName, amounts: Amounts): LegalAssignment => {
  const checked = checkAssignment(combat, side, amounts);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value;
};

const momentOf = (combat: Combat, attacker: LegalAssignment, defender: LegalAssignment): Moment => ({
  combat,
  steps: resolve(combat, { attacker, defender }).steps,
  position: 0,
  choices: { attacker: attacker.choices, defender: defender.choices },
});

const nothing: Guess = { units: [], amount: 0, result: null };
const put = (unit: string, amount: number): Guess => ({ ...nothing, units: [unit], amount });
const press = (...units: string[]): Guess => ({ ...nothing, units });

/** Six points on two Tanks that need 2 and 3, and on a lookout that needs 4 behind them; nine come back. */
const walls: Setup = {
  v: 1,
  attacker: {
    units: [
      { id: 'ram', might: 4 },
      { id: 'runner', might: 1, assault: 1 },
    ],
  },
  defender: {
    units: [
      { id: 'low', might: 2, tank: true },
      { id: 'high', might: 3, tank: true },
      { id: 'lookout', might: 4 },
    ],
  },
};
const wallsAt = (position: number): Moment => {
  const combat = combatOf(walls);
  const attacker = legalOf(combat, 'attacker', { low: 2, high: 3, lookout: 1 });
  return { ...momentOf(combat, attacker, legalOf(combat, 'defender', { ram: 4, runner: 5 })), position };
};

const judgeAt = (moment: Moment, guess: Guess) => judgeGuess(moment, questionAt(moment) as Question, guess);
const is = (moment: Moment, guess: Guess) => judgeAt(moment, guess).is;
const why = (moment: Moment, guess: Guess): string => {
  const verdict = judgeAt(moment, guess);
  if (verdict.is !== 'wrong') return verdict.is;
  if (!verdict.reason) return 'wrong';
  return verdict.reason.kind === 'refused' ? verdict.reason.refusal.rule : verdict.reason.kind;
};

describe('what is asked before each step', () => {
  test('sums, parts, dealing, deaths and the result, in their order', () => {
    const { steps } = wallsAt(0);
    expect(steps.map((_, position) => questionAt({ steps, position })?.kind)).toEqual([
      ...['sum', 'sum', 'assign', 'assign', 'assign', 'assign', 'assign'],
      ...['dealt', 'dies', 'heals', 'result'],
    ]);
    expect(questionAt({ steps, position: steps.length })).toBeNull();
  });
});

describe('answers are judged by the rules', () => {
  test('a sum', () => {
    expect(is(wallsAt(0), { ...nothing, amount: 6 })).toBe('right');
    // Without its Assault.
    expect(is(wallsAt(0), { ...nothing, amount: 5 })).toBe('wrong');
    expect(is(wallsAt(1), { ...nothing, amount: 9 })).toBe('right');
  });

  test('either Tank may be first; a unit behind them, too much, too little and nobody are wrong', () => {
    const first = wallsAt(2);
    expect(is(first, put('low', 2))).toBe('right');
    expect(is(first, put('high', 3))).toBe('other');
    expect(why(first, put('lookout', 4))).toBe('tank-first');
    expect(why(first, put('low', 3))).toBe('no-excess');
    expect(why(first, put('high', 2))).toBe('unfinished');
    expect(why(first, put('low', 0))).toBe('wrong');
    expect(why(first, nothing)).toBe('wrong');
    expect(why(first, put('ram', 4))).toBe('own-enemy-only');
  });

  test('what is left stays on the last unit, which it does not finish', () => {
    expect(is(wallsAt(4), put('lookout', 1))).toBe('right');
    expect(why(wallsAt(4), put('lookout', 2))).toBe('assign-whole-total');
    expect(why(wallsAt(4), put('low', 1))).toBe('no-excess');
  });

  test('leftover may be cut as one likes', () => {
    const combat = combatOf({
      v: 1,
      attacker: { units: [{ id: 'a', might: 7 }] },
      defender: {
        units: [
          { id: 'd', might: 1 },
          { id: 'e', might: 2 },
        ],
      },
    });
    const moment = momentOf(
      combat,
      legalOf(combat, 'attacker', { d: 1, e: 6 }),
      legalOf(combat, 'defender', { a: 3 }),
    );
    const second = { ...moment, position: 3 };
    expect([2, 3, 5, 6].map((n) => is(second, put('e', n)))).toEqual(['other', 'other', 'other', 'right']);
    expect(why(second, put('e', 1))).toBe('unfinished');
    expect(why(second, put('e', 7))).toBe('assign-whole-total');
  });

  test('nothing moves on from a unit for which no amount is lethal', () => {
    const combat = combatOf({
      v: 1,
      attacker: { units: [{ id: 'a', might: 4 }] },
      defender: {
        units: [
          { id: 'ward', might: 2, tank: true, replacements: [{ kind: 'prevent', amount: 'all' }] },
          { id: 'e', might: 2 },
        ],
      },
    });
    const moment = momentOf(
      combat,
      legalOf(combat, 'attacker', { ward: 4 }),
      legalOf(combat, 'defender', { a: 4 }),
    );
    const first = { ...moment, position: 2 };
    expect(is(first, put('ward', 4))).toBe('right');
    expect(why(first, put('ward', 2))).toBe('unfinished');
    expect(why(first, put('e', 2))).toBe('tank-first');
    // Four meet a prevention of everything.
    expect(is({ ...moment, position: 3 }, nothing)).toBe('right');
    expect(is({ ...moment, position: 3 }, { ...nothing, amount: 4 })).toBe('wrong');
  });

  test('where there is nothing to assign, nobody is the answer', () => {
    const combat = combatOf({
      v: 1,
      attacker: { units: [{ id: 'a', might: 4, stunned: true }] },
      defender: { units: [{ id: 'd', might: 2 }] },
    });
    const moment = momentOf(combat, legalOf(combat, 'attacker', {}), legalOf(combat, 'defender', { a: 2 }));
    expect(is({ ...moment, position: 2 }, nothing)).toBe('right');
    expect(is({ ...moment, position: 2 }, put('d', 2))).toBe('wrong');
    // Nobody dies, and whether anybody does is asked all the same.
    expect(moment.steps.map((_, position) => questionAt({ ...moment, position })?.kind)).toEqual([
      ...['sum', 'sum', 'assign', 'assign'],
      ...['dealt', 'dies', 'recalled', 'result'],
    ]);
    const answers: Guess[] = [press('a'), press(), press('a'), { ...nothing, result: 'no-result' }];
    expect(answers.map((guess, i) => is({ ...moment, position: 4 + i }, guess))).toEqual(
      answers.map(() => 'right'),
    );
    expect(is({ ...moment, position: 5 }, press('a'))).toBe('wrong');
  });

  test('all the dead and no one else, and who is left', () => {
    const dealt = wallsAt(7);
    expect(is(dealt, press('lookout', 'high', 'low', 'ram', 'runner'))).toBe('right');
    expect(is(dealt, press('lookout', 'high', 'low', 'ram'))).toBe('wrong');
    const dead = wallsAt(8);
    expect(is(dead, press('ram', 'runner', 'low', 'high'))).toBe('right');
    expect(is(dead, press('ram', 'runner', 'low', 'high', 'lookout'))).toBe('wrong');
    expect(is(wallsAt(9), press('lookout'))).toBe('right');
    expect(pressable(wallsAt(9), { kind: 'heals' }).units).toEqual(['lookout']);
    expect(is(wallsAt(10), { ...nothing, result: 'defender' })).toBe('right');
    expect(is(wallsAt(10), { ...nothing, result: 'no-result' })).toBe('wrong');
    expect(is(wallsAt(10), nothing)).toBe('wrong');
  });

  test('a unit that leaves a choice of keyword', () => {
    const combat = combatOf({
      v: 1,
      attacker: { units: [{ id: 'a', might: 3 }] },
      defender: {
        units: [
          { id: 'both', might: 2, tank: true, backline: true },
          { id: 'e', might: 2 },
        ],
      },
    });
    const moment = momentOf(
      combat,
      legalOf(combat, 'attacker', { e: 2, both: 1 }),
      legalOf(combat, 'defender', { a: 4 }),
    );
    expect(questionAt({ ...moment, position: 2 })).toEqual({ kind: 'choose', side: 'attacker' });
    expect(is({ ...moment, position: 2 }, press('both'))).toBe('right');
    expect(is({ ...moment, position: 2 }, press('e'))).toBe('wrong');
    // It counts as Backline in this split: it cannot be first any more.
    expect(why({ ...moment, position: 3 }, put('both', 2))).toBe('backline-last');
  });
});

/** The answer that says what the replay shows next. */
const shown = (moment: Moment): Guess => {
  const step = moment.steps[moment.position];
  const question = questionAt(moment);
  switch (step?.kind) {
    case 'add-up':
      return { ...nothing, amount: step.total };
    case 'choose':
      return press(...Object.keys(step.choices).slice(0, 1));
    case 'assign':
      return put(step.unit, step.raw);
    case 'replace':
      return { ...nothing, amount: step.entry.after };
    case 'deal':
      return press(...Object.keys(step.dealt).filter((id) => amountOn(step.dealt, id) > 0));
    case 'kill':
      return press(...step.units);
    case 'heal':
    case 'recall':
      return press(...(question?.kind === 'dies' ? [] : step.units));
    case 'result':
      return question?.kind === 'dies' ? nothing : { ...nothing, result: step.result };
    default:
      return nothing;
  }
};

const moments = (moment: Moment): Moment[] => moment.steps.map((_, position) => ({ ...moment, position }));

test('what the replays of all worked examples show is right', () => {
  for (const id of exampleIds) {
    const { variants }: Example = examples[id];
    for (const { combat: setup, plays, orders = [] } of variants) {
      const combat = combatOf(setup);
      const attacker = legalOf(combat, 'attacker', plays.attacker.amounts);
      const defender = legalOf(combat, 'defender', plays.defender.amounts);
      const replays = [attacker, ...orders.flatMap((order) => withOrder(combat, attacker, order) ?? [])];
      for (const replay of replays)
        for (const moment of moments(momentOf(combat, replay, defender)))
          expect(judgeAt(moment, shown(moment)), `${id}, step ${moment.position + 1}`).toEqual({
            is: 'right',
          });
    }
  }
});

const some = <T>(all: Iterable<T>, n: number): T => {
  const list: T[] = [];
  for (const one of all) if (list.push(one) > n) break;
  return list[n % list.length] as T;
};

test('whatever is shown is right, and whatever is taken as right can be played on to the end', () => {
  const given = fc.record({
    combat: combats(small, { attackers: [1, 3], defenders: [1, 3] }),
    picks: fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 })),
  });
  fc.assert(
    fc.property(given, ({ combat, picks }) => {
      const attacker = some(legalAssignments(combat, 'attacker'), picks[0]);
      const defender = some(legalAssignments(combat, 'defender'), picks[1]);
      for (const moment of moments(momentOf(combat, attacker, defender))) {
        expect(judgeAt(moment, shown(moment))).toEqual({ is: 'right' });
        const question = questionAt(moment);
        if (question?.kind !== 'assign') continue;
        const { side } = question;
        const scene = sceneAt(combat, moment.steps, moment.position);
        const all = [...legalAssignments(combat, side)];
        for (const { id } of combat[enemyOf(side)].units)
          for (let amount = 1; amount <= (scene.left[side] ?? 0); amount++) {
            if (is(moment, put(id, amount)) === 'wrong') continue;
            const after = { ...scene.assigned[side] };
            after[id] = amountOn(after, id) + amount;
            const rest = (scene.left[side] ?? 0) - amount;
            // A legal split holds all of this, and puts the rest, if any, on another unit too.
            const goesOn = all.some(
              ({ amounts }) =>
                Object.keys(after).every((unit) => amountOn(amounts, unit) >= amountOn(after, unit)) &&
                (rest === 0 ||
                  Object.keys(amounts).some(
                    (unit) => unit !== id && amountOn(amounts, unit) > amountOn(after, unit),
                  )),
            );
            expect([id, amount, goesOn]).toEqual([id, amount, true]);
          }
      }
    }),
    runs(120),
  );
});
