import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../../../../src/i18n/locales.ts';

/** Words as a reader meets them, in one language: a paragraph, a heading, a title, an entry of a dictionary. */
export interface Text {
  /** Where it stands, for the report. */
  readonly place: string;
  readonly lang: string;
  readonly text: string;
  /** Words of another language cannot be marked there. */
  readonly isBare?: true;
}

/** One page's source in one language. */
export interface Source {
  readonly file: string;
  readonly lang: string;
  readonly section: string;
  /** The same in every language. */
  readonly name: string;
  readonly front: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Stands for words of another language, or for what the build fills in. */
const FILLED = 'x';
const FRONT = /^---\n([\s\S]*?)\n---\n/;
const SHOWN = ['title', 'description', 'lede'];
const CODE = /`[^`]*`/g;
const FOREIGN = /<span lang="([a-z]+)">([^<]*)<\/span>/g;

const unquoted = (value: string): string => (/^".*"$/.test(value) ? (JSON.parse(value) as string) : value);

/** Every page's source below a folder that has `content/`. */
export function readSources(root: string): readonly Source[] {
  return globSync('content/**/*.mdx', { cwd: root })
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const [, lang = '', ...rest] = file.split(path.sep);
      const front = FRONT.exec(text)?.[1] ?? '';
      const pairs = front.split('\n').flatMap((line) => {
        const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
        return key === undefined ? [] : [[key, unquoted(value ?? '')] as const];
      });
      return {
        file,
        lang,
        section: rest[0] ?? '',
        name: rest.join('/'),
        front: Object.fromEntries(pairs),
        // Code is in no language.
        body: text.replace(FRONT, '').replace(/^```[\s\S]*?^```$/gm, ''),
      };
    });
}

/** A stretch of source as words: the text of tags stays, numbers and names that the build fills in are one word. */
const words = (source: string): string =>
  source
    .replace(CODE, FILLED)
    .replace(/<(?:Fact|Card)\s[^>]*\/>/g, FILLED)
    .replace(/<[^>]*>/g, '')
    .replace(/\s*\[#[^\]]*\]$/gm, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[[\]*\\]/g, '')
    .replace(/^(?:#+|-|\d+\.|>)\s+/gm, '')
    .trim();

const split = (place: string, lang: string, source: string): readonly Text[] => [
  ...[...source.matchAll(FOREIGN)].map(([, other = '', text = '']) => ({ place, lang: other, text })),
  { place, lang, text: words(source.replace(FOREIGN, FILLED)) },
];

/** What readers read of a page: its title and description, then block by block. */
export const textsOf = ({ file, lang, front, body }: Source): readonly Text[] => [
  ...SHOWN.flatMap((key) => {
    const text = front[key];
    return text === undefined ? [] : [{ place: `${file} ${key}`, lang, text, isBare: true as const }];
  }),
  ...body
    // Items of lists and cells of tables stand alone.
    .split(/\n\s*\n|\n(?=- |\d+\. )|\|/)
    .filter((block) => /\p{L}/u.test(block))
    .flatMap((block) => split(`${file} “${block.trim().slice(0, 30)}…”`, lang, block)),
];

const entries = (value: unknown, at: string): readonly (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value as object).flatMap(([key, inner]) =>
        entries(inner, at === '' ? key : `${at}.${key}`),
      );

/** Single names, and what players type, right or wrong and in any language: no prose. */
const NAMES = 'names.json';

/** The words of the dictionaries below a folder that has `src/i18n`. */
export function dictionaryTexts(root: string): readonly Text[] {
  return locales.flatMap((lang) =>
    globSync(`src/i18n/${lang}/*.json`, { cwd: root })
      .filter((file) => path.basename(file) !== NAMES)
      .sort()
      .flatMap((file) =>
        entries(JSON.parse(readFileSync(path.join(root, file), 'utf8')), '').map(([key, text]) => ({
          place: `${file} ${key}`,
          lang,
          text: text.replace(CODE, FILLED).replace(/\{\{.*?\}\}/g, FILLED),
          isBare: true as const,
        })),
      ),
  );
}
