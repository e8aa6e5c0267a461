import { describe, expect, test } from 'vitest';
import { fromSetup, type Setup } from '../../../src/engine/index.ts';
import { boardOfLink, type KnownBoard, openLink } from '../../../src/islands/embed/open.ts';
import { frameHeight, frameSnippet } from '../../../src/islands/embed/snippet.ts';
import { encodeBoard } from '../../../src/islands/link/link.ts';
import type { Shared } from '../../../src/islands/link/types.ts';

const setup: Setup = {
  v: 1,
  attacker: { units: [{ id: 'ram', might: 4 }] },
  defender: { units: [{ id: 'wall', might: 2, tank: true }] },
};
const splits = {
  attacker: { amounts: { wall: 4 }, choices: {} },
  defender: { amounts: { ram: 2 }, choices: {} },
};
const known: KnownBoard = {
  title: 'A wall',
  description: 'One wall, one ram',
  variants: [{ id: 'plain', label: 'Plain', setup, splits, orders: [['wall']] }],
  names: { ram: 'Ram', wall: 'Wall' },
  page: '/en/guide/walls/',
};
const shared: Shared = {
  example: 'a-wall',
  variant: 'plain',
  setup,
  splits,
  mode: 'replay',
  side: 'attacker',
  step: 3,
};
const altered: Shared = {
  ...shared,
  setup: { ...setup, attacker: { units: [{ id: 'ram', might: 5 }] } },
  splits: { ...splits, attacker: { amounts: { wall: 5 }, choices: {} } },
};
const noSplits = { attacker: { amounts: {}, choices: {} }, defender: { amounts: {}, choices: {} } };

describe('a frame opens', () => {
  test('the board of its link, whole or by the example’s number', () => {
    expect(openLink(encodeBoard(shared), known)).toEqual({ shared, refusal: undefined });
    expect(openLink(encodeBoard(shared, known), known)).toEqual({ shared, refusal: undefined });
  });

  test('a whole board of an example that the site does not have', () => {
    const { variant: _, ...nameless } = altered;
    expect(openLink(encodeBoard(altered), null)).toEqual({ shared: nameless, refusal: undefined });
  });

  test('the example’s first board with the reason, where the link is refused', () => {
    const newer = encodeBoard(shared).replace('-A', '-B');
    const opened = openLink(newer, known);
    expect(opened.refusal).toEqual({ reason: 'newer-version' });
    expect(opened.shared?.setup).toEqual(setup);
    expect(openLink(`${encodeBoard(shared).slice(0, -1)}b`, known).refusal).toEqual({ reason: 'damaged' });
    expect(openLink(encodeBoard(shared).slice(0, -4), known).refusal).toEqual({ reason: 'cut-short' });
  });

  test('no board where the link is refused and the example is unknown', () => {
    for (const link of ['nonsense', encodeBoard(shared, known), encodeBoard(shared).replace('-A', '-Z')])
      expect(openLink(link, null)).toEqual({ shared: undefined, refusal: { reason: 'unknown-example' } });
  });
});

describe('a frame shows', () => {
  test('the example’s own board with its description and orders', () => {
    expect(boardOfLink(shared, known)).toEqual({
      description: 'One wall, one ram',
      variants: [{ id: 'plain', label: '', setup, splits, orders: [['wall']] }],
      variant: 'plain',
      mode: 'replay',
      names: known.names,
    });
  });

  test('an altered board without a description that may be wrong, and so that a reset comes back to it', () => {
    const board = boardOfLink(altered, known);
    expect(board.description).toBe('');
    const { setup: own, splits: both } = altered;
    expect(board.variants).toEqual([{ id: 'plain', label: '', setup: own, splits: both, orders: [] }]);
  });

  test('a board of the lab’s own use as a replay', () => {
    expect(boardOfLink({ ...altered, mode: 'ask' }, null).mode).toBe('replay');
  });

  test('of an example with several boards the name of this one', () => {
    const [plain] = known.variants;
    const two = { ...known, variants: [plain, { ...plain, id: 'other', label: 'Other' }] } as KnownBoard;
    expect(boardOfLink(shared, two).description).toBe('Plain');
  });
});

describe('the snippet', () => {
  test('names the frame, has a height, loads late and escapes what a reader may have typed', () => {
    expect(frameSnippet('https://x.example/en/embed/?board=a&b=c', 'A "wall" <1>', 900)).toBe(
      '<iframe src="https://x.example/en/embed/?board=a&amp;b=c" title="A &quot;wall&quot; &lt;1> · Tankline" width="100%" height="900" loading="lazy" frameborder="0"></iframe>',
    );
  });

  test('is higher for each further row of units and each account of effects', () => {
    const height = (units: Setup['defender']['units']) =>
      frameHeight({ combat: fromSetup({ ...setup, defender: { units } }), splits: noSplits });
    const unit = (id: string, more = {}) => ({ id, might: 2, ...more });
    const low = height([unit('a')]);
    expect(height(['a', 'b', 'c'].map((id) => unit(id)))).toBe(low);
    const twoRows = height(['a', 'b', 'c', 'd'].map((id) => unit(id)));
    expect(twoRows).toBeGreaterThan(low);
    expect(height([unit('a', { tank: true }), unit('b')])).toBe(twoRows);
    const prevent = { kind: 'prevent', amount: 3 } as const;
    const oneWay = height([unit('a', { replacements: [prevent] })]);
    expect(oneWay).toBeGreaterThan(low);
    expect(height([unit('a', { replacements: [prevent, { kind: 'double' }] })])).toBeGreaterThan(oneWay);
  });
});
