/**
 * The text of a shared link: `<example id>-<version><length><where><board><splits><checksum>`.
 *
 * - An example's id has no capital letter and the version is one: the first hyphen before a capital parts them. That
 *   much holds for every version to come, so that an old page knows a newer link when it sees one.
 * - The length tells a link that was cut short from one that was altered. The checksum covers all before it.
 * - The board is written whole, the units' ids included, so that the link shows the same board for ever, whatever
 *   becomes of the example. A board that is still one of the example's own is named by its checksum instead, which is
 *   some 50 characters shorter. Once the example changes, such a link is refused as `changed-example` rather than
 *   shown with other numbers, unless the example hands in its earlier variants too. Differences from an example would
 *   be as long as the board and would silently mean another one after a change.
 * - One state has one text. What was read is written again, and refused where that gives another text: nothing that is
 *   out of range, repeated, left over or written in a roundabout way gets through.
 */
import {
  type Combat,
  createCombat,
  enemyOf,
  type Result,
  type SideName,
  toSetup,
} from '../../engine/index.ts';
import type { Mode, Split } from '../board/state.ts';
import { amountRange } from '../board/whole-number.ts';
import { setup, split } from './layout.ts';
import { checksum, oneOf, reading, record, text, whole, written } from './tape.ts';
import type { KnownExample, LinkRefusal, Shared } from './types.ts';

const version = 'A';
const parts = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([A-Z])([\w-]*)$/;
const checkLength = 5;
/** Longer than the fullest board there can be. */
const longest = 32_768;

/** Where the reader is on which board: the example's own one by its checksum, or all of it. */
const board = record<Omit<Shared, 'example' | 'splits'> & { readonly own: number }>({
  mode: oneOf<Mode>(['replay', 'try', 'change', 'ask']),
  side: oneOf<SideName>(['attacker', 'defender']),
  step: whole,
  own: whole,
  variant: text('-'),
  setup,
});

const isShown = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= amountRange.max;

/** What a board can show of a split. */
const shown = ({ amounts, choices, order = [] }: Split, enemies: Combat[SideName]['units']): Split => ({
  amounts: Object.fromEntries(Object.entries(amounts).filter(([, n]) => n > 0 && isShown(n))),
  choices,
  ...(order.length > 0 &&
    new Set(order).size === order.length &&
    order.every((id) => enemies.some((u) => u.id === id)) && { order }),
});

/** The number by which a link calls a variant's own board. */
const nameOf = (variant: string, combat: Combat): number =>
  checksum(written(board, { variant, setup: toSetup(combat) }));

/** The text of a state: with `own`, the number of the example's own board stands for variant and board. */
const pack = (
  shared: Omit<Shared, 'variant' | 'setup'>,
  variant: string | undefined,
  combat: Combat,
  own: number | undefined,
): string => {
  const { example, splits, mode, side, step } = shared;
  const sides = (['attacker', 'defender'] as const).map((s) => {
    const enemies = combat[enemyOf(s)].units;
    return written(split(enemies), shown(splits[s], enemies));
  });
  const body =
    written(board, {
      mode,
      side,
      ...(step !== undefined && isShown(step) && { step }),
      ...(own !== undefined
        ? { own }
        : { ...(variant !== undefined && { variant }), setup: toSetup(combat) }),
    }) + sides.join('');
  const open = `${example}-${version}${written(whole, body.length + checkLength)}${body}`;
  return open + written(whole, checksum(open));
};

/** The example's variant with this number. */
const ownVariant = ({ variants }: KnownExample, own: number) =>
  variants.find(({ id, setup }) => {
    const made = createCombat(setup);
    return made.ok && nameOf(id, made.value) === own;
  });

/**
 * The text of a link to a board: `A-Z a-z 0-9 - _` alone, the same for the same state, whatever the language. With the
 * example, a board that is still one of its own makes a short link; without it the whole board is written. Leaves out
 * what no board shows: amounts that are not whole numbers from 1 to `amountRange.max` or lie on no enemy unit, choices
 * for units without both keywords, an order that is empty, names a unit twice or one that is no enemy. Throws for a
 * setup that `createCombat` refuses.
 */
export function encodeBoard(shared: Shared, example?: KnownExample): string {
  const made = createCombat(shared.setup);
  if (!made.ok) throw new Error('an impossible board has no link');
  const { variant } = shared;
  const own = nameOf(variant ?? '', made.value);
  return pack(shared, variant, made.value, example && ownVariant(example, own) ? own : undefined);
}

/** The id of the example that a link is for, also where the link is refused; nothing where it names none. */
export const exampleOf = (link: string): string | undefined =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*(?=-[A-Z]|-?$)/.exec(link)?.[0];

/**
 * The board of a link. `lookUp` gives the examples that can be shown, by id. Takes any text, never throws, and refuses
 * with one reason. The setup is as short as `toSetup` makes it; a variant that the example does not have is left out.
 */
export function decodeBoard(
  link: string,
  lookUp: (example: string) => KnownExample | undefined,
): Result<Shared, LinkRefusal> {
  const refuse = (refusal: LinkRefusal) => ({ ok: false, refusals: [refusal] }) as const;
  const match = link.length > longest ? null : parts.exec(link);
  if (!match) return refuse({ reason: /[^a-z0-9-]/.test(link) ? 'damaged' : 'cut-short' });
  const [, example = '', made = '', state = ''] = match;
  if (made !== version) return refuse({ reason: 'newer-version' });

  const tape = reading(state);
  const length = whole(tape);
  const left = state.length - written(whole, length).length;
  if (left < Math.max(length, checkLength)) return refuse({ reason: 'cut-short' });
  if (written(whole, checksum(link.slice(0, -checkLength))) !== link.slice(-checkLength))
    return refuse({ reason: 'damaged' });
  const known = lookUp(example);
  if (!known) return refuse({ reason: 'unknown-example' });

  const { mode = 'replay', side = 'attacker', step, own, variant, setup } = board(tape);
  const found = own === undefined ? { id: variant, setup } : ownVariant(known, own);
  if (!found) return refuse({ reason: 'changed-example' });
  const checked = createCombat(found.setup);
  if (!checked.ok) return refuse({ reason: 'impossible-board', refusals: checked.refusals });
  const combat = checked.value;
  const { id } = found;
  const shared: Shared = {
    example,
    mode,
    side,
    ...(id !== undefined && known.variants.some((v) => v.id === id) && { variant: id }),
    setup: toSetup(combat),
    splits: { attacker: split(combat.defender.units)(tape), defender: split(combat.attacker.units)(tape) },
    ...(step !== undefined && { step }),
  };
  return pack(shared, id, combat, own) === link ? { ok: true, value: shared } : refuse({ reason: 'damaged' });
}
