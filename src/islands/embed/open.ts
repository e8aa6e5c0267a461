import { fromSetup, toSetup } from '../../engine/index.ts';
import type { BoardProps } from '../Board.tsx';
import { decodeBoard } from '../link/link.ts';
import type { LinkRefusal, Shared } from '../link/types.ts';

/** What a frame asks for about the example that its board was made from: its words, its boards and its page. */
export type KnownBoard = Pick<BoardProps, 'title' | 'description' | 'variants' | 'names'> & {
  readonly page: string;
};

/** What a frame shows for a link. */
export interface Opened {
  /** Nothing where there is no board to show. */
  readonly shared: Shared | undefined;
  /** Why the link's own board is not shown. */
  readonly refusal: LinkRefusal | undefined;
}

/**
 * The board of a link. One that is written whole needs no known example; where a link is refused, the known example's
 * first board stands in for it.
 */
export function openLink(link: string, known: KnownBoard | null): Opened {
  const read = decodeBoard(link, () => known ?? { variants: [] });
  if (read.ok) return { shared: read.value, refusal: undefined };
  const [own] = known?.variants ?? [];
  if (!own) return { shared: undefined, refusal: { reason: 'unknown-example' } };
  const { id: variant, setup, splits } = own;
  const shared: Shared = { example: '', variant, setup, splits, mode: 'replay', side: 'attacker' };
  return { shared, refusal: read.refusals[0] };
}

/** The board's place in a frame: the link's board and no other, with the example's words as far as they are about it. */
export function boardOfLink(
  shared: Shared,
  known: KnownBoard | null,
): Pick<BoardProps, 'description' | 'variants' | 'variant' | 'mode' | 'names'> {
  const own = known?.variants.find(({ id }) => id === shared.variant);
  const isOwn =
    own && JSON.stringify(toSetup(fromSetup(own.setup))) === JSON.stringify(toSetup(fromSetup(shared.setup)));
  const variant = own?.id ?? 'shared';
  const { setup, splits, mode } = shared;
  return {
    description: isOwn && known ? (known.variants.length > 1 ? own.label : known.description) : '',
    variants: [{ id: variant, label: '', setup, splits, orders: isOwn ? own.orders : [] }],
    variant,
    // What one page adds to its board no other board has.
    mode: mode === 'ask' ? 'replay' : mode,
    names: known?.names ?? {},
  };
}
