/** A language whose plural forms are neither those of English nor those of French; its words are made up. */
export const LANGUAGE = 'lt';

const LONGER: Readonly<Record<string, string>> = {
  a: 'à',
  e: 'é',
  i: 'î',
  o: 'ô',
  u: 'û',
  A: 'À',
  E: 'É',
  I: 'Î',
  O: 'Ô',
  U: 'Û',
};

/** What is no word: code, tags, text that is marked as another language's, addresses, ids, placeholders. */
const KEPT = new RegExp(
  [
    '```[\\s\\S]*?```',
    '`[^`\\n]*`',
    '<span lang="[a-z]+">[^<]*</span>',
    '<[^>]+>',
    '(?<=\\])\\([^)\\s]*\\)',
    '\\[#[\\w-]+\\]',
    'https?://\\S+',
    '\\{\\{\\w+\\}\\}',
    '&#?\\w+;',
  ].join('|'),
  'g',
);

const word = (text: string, isLong: boolean): string =>
  text.replace(/[aeiouy]/gi, (vowel) => {
    const sign = LONGER[vowel] ?? vowel;
    return isLong ? sign + sign.toLowerCase() : sign;
  });

/**
 * English as a language that nobody speaks: each vowel accented and twice as long, a third more text in all; with a limit,
 * only as long as that lets it be.
 */
export function pseudo(text: string, limit = Number.POSITIVE_INFINITY): string {
  const made = (isLong: boolean): string => {
    let at = 0;
    let all = '';
    for (const { 0: kept, index } of text.matchAll(KEPT)) {
      all += word(text.slice(at, index), isLong) + kept;
      at = index + kept.length;
    }
    return all + word(text.slice(at), isLong);
  };
  const long = made(true);
  return long.length <= limit ? long : made(false);
}

const FRONT = /^---\n([\s\S]*?)\n---\n/;
/** As many characters as the site lets a description have. */
const DESCRIPTION = 200;

/** A page's source: its words changed, whatever the build reads kept. */
export function pseudoPage(source: string): string {
  const front = (FRONT.exec(source)?.[1] ?? '').split('\n').map((line) => {
    const [, key = '', value = ''] = /^(title|description|lede):\s*(.*)$/.exec(line) ?? [];
    if (key === '') return line;
    const text = /^".*"$/.test(value) ? (JSON.parse(value) as string) : value;
    return `${key}: ${JSON.stringify(pseudo(text, key === 'description' ? DESCRIPTION : undefined))}`;
  });
  return `---\n${front.join('\n')}\n---\n${pseudo(source.replace(FRONT, ''))}`;
}

interface Tree {
  readonly [key: string]: string | Tree;
}

/** A dictionary, with a text for each plural category of the language. */
export function pseudoWords(words: Tree, categories: readonly string[]): Tree {
  const entries = Object.entries(words).flatMap(([key, value]): (readonly [string, string | Tree])[] => {
    if (typeof value === 'object') return [[key, pseudoWords(value, categories)]];
    const base = /^(.+)_other$/.exec(key)?.[1];
    if (base !== undefined)
      return categories
        .filter((category) => category !== 'one')
        .map((category) => [`${base}_${category}`, pseudo(value)]);
    return [[key, pseudo(value)]];
  });
  return Object.fromEntries(entries);
}
