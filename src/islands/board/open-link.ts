import type { Format } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { decodeBoard, exampleOf } from '../link/link.ts';
import type { Shared } from '../link/types.ts';
import type { Variant } from './state.ts';

/** The board that is asked. */
interface Asked {
  readonly root: HTMLElement | null;
  readonly example: string;
  readonly variants: readonly Variant[];
  readonly locale: Locale;
  readonly say: Format<'engine'>;
}

/** Whether the link is this board's to answer: the first of its example, or the first of all where none is named. */
const isMine = (root: HTMLElement | null, example: string, named: string | undefined): boolean => {
  const all = [...document.querySelectorAll<HTMLElement>('.board[data-example]')];
  const owner = all.find((board) => board.dataset['example'] === named);
  return root === (owner ?? all[0]) && (named === example || !owner);
};

/** What a link says to one of the page's boards; or the sentence that says why it shows none; `null` for another board's. */
export const openLink = async (
  link: string,
  { root, example, variants, locale, say }: Asked,
): Promise<Shared | string | null> => {
  if (!isMine(root, example, exampleOf(link))) return null;
  const read = decodeBoard(link, (id) => (id === example ? { variants } : undefined));
  if (read.ok) return read.value;
  const [{ linkRefusalSentence }, { shareWords }] = await Promise.all([
    import('../link/sentence.ts'),
    import('../share-words.ts'),
    import('../trial-words.ts'),
  ]);
  const [refusal] = read.refusals;
  return refusal ? linkRefusalSentence(await shareWords(locale), say, refusal) : null;
};
