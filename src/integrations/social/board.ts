import { type Combat, createCombat, need, total, type Unit } from '../../engine/index.ts';
import type { Variant } from '../../examples/index.ts';
import { withMinus } from '../../i18n/minus.ts';
import { colours } from './colours.ts';
import { drawText, widthOf } from './font.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
/** Sockets in a row, and beads on the line, up to which each is drawn. */
const MOST_SOCKETS = 12;

const circle = (x: number, y: number, r: number, fill: string, stroke: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`;

/** A row of sockets, filled up to what is assigned, and the bar at which the unit dies. */
function sockets(needed: number, amount: number, x: number, y: number, width: number): string {
  const r = Math.min(8, (width - 10) / needed / 2 - 2);
  const step = 2 * r + 5;
  const beads = Array.from({ length: needed }, (_, i) =>
    circle(
      x + r + i * step,
      y,
      r,
      i < amount ? colours.attack : colours.tile,
      i < amount ? colours.attack : colours.edge,
    ),
  );
  const bar = amount >= needed ? { width: 5, fill: colours.lethal } : { width: 3, fill: colours.edge };
  return `${beads.join('')}<rect x="${x + needed * step}" y="${y - 12}" width="${bar.width}" height="24" fill="${bar.fill}"/>`;
}

/** What is written on a unit. */
export interface UnitWords {
  readonly name: string;
  readonly keywords: string;
}

/** One unit: Might, name, keywords, what it needs and what it is assigned. */
function tile(
  combat: Combat,
  unit: Unit,
  amount: number,
  box: Box,
  side: 'attacker' | 'defender',
  words: UnitWords,
): string {
  const { x, y, width, height } = box;
  const needed = need(combat, unit.id);
  const isLethal = side === 'defender' && typeof needed === 'number' && amount >= needed;
  const colour = side === 'attacker' ? colours.attack : colours.defend;
  const isLow = height < 90;
  const figure = { font: 'table', size: isLow ? 40 : 54, bolder: 2 } as const;
  const might = withMinus(unit.might + unit.mightChange);
  const start = x + (side === 'defender' ? 34 : 18);
  const base = isLow ? y + height / 2 + 14 : y + 12 + figure.size * 0.78;
  const beside = start + widthOf(might, figure) + 16;
  const small = { font: 'table', size: 19 } as const;
  const named = { font: 'text', size: 23 } as const;
  const end = x + width - 14;
  const parts = [
    `<rect x="${x}" y="${y + 3}" width="${width}" height="${height}" rx="5" fill="${colours.stock}"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="${isLethal ? colours.lethalWash : colours.tile}" stroke="${colour}" stroke-width="2"/>`,
    drawText(might, start, base, figure, colours.ink),
  ];
  if (side === 'defender')
    parts.push(`<rect x="${x + 5}" y="${y + 1}" width="2" height="${height - 2}" fill="${colour}"/>`);
  // A name or keyword that finds no room is left out, never cut.
  const markWidth = widthOf(words.keywords, small);
  if (words.keywords !== '' && beside + markWidth <= end)
    parts.push(drawText(words.keywords, end - markWidth, y + 27, small, colours.ink));
  if (!isLow && beside + widthOf(words.name, named) <= end)
    parts.push(drawText(words.name, beside, base, named, colours.ink));
  if (side === 'defender' && typeof needed === 'number' && needed > 0 && needed <= MOST_SOCKETS) {
    const from = isLow ? beside : start;
    parts.push(sockets(needed, amount, from, y + height - 22, end - from - 10));
  }
  if (side === 'defender' && amount > 0) {
    const counter = { font: 'table', size: 26, bolder: 1 } as const;
    const text = String(amount);
    parts.push(
      circle(x, y + height / 2, 22, colours.attack, colours.tile),
      drawText(text, x - widthOf(text, counter) / 2, y + height / 2 + 9, counter, '#fff'),
    );
  }
  return parts.join('');
}

/** Units one below the other, in as many columns as they need. */
function stack(units: readonly Unit[], box: Box, draw: (unit: Unit, box: Box) => string): string {
  if (units.length === 0) return '';
  const columns = Math.ceil(units.length / 3);
  const rows = Math.ceil(units.length / columns);
  const width = (box.width - (columns - 1) * GAP) / columns;
  const height = Math.min(118, (box.height - (rows - 1) * GAP) / rows);
  const top = box.y + (box.height - rows * height - (rows - 1) * GAP) / 2;
  return units
    .map((unit, i) =>
      draw(unit, {
        x: box.x + Math.floor(i / rows) * (width + GAP),
        y: top + (i % rows) * (height + GAP),
        width,
        height,
      }),
    )
    .join('');
}

/** The line with the attackers' total on it as beads. */
function line(amount: number, x: number, box: Box): string {
  const figure = { font: 'table', size: 44, bolder: 1.5 } as const;
  const text = String(amount);
  const top = box.y + 58;
  const count = Math.min(amount, MOST_SOCKETS);
  const step = Math.min(26, (box.height - 80) / Math.max(count, 1));
  const beads = Array.from({ length: count }, (_, i) =>
    circle(x, top + 24 + i * step, Math.min(10, step / 2 - 1.5), colours.attack, colours.attack),
  );
  return [
    drawText(text, x - widthOf(text, figure) / 2, box.y + 44, figure, colours.ink),
    `<rect x="${x - 2}" y="${top}" width="4" height="${box.y + box.height - top}" fill="${colours.ink}"/>`,
    ...beads,
  ].join('');
}

/** A board as on the site: attackers, the line, and the defenders farther from it the later their turn comes. */
export function drawBoard(
  { combat: setup, plays }: Variant,
  mat: Box,
  words: (unit: Unit) => UnitWords,
): string {
  const made = createCombat(setup);
  if (!made.ok) throw new Error('an example has no combat');
  const combat = made.value;
  const { attacker, defender } = combat;
  const amountOf = ({ id }: Unit): number => plays.attacker.amounts[id] ?? 0;
  const inner = { ...mat, y: mat.y + 20, height: mat.height - 40 };
  const lanes = [
    defender.units.filter(({ tank, backline }) => tank && !backline),
    defender.units.filter(({ tank, backline }) => tank === backline),
    defender.units.filter(({ tank, backline }) => backline && !tank),
  ].filter((units) => units.length > 0);
  const lineX = mat.x + 320;
  const left = lineX + 72;
  const laneWidth = (mat.x + mat.width - 24 - left - (lanes.length - 1) * 36) / lanes.length;
  return [
    `<rect x="${mat.x}" y="${mat.y}" width="${mat.width}" height="${mat.height}" rx="10" fill="${colours.mat}"/>`,
    stack(attacker.units, { ...inner, x: mat.x + 24, width: 228 }, (unit, box) =>
      tile(combat, unit, 0, box, 'attacker', words(unit)),
    ),
    line(total(combat, 'attacker'), lineX, inner),
    ...lanes.map((units, i) => {
      const x = left + i * (laneWidth + 36);
      const width = Math.min(laneWidth, Math.ceil(units.length / 3) * 250);
      return stack(units, { ...inner, x, width }, (unit, box) =>
        tile(combat, unit, amountOf(unit), box, 'defender', words(unit)),
      );
    }),
  ].join('');
}
