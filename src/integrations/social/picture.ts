import type { Unit } from '../../engine/index.ts';
import type { Variant } from '../../examples/index.ts';
import { drawBoard, type UnitWords } from './board.ts';
import { colours } from './colours.ts';
import { drawText, type Setting, widthOf, wrap } from './font.ts';

/** The size that sites which show links ask for, in pixels. */
const size = { width: 1200, height: 630 };

const MARGIN = 56;
const TITLE_SIZES = [68, 60, 52, 46, 40];
const MOST_LINES = 3;

/** What a picture says. */
export interface Picture {
  /** The part of the site, in small letters above. */
  readonly label: string;
  readonly title: string;
  readonly board: Variant;
  readonly words: (unit: Unit) => UnitWords;
}

/** The picture of a page or a board, as SVG without any text of its own. */
export function drawPicture({ label, title, board, words }: Picture): string {
  const { width, height } = size;
  const room = width - 2 * MARGIN;
  const settings = TITLE_SIZES.map(
    (pixels): Setting => ({ font: 'text', size: pixels, bolder: pixels / 42 }),
  );
  const fitting = settings.find(
    (setting) => wrap(title, room, setting).length <= (setting.size > 52 ? 2 : MOST_LINES),
  );
  const setting = fitting ?? settings[settings.length - 1];
  if (!setting) throw new Error('there is no size to set a title in');
  const lines = wrap(title, room, setting);
  const brand: Setting = { font: 'text', size: 34, bolder: 1 };
  const small: Setting = { font: 'table', size: 28 };
  const leading = setting.size * 1.14;
  const titleTop = 112;
  const matTop = titleTop + lines.length * leading + 28;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    // The mark: a line with two beads.
    `<path d="M${MARGIN + 14} 40v44" stroke="${colours.ink}" stroke-width="5"/>`,
    `<circle cx="${MARGIN + 14}" cy="52" r="8" fill="${colours.ink}"/>`,
    `<circle cx="${MARGIN + 14}" cy="73" r="6" fill="${colours.paper}" stroke="${colours.ink}" stroke-width="4"/>`,
    drawText('Tankline', MARGIN + 38, 74, brand, colours.ink),
    drawText(label, width - MARGIN - widthOf(label, small), 73, small, colours.inkSoft),
    ...lines.map((line, i) => drawText(line, MARGIN, titleTop + leading * (i + 0.78), setting, colours.ink)),
    drawBoard(board, { x: MARGIN, y: matTop, width: room, height: height - matTop - 44 }, words),
    '</svg>',
  ].join('');
}
