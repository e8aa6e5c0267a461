import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { cardName, findCard } from '../../catalog/cards.ts';
import { sections } from '../../components/shell/sections.ts';
import type { Unit } from '../../engine/index.ts';
import { findExample, type Variant } from '../../examples/index.ts';
import { isLocale, type Locale, translator } from '../../i18n/index.ts';
import { builtPages } from '../built-pages.ts';
import type { UnitWords } from './board.ts';
import { drawPicture, type Picture } from './picture.ts';

/** The board on pictures of pages without one. */
const USUAL = 'two-tanks';

const exampleOf = (id: string) => {
  const example = findExample(id);
  if (!example) throw new Error(`a picture asks for an unknown board "${id}"`);
  return example;
};

const wordsOf =
  (locale: Locale, id: string) =>
  (unit: Unit): UnitWords => {
    const example = translator(locale, 'examples') as (key: string) => string;
    const t = translator(locale, 'library');
    const card = unit.card === undefined ? undefined : findCard(unit.card);
    const keywords = [
      unit.tank && t('cards.keyword.tank'),
      unit.backline && t('cards.keyword.backline'),
      unit.assault > 0 && t('cards.keyword.assault', { amount: unit.assault }),
      unit.shield > 0 && t('cards.keyword.shield', { amount: unit.shield }),
    ].filter((word) => typeof word === 'string');
    return { name: card ? cardName(card) : example(`${id}.units.${unit.id}`), keywords: keywords.join(', ') };
  };

/**
 * What a page's picture shows, by the name that the page gives it: `board-<example>`, `section-<section>`, `home`, and
 * `<section>-<slug>` for the page itself.
 */
function pictureFor(locale: Locale, name: string, html: string): Picture {
  const site = translator(locale, 'site');
  const of = (label: string, title: string, id: string): Picture => {
    const board: Variant = exampleOf(id).variants[0];
    return { label, title, board, words: wordsOf(locale, id) };
  };
  const tagline = site('tagline');
  if (name === 'home') return of('', tagline, USUAL);
  const board = /^board-(.+)$/.exec(name)?.[1];
  if (board !== undefined) {
    const words = translator(locale, 'examples') as (key: string) => string;
    return of('', words(`${board}.title`), board);
  }
  const section = sections.find((one) => name === `section-${one}` || name.startsWith(`${one}-`));
  if (!section) throw new Error(`there is no picture "${name}"`);
  if (name === `section-${section}`) return of('', site(`sections.${section}Title`), USUAL);
  const root = parse(html);
  const title = root.querySelector('h1')?.text.trim() ?? '';
  const shown = root.querySelector('[data-example]')?.getAttribute('data-example') ?? USUAL;
  return of(site(`sections.${section}`), title, shown);
}

const ADDRESS = /<meta property="og:image" content="[^"]*?(\/([a-z]+)\/social\/([a-z0-9-]+)\.png)"/g;

/**
 * Draws the pictures that pages name in their heads, each from its title and a board. A picture that was drawn before
 * is taken from the cache: it is found by all that it is made of.
 */
export function social(): AstroIntegration {
  let cache = '';
  return {
    name: 'social',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('node_modules/.cache/social/', config.root));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        await mkdir(cache, { recursive: true });
        const wanted = new Map<string, () => string>();
        for (const { read } of await builtPages(dir)) {
          const html = await read();
          for (const [, address = '', locale, name = ''] of html.matchAll(ADDRESS))
            if (isLocale(locale) && !wanted.has(address))
              wanted.set(address, () => drawPicture(pictureFor(locale, name, html)));
        }
        const kept = new Map<string, Promise<void>>();
        let drawn = 0;
        const keep = async (file: string, svg: string) => {
          if (existsSync(file)) return;
          drawn += 1;
          // A build that is stopped leaves no half of a picture under the name of the whole.
          await writeFile(`${file}.part`, await sharp(Buffer.from(svg)).png().toBuffer());
          await rename(`${file}.part`, file);
        };
        const queue = wanted.entries();
        const work = async () => {
          for (const [address, draw] of queue) {
            const svg = draw();
            const name = `${createHash('sha256').update(svg).digest('hex')}.png`;
            const file = path.join(cache, name);
            // Two addresses may ask for the same picture.
            if (!kept.has(name)) kept.set(name, keep(file, svg));
            await kept.get(name);
            const to = path.join(root, address);
            await mkdir(path.dirname(to), { recursive: true });
            await copyFile(file, to);
          }
        };
        await Promise.all(Array.from({ length: availableParallelism() }, work));
        for (const old of await readdir(cache)) if (!kept.has(old)) await rm(path.join(cache, old));
        logger.info(`${wanted.size} pictures, ${drawn} of them new`);
      },
    },
  };
}
