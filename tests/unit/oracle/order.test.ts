import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAssignment, withOrder } from '../../../src/engine/index.ts';
import { cases, deepFreeze } from './arbitraries.ts';
import { assignmentOf, legalSplits, orderIsReplay, type Vector } from './oracle.ts';
import { runs } from './runs.ts';

describe('the engine against the oracle: in what order a split may be replayed', () => {
  it('withOrder: takes just the orders in which every point may be placed when its turn comes', () => {
    const given = cases().chain((one) =>
      fc.record({
        one: fc.constant(one),
        pick: fc.nat(),
        keys: fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
      }),
    );
    fc.assert(
      fc.property(given, ({ one: { combat, front }, pick, keys }) => {
        const all = [...legalSplits(front).values()].filter((v) => v.filter((n) => n > 0).length > 1);
        fc.pre(all.length > 0);
        const split = all[pick % all.length] as Vector;
        const result = checkAssignment(combat, front.side, assignmentOf(front, split));
        if (!result.ok) throw new Error('refused');
        const legal = deepFreeze(result.value);
        const order = legal.order
          .map((id, i) => ({ id, key: keys[i] as number }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ id }) => id);
        const replayed = withOrder(combat, legal, order);
        expect([split, order, replayed !== undefined]).toEqual([
          split,
          order,
          orderIsReplay(front, split, legal.choices, order),
        ]);
        if (replayed !== undefined) expect(replayed).toEqual({ ...legal, order });
        expect(withOrder(combat, legal, order.slice(1))).toBeUndefined();
        expect(withOrder(combat, legal, [...order, order[0] as string])).toBeUndefined();
        expect(withOrder(combat, legal, [...order.slice(1), 'nobody'])).toBeUndefined();
      }),
      runs(300),
    );
  });
});
