import { describe, expect, test } from 'vitest';
import {
  checkAssignment,
  createCombat,
  type Replacement,
  resolve,
  total,
} from '../../../src/engine/index.ts';
import { alter } from '../../../src/islands/board/alter.ts';
import { sceneAt } from '../../../src/islands/board/scene.ts';
import {
  type Action,
  type BoardState,
  type Change,
  isUntouched,
  opening,
  reduce,
  type Variant,
} from '../../../src/islands/board/state.ts';

const twoTanks: Variant = {
  id: 'only',
  label: 'Only',
  setup: {
    v: 1,
    attacker: { units: [{ id: 'ram', might: 6 }] },
    defender: {
      units: [
        { id: 'low', might: 2, tank: true },
        { id: 'high', might: 3, tank: true },
        { id: 'lookout', might: 4 },
      ],
    },
  },
  splits: {
    attacker: { amounts: { low: 2, high: 3, lookout: 1 }, choices: {} },
    defender: { amounts: { ram: 9 }, choices: {} },
  },
  orders: [],
};

const changes: readonly string[] = ['edit', 'edit-side', 'add', 'remove'] satisfies Change['type'][];
const isChange = (action: Action | Change): action is Change => changes.includes(action.type);

const play = (...actions: (Action | Change)[]): BoardState =>
  actions.reduce<BoardState>(
    (state, action) =>
      reduce(state, isChange(action) ? { type: 'alter', by: alter, change: action } : action, [twoTanks]),
    opening([twoTanks], 'only', 'replay'),
  );

describe('a board in a reader’s hands', () => {
  test('opens as the example has it', () => {
    expect(isUntouched(play(), [twoTanks])).toBe(true);
  });

  test('an amount that is taken off and put back leaves the example as it was', () => {
    const amount = (raw: number): Action => ({ type: 'amount', side: 'attacker', unit: 'low', amount: raw });
    expect(isUntouched(play(amount(0)), [twoTanks])).toBe(false);
    expect(isUntouched(play(amount(0), amount(2)), [twoTanks])).toBe(true);
  });

  test('an altered unit is computed with; undo and reset bring the example back', () => {
    const altered = play({ type: 'edit', unit: 'ram', patch: { might: 7 }, field: 'ram/might' });
    expect(total(altered.combat, 'attacker')).toBe(7);
    expect(isUntouched(altered, [twoTanks])).toBe(false);
    expect(isUntouched(reduce(altered, { type: 'undo' }, [twoTanks]), [twoTanks])).toBe(true);
    expect(isUntouched(reduce(altered, { type: 'reset' }, [twoTanks]), [twoTanks])).toBe(true);
  });

  test('465.2.c.4: a legal split that the change makes illegal moves to the nearest legal one', () => {
    const { splits, moved } = play({ type: 'edit', unit: 'low', patch: { might: 3 }, field: 'low/might' });
    expect(splits.attacker.amounts).toEqual({ low: 3, high: 3 });
    expect(moved).toBe(true);
  });

  test('a split that the reader left illegal stays as it is when the board changes', () => {
    const { splits, moved } = play(
      { type: 'amount', side: 'attacker', unit: 'low', amount: 1 },
      { type: 'edit', unit: 'lookout', patch: { marked: 1 }, field: 'lookout/marked' },
    );
    expect(splits.attacker.amounts).toEqual({ low: 1, high: 3, lookout: 1 });
    expect(moved).toBe(false);
  });

  test('typing several digits in one field is one step of undo', () => {
    const typed = play(
      { type: 'edit', unit: 'ram', patch: { might: 1 }, field: 'ram/might' },
      { type: 'edit', unit: 'ram', patch: { might: 12 }, field: 'ram/might' },
    );
    expect(isUntouched(reduce(typed, { type: 'undo' }, [twoTanks]), [twoTanks])).toBe(true);
  });

  test('text that is no number changes nothing but its own field, and undo takes it away', () => {
    const drafted = play({ type: 'draft', field: 'ram/might', text: '1e2' });
    expect(total(drafted.combat, 'attacker')).toBe(6);
    expect(drafted.drafts).toEqual({ 'ram/might': '1e2' });
    expect(reduce(drafted, { type: 'undo' }, [twoTanks]).drafts).toEqual({});
  });

  test('a draft goes with its field: nothing blocks the board that cannot be seen', () => {
    const draft: Action = { type: 'draft', field: 'ram/might', text: '1e2' };
    const leaving: (Action | Change)[] = [
      { type: 'mode', mode: 'try' },
      { type: 'side', side: 'defender' },
      { type: 'select', unit: 'low' },
      { type: 'add', side: 'attacker' },
      { type: 'remove', unit: 'low' },
      { type: 'open', shared: { ...twoTanks, example: 'two-tanks', mode: 'replay', side: 'attacker' } },
    ];
    for (const action of leaving) expect(play(draft, action).drafts).toEqual({});
  });

  test('effects that change places take no draft along, and each press is one step of undo', () => {
    const prevent = { kind: 'prevent', amount: 3 } as const;
    const double = { kind: 'double' } as const;
    const set = (...replacements: Replacement[]): Change => ({
      type: 'edit',
      unit: 'low',
      patch: { replacements },
      field: null,
    });
    const moved = play(
      set(prevent),
      set(prevent, double),
      { type: 'draft', field: 'low/replacements/0', text: 'x' },
      set(double, prevent),
    );
    expect(moved.drafts).toEqual({});
    const undone = reduce(moved, { type: 'undo' }, [twoTanks]);
    expect(undone.combat.defender.units[0]?.replacements).toEqual([prevent, double]);
  });

  test('a removed unit takes its damage along', () => {
    const { combat, splits } = play({ type: 'remove', unit: 'high' });
    expect(combat.defender.units.map((u) => u.id)).toEqual(['low', 'lookout']);
    expect(splits.attacker.amounts).toEqual({ low: 2, lookout: 4 });
  });

  test('the last unit of a side stays', () => {
    expect(play({ type: 'remove', unit: 'ram' }).combat.attacker.units).toHaveLength(1);
  });

  test('a side takes twenty units and no more', () => {
    const adds = Array.from({ length: 25 }, (): Change => ({ type: 'add', side: 'attacker' }));
    const { combat } = play(...adds);
    expect(combat.attacker.units).toHaveLength(20);
    expect(new Set(combat.attacker.units.map((u) => u.id)).size).toBe(20);
  });

  test('an impossible change is not made', () => {
    const state = play({ type: 'edit', unit: 'ram', patch: { might: 1000 }, field: 'ram/might' });
    expect(isUntouched(state, [twoTanks])).toBe(true);
  });
});

describe('465.2.c.4: the scene of a replay', () => {
  test('a unit that is given its need first and leftover later shows both', () => {
    const setup = {
      v: 1,
      attacker: { units: [{ id: 'ram', might: 5 }] },
      defender: {
        units: [
          { id: 'constructor', might: 2 },
          { id: 'page', might: 1 },
        ],
      },
    } as const;
    const made = createCombat(setup);
    if (!made.ok) throw new Error('impossible');
    const attacker = checkAssignment(made.value, 'attacker', { constructor: 4, page: 1 });
    const defender = checkAssignment(made.value, 'defender', { ram: 3 });
    if (!attacker.ok || !defender.ok) throw new Error('refused');
    const { steps } = resolve(made.value, { attacker: attacker.value, defender: defender.value });
    const end = sceneAt(made.value, steps, steps.length);
    expect(end.assigned.attacker).toEqual({ constructor: 4, page: 1 });
    expect(end.left.attacker).toBe(0);
  });
});
