import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';

const open = (name: string): Font => {
  const font = create(readFileSync(new URL(`../../styles/fonts/${name}.woff2`, import.meta.url)));
  if (font.isCollection) throw new Error(`${name} is a collection of fonts`);
  return font;
};

const family = (name: string) => {
  const [main, more] = [open(name), open(`${name}-more`)];
  if (main.unitsPerEm !== more.unitsPerEm) throw new Error(`${name} and ${name}-more are on different grids`);
  return [main, more] as const;
};

/** The site's two fonts: text is drawn from their outlines, so a machine without fonts draws the same picture. */
const fonts = { text: family('literata'), table: family('archivo') };

export type FontName = keyof typeof fonts;

/** How text is set: its font, its size in pixels, and how much bolder than the font's regular weight, in pixels. */
export interface Setting {
  readonly font: FontName;
  readonly size: number;
  readonly bolder?: number;
}

const glyphsOf = (text: string, { font }: Setting) =>
  [...text].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const file = fonts[font].find((part) => part.hasGlyphForCodePoint(code));
    if (!file) throw new Error(`the font has no ${sign} for “${text}”`);
    return file.glyphForCodePoint(code);
  });

const scaleOf = ({ font, size }: Setting): number => size / fonts[font][0].unitsPerEm;

/** How wide a line of text is, in pixels. */
export const widthOf = (text: string, setting: Setting): number =>
  glyphsOf(text, setting).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * scaleOf(setting);

const round = (value: number): number => Math.round(value * 100) / 100;

/** A line of text as an SVG element, its baseline starting at the point. */
export function drawText(text: string, x: number, y: number, setting: Setting, colour: string): string {
  const scale = scaleOf(setting);
  let at = 0;
  const outlines = glyphsOf(text, setting).map((glyph) => {
    const outline = glyph.path.toSVG();
    const place = `<path transform="translate(${at})" d="${outline}"/>`;
    at += glyph.advanceWidth;
    return outline === '' ? '' : place;
  });
  const { bolder = 0 } = setting;
  const stroke =
    bolder > 0 ? ` stroke="${colour}" stroke-width="${round(bolder / scale)}" stroke-linejoin="round"` : '';
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})" fill="${colour}"${stroke}>${outlines.join('')}</g>`;
}

/** Cuts a text into lines that are no wider than `width`. A single word that is wider stands on a line of its own. */
export function wrap(text: string, width: number, setting: Setting): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, setting) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
