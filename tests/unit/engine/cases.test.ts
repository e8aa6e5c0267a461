import { describe, expect, it } from 'vitest';
import {
  type Assignment,
  checkAssignment,
  countAssignments,
  createCombat,
  ledger,
  legalAssignments,
  type Need,
  need,
  type Replacement,
  resolve,
  type Setup,
  type SideName,
  threshold,
  total,
} from '../../../src/engine/index.ts';
import publicCases from './cases.json' with { type: 'json' };
import { combatOf, keyOf, legalOf, refusedBy } from './combats.ts';

interface SideCase {
  readonly total: number;
  readonly need: Readonly<Record<string, Need>>;
  readonly count: string;
  readonly assignments?: readonly Assignment[];
  readonly illegal?: readonly Assignment[];
}

/** One public question about combat damage, answered by hand. */
interface PublicCase {
  readonly id: string;
  readonly question: string;
  readonly combat: Setup;
  readonly expected: Readonly<Record<SideName, SideCase>> & {
    readonly resolve?: Readonly<Record<SideName, Assignment>> & {
      readonly dealt: Readonly<Record<string, number>>;
      readonly killed: readonly string[];
      readonly recalled: boolean;
      readonly result: string;
    };
    readonly replacementOrders?: readonly {
      readonly replacement_order: readonly Replacement['kind'][];
      readonly unit: string;
      readonly need: Need;
      readonly raw: number;
      readonly dealt: number;
      readonly dies: boolean;
      readonly prevention_left: number;
    }[];
  };
}

const cases = publicCases as unknown as readonly PublicCase[];

/** The same combat with the replacements of one unit in another order. */
function reordered(setup: Setup, id: string, order: readonly Replacement['kind'][]) {
  const { replacements = [], ...unit } = setup.defender.units.find((candidate) => candidate.id === id) ?? {
    id,
    might: 0,
  };
  const turned = order.map(
    (kind) => replacements.find((replacement) => replacement.kind === kind) as Replacement,
  );
  return combatOf(setup.attacker, { ...setup.defender, units: [{ ...unit, replacements: turned }] });
}

it('there are 59 public cases', () => {
  expect(cases).toHaveLength(59);
});

describe.each(cases)('$id: $question', ({ combat: setup, expected }) => {
  const combat = combatOf(setup.attacker, setup.defender);

  it('is a combat', () => {
    expect(createCombat(setup)).toEqual({ ok: true, value: combat });
  });

  it.each(['attacker', 'defender'] as const)('what the %s assigns', (side) => {
    const { assignments, illegal = [], ...facts } = expected[side];
    expect(total(combat, side)).toBe(facts.total);
    expect(Object.fromEntries(Object.keys(facts.need).map((id) => [id, need(combat, id)]))).toEqual(
      facts.need,
    );
    expect(String(countAssignments(combat, side))).toBe(facts.count);
    if (assignments) {
      const listed = [...legalAssignments(combat, side)].map(({ amounts }) => keyOf(amounts));
      expect(listed.sort()).toEqual(assignments.map(keyOf).sort());
      for (const assignment of assignments)
        expect(refusedBy(combat, assignment, undefined, side)).toEqual([]);
    }
    for (const assignment of illegal) {
      const checked = checkAssignment(combat, side, assignment);
      expect(checked.ok).toBe(false);
      if (!checked.ok) expect(refusedBy(combat, checked.fix?.amounts ?? {}, undefined, side)).toEqual([]);
    }
  });
});

const resolved = cases.flatMap(({ id, combat, expected }) =>
  expected.resolve ? [{ id, combat, ...expected.resolve }] : [],
);

it.each(resolved)('what comes of $id', ({ combat: setup, id: _, attacker, defender, ...after }) => {
  const combat = combatOf(setup.attacker, setup.defender);
  const assignments = {
    attacker: legalOf(combat, attacker),
    defender: legalOf(combat, defender, undefined, 'defender'),
  };
  expect(resolve(combat, assignments)).toMatchObject(after);
});

const orders = cases.flatMap(({ id, combat, expected }) =>
  (expected.replacementOrders ?? []).map((order) => ({ id, combat, ...order })),
);

it.each(orders)(
  '$id with $replacement_order',
  ({ combat, unit, replacement_order, raw, prevention_left, ...expected }) => {
    const turned = reordered(combat, unit, replacement_order);
    const { dealt, entries } = ledger(turned, unit, raw);
    const dies = dealt >= threshold(turned, unit);
    expect({ need: need(turned, unit), dealt, dies }).toEqual({
      need: expected.need,
      dealt: expected.dealt,
      dies: expected.dies,
    });
    expect(entries.find(({ left }) => left !== undefined)?.left).toBe(prevention_left);
  },
);

it('51 of them say what comes of it, one shows two orders', () => {
  expect([resolved.length, orders.length]).toEqual([51, 2]);
});
