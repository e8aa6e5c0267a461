import { enemyOf, type Side, type SideName, tiers } from '../../engine/index.ts';
import type { BoardState } from '../board/state.ts';

/** In CSS pixels, on a page that gives the frame some 640 of them in width. */
const oneRowASide = 1240;
const row = 180;
const account = 340;
const accountBothWays = 820;
const tilesInARow = 3;

const rowsOf = (units: Side['units'], lanes: ReturnType<typeof tiers>): number =>
  (['first', 'middle', 'last'] as const)
    .map((lane) => units.filter(({ id }) => lanes.get(id) === lane).length)
    .reduce((sum, tiles) => sum + Math.ceil(tiles / tilesInARow), 0);

/** A height that a board's frame needs not scroll in, in CSS pixels: for pages that do not listen to what it tells. */
export function frameHeight({ combat, splits }: Pick<BoardState, 'combat' | 'splits'>): number {
  const sides: readonly SideName[] = ['attacker', 'defender'];
  const heights = sides.map((side) => {
    const from = enemyOf(side);
    const { units } = combat[side];
    const accounts = units.map(({ replacements }) => {
      const kinds = new Set(replacements.map((effect) => JSON.stringify(effect))).size;
      return kinds === 0 ? 0 : kinds === 1 ? account : accountBothWays;
    });
    const rows = rowsOf(units, tiers(combat, from, splits[from].choices));
    return accounts.reduce((sum, height) => sum + height, (rows - 1) * row);
  });
  return heights.reduce((sum, height) => sum + height, oneRowASide);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The frame for another page's HTML. */
export const frameSnippet = (address: string, title: string, height: number): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)} · Tankline" width="100%" height="${height}" loading="lazy" frameborder="0"></iframe>`;
