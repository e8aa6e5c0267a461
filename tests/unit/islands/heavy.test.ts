import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countAssignments, createCombat, type Setup } from '../../../src/engine/index.ts';
import { exampleIds, examples } from '../../../src/examples/index.ts';
import { alter } from '../../../src/islands/board/alter.ts';
import { type BoardState, opening, reduce, type Variant } from '../../../src/islands/board/state.ts';
import { fixes } from '../../../src/islands/heavy/fixes.ts';
import { isHeavy } from '../../../src/islands/heavy/is-heavy.ts';
import { possible } from '../../../src/islands/heavy/possible.ts';

const range = (n: number) => [...Array(n).keys()];
const sides = ['attacker', 'defender'] as const;

const combatOf = (setup: Setup) => {
  const made = createCombat(setup);
  if (!made.ok) throw new Error('not a combat');
  return made.value;
};

/** Twenty a side of Might 999; half of the attackers are stunned, so that ten defenders can be killed. */
const crowd: Setup = {
  v: 1,
  attacker: { units: range(20).map((n) => ({ id: `a${n}`, might: 999, stunned: n >= 10 })) },
  defender: { units: range(20).map((n) => ({ id: `d${n}`, might: 999 })) },
};

describe('what is too heavy for a reader to wait for', () => {
  test('no board of an example is, as it comes', () => {
    const heavy = exampleIds.filter((id) =>
      examples[id].variants.some(({ combat }) => sides.some((side) => isHeavy(combatOf(combat), side))),
    );
    expect(heavy).toEqual([]);
  });

  test('twenty a side are not at Might 12, and are at Might 999', () => {
    const small = (side: Setup['attacker']) => ({ units: side.units.map((u) => ({ ...u, might: 12 })) });
    const light = combatOf({ v: 1, attacker: small(crowd.attacker), defender: small(crowd.defender) });
    expect(sides.map((side) => isHeavy(light, side))).toEqual([false, false]);
    expect(sides.map((side) => isHeavy(combatOf(crowd), side))).toEqual([true, true]);
  });
});

describe('a split that a heavy board refuses', () => {
  const finished = Object.fromEntries(range(10).map((n) => [`d${n}`, 999]));
  const variant: Variant = {
    id: 'only',
    label: 'Only',
    setup: crowd,
    splits: {
      attacker: { amounts: finished, choices: {} },
      defender: { amounts: Object.fromEntries(range(20).map((n) => [`a${n}`, 999])), choices: {} },
    },
    orders: [],
  };
  const edit = (state: BoardState, marked: number): BoardState =>
    reduce(
      state,
      {
        type: 'alter',
        by: alter,
        change: { type: 'edit', unit: 'd0', patch: { marked }, field: 'd0/marked' },
      },
      [variant],
    );
  const opened = opening([variant], 'only', 'change');
  const settle = (state: BoardState, on: BoardState): BoardState =>
    reduce(state, { type: 'settle', on, found: fixes(on.combat, { attacker: on.splits.attacker }) }, [
      variant,
    ]);

  test('465.2.c.4: is left unsettled by the change, and moves when the nearest legal one is found', () => {
    const changed = edit(opened, 9);
    expect([changed.unsettled, changed.moved]).toEqual([['attacker'], false]);
    expect(changed.splits.attacker.amounts).toEqual(finished);
    const settled = settle(changed, changed);
    expect([settled.unsettled, settled.moved]).toEqual([[], true]);
    // The 9 points that unit 0 no longer takes go to one of the ten that had none.
    const amounts = settled.splits.attacker.amounts;
    expect(amounts['d0']).toBe(990);
    expect(Object.values(amounts).filter((n) => n === 9)).toHaveLength(1);
    expect(Object.values(amounts).reduce((a, b) => a + b)).toBe(9990);
  });

  test('an answer that a further change has overtaken moves nothing; the split stays unsettled', () => {
    const first = edit(opened, 900);
    const second = edit(first, 9);
    expect(second.unsettled).toEqual(['attacker']);
    expect(settle(second, first)).toBe(second);
    expect(settle(second, second).splits.attacker.amounts['d0']).toBe(990);
  });

  test('undo brings back the table before, settled', () => {
    const undone = reduce(edit(opened, 9), { type: 'undo' }, [variant]);
    expect([undone.unsettled, undone.splits]).toEqual([[], variant.splits]);
  });

  test('is the reader’s again once they put damage down themselves', () => {
    const next = reduce(edit(opened, 9), { type: 'amount', side: 'attacker', unit: 'd0', amount: 990 }, [
      variant,
    ]);
    expect(next.unsettled).toEqual([]);
  });
});

describe('asking away from the page’s own thread', () => {
  interface Sent {
    readonly work: 'fixes' | 'possible';
  }
  /** What a worker was sent, and how it answers. */
  const sent: Sent[] = [];
  let made: FakeWorker[] = [];
  class FakeWorker {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: (() => void) | null = null;
    isEnded = false;
    constructor() {
      made.push(this);
    }
    postMessage(question: Sent) {
      sent.push(question);
    }
    terminate() {
      this.isEnded = true;
    }
  }
  const combat = combatOf({
    v: 1,
    attacker: { units: [{ id: 'a', might: 2 }] },
    defender: {
      units: [
        { id: 'd', might: 2 },
        { id: 'e', might: 2 },
      ],
    },
  });
  // All of it kills d or e; one on each would leave two of them unfinished (465.2.c.3).
  const splits = 2n;
  const load = async () => (await import('../../../src/islands/heavy/ask.ts')).ask;
  const wanted = () => new AbortController();

  beforeEach(() => {
    vi.resetModules();
    sent.length = 0;
    made = [];
  });
  afterEach(() => vi.unstubAllGlobals());

  test('sends one question at a time and drops what is not wanted when its turn comes', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const ask = await load();
    const [first, dropped, last] = [wanted(), wanted(), wanted()];
    const one = ask('possible', possible, [combat, 'attacker', 24], first.signal);
    const none = ask('possible', possible, [combat, 'defender', 24], dropped.signal);
    const two = ask('fixes', fixes, [combat, {}], last.signal);
    expect(sent).toHaveLength(1);
    dropped.abort();
    made[0]?.onmessage?.({ data: 'first' });
    made[0]?.onmessage?.({ data: 'second' });
    expect(await Promise.all([one, two])).toEqual(['first', 'second']);
    expect(sent.map(({ work }) => work)).toEqual(['possible', 'fixes']);
    expect(made).toHaveLength(1);
    expect(await Promise.race([none, 'never answered'])).toBe('never answered');
  });

  test('answers on the page’s own thread where a worker does not come up, and asks for none again', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const ask = await load();
    const first = ask('possible', possible, [combat, 'attacker', 24], wanted().signal);
    made[0]?.onerror?.();
    expect((await first).count).toBe(splits);
    const second = ask('possible', possible, [combat, 'attacker', 24], wanted().signal);
    expect((await second).count).toBe(countAssignments(combat, 'attacker'));
    expect([made.length, made[0]?.isEnded]).toEqual([1, true]);
  });

  test('answers on the page’s own thread where a browser has no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    const ask = await load();
    const found = await ask('possible', possible, [combat, 'attacker', 24], wanted().signal);
    expect([found.count, found.all.length]).toEqual([splits, 2]);
  });
});
