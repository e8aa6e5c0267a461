import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Parts, packed, partsOf } from '../weight/weight.ts';
import { atMost, dist, type Row } from './row.ts';

const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

/** The heaviest by an estimate, of which the true heaviest is one. */
const CANDIDATES = 12;

/** Pages of text, their scripts and the fonts: the limits are those that `npm test` holds them to. */
export function bytes(): Row[] {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && !/^[a-z]{2}\/search\//.test(file))
    .map((file) => ({ file, html: read(file) }))
    .filter(({ html }) => !/<astro-island|data-frame-board/.test(html))
    .map(({ file, html }) => ({ file, parts: partsOf(html, dist) }));
  const heaviest = (name: string, limit: number, chosen: (parts: Parts) => readonly string[]) => {
    const weigh = (parts: Parts, quality: number) =>
      chosen(parts).reduce((sum, part) => sum + packed(part, quality), 0);
    const [first] = pages
      .map(({ file, parts }) => ({ file, parts, estimate: weigh(parts, 4) }))
      .sort((a, b) => b.estimate - a.estimate)
      .slice(0, CANDIDATES)
      .map(({ file, parts }) => ({ file: file.replace('/index.html', ''), bytes: weigh(parts, 11) }))
      .sort((a, b) => b.bytes - a.bytes);
    return atMost(
      `${name} (heaviest: ${first?.file})`,
      first?.bytes ?? Number.POSITIVE_INFINITY,
      limit,
      ' B',
    );
  };
  const fonts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:woff2?|ttf|otf)$/.test(file),
  );
  const weight = fonts.reduce((sum, file) => sum + readFileSync(path.join(dist, file)).length, 0);
  return [
    heaviest('A page of text', 15_000, ({ html, styles, scripts }) => [html, ...styles, ...scripts]),
    heaviest('Its scripts before idle', 3_000, ({ scripts, inline }) => [...scripts, ...inline]),
    atMost('Fonts', weight, 60_000, ' B'),
  ];
}
