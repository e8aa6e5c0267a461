import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getDictionary } from 'cspell-lib';
import { cardName, cards } from '../../../../src/catalog/cards.ts';
import type { Text } from './texts.ts';

const files: Readonly<Record<string, string>> = {
  en: '@cspell/dict-en-gb-mit/cspell-ext.json',
  fr: '@cspell/dict-fr-fr/cspell-ext.json',
};

/** Words of the game, names, and words of ours, one a line; `#` starts a remark. */
const listed = (name: string): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL(`words.${name}.txt`, import.meta.url), 'utf8')
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter(Boolean),
  );

export type Knows = (word: string) => boolean;

const PARTS = /[\s,’'-]+/;
/** Cards have English names alone; the champions among them are called the same everywhere. */
const cardWords = cards.flatMap((card) => cardName(card).split(PARTS));
const champions = cards.flatMap(({ name, epithet }) => (epithet === null ? [] : name.split(PARTS)));
/** What may stand unmarked where nothing can be marked: in a title, in an entry of a dictionary. */
const unmarkable: ReadonlySet<string> = new Set([...cardWords, ...listed('unmarkable')]);

/** Says of a word whether a language has it: from its dictionary, the project's list for it, or the list of names. */
export async function speller(lang: string): Promise<Knows> {
  const file = files[lang];
  if (file === undefined) throw new Error(`there is no dictionary for ${lang}`);
  const extension = import.meta.resolve(file);
  const { dictionaryDefinitions } = JSON.parse(readFileSync(new URL(extension), 'utf8')) as {
    dictionaryDefinitions: { path: string }[];
  };
  // Its first dictionary is that of the language; it may have others, of names and of misspellings.
  const main = new URL(dictionaryDefinitions[0]?.path ?? '', extension);
  const dictionary = await getDictionary({
    dictionaryDefinitions: [{ name: lang, path: fileURLToPath(main) }],
    dictionaries: [lang],
  });
  const own = new Set([
    ...listed(lang),
    ...listed('names'),
    ...champions,
    ...(lang === 'en' ? cardWords : []),
  ]);
  const strict = { ignoreCase: false };
  const has = (word: string) => own.has(word) || dictionary.has(word, strict);
  return (word) => has(word) || has(word[0]?.toLowerCase() + word.slice(1)) || /^[A-ZÉÈÀ]{2,}$/.test(word);
}

const WORD = /\p{L}[\p{L}\p{M}’-]*/gu;
/** What stands before an apostrophe in French. */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|aujourd)’/i;

/** The words of a text one by one, without elisions, possessives and the hyphens between words that stand on their own. */
function wordsIn({ lang, text }: Text, knows: Knows): readonly string[] {
  const found = (text.match(WORD) ?? []).map((word) => word.replace(/[’-]+$/, ''));
  return found.flatMap((word) => {
    const bare =
      lang === 'fr'
        ? word.replace(ELIDED, (part) => (/^aujourd’/i.test(part) ? part : ''))
        : word.replace(/’s$/, '');
    const straight = bare.replaceAll('’', "'");
    if (knows(bare) || knows(straight)) return [];
    return straight.includes('-') ? straight.split('-').filter(Boolean) : [straight];
  });
}

/** Words that no dictionary has, and words of the other language that are not marked as such; one line each. */
export function spellingFaults(texts: readonly Text[], spellers: ReadonlyMap<string, Knows>): string[] {
  return texts.flatMap((text) => {
    const knows = spellers.get(text.lang);
    if (!knows) return [`${text.place}: nobody can spell ${text.lang}`];
    return wordsIn(text, knows)
      .filter((word) => word.length > 1 && !knows(word) && !(text.isBare && unmarkable.has(word)))
      .map((word) => {
        const foreign = [...spellers].find(([lang, known]) => lang !== text.lang && known(word));
        return foreign
          ? `${text.place}: “${word}” is ${foreign[0]} and not marked`
          : `${text.place}: “${word}” is in no dictionary`;
      });
  });
}
