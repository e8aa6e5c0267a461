import { render } from 'preact';
import type { Locale } from '../../i18n/locales.ts';
import { Board, type BoardProps } from '../Board.tsx';
import { boardKey, withBoard } from '../board/address.ts';
import { exampleOf } from '../link/link.ts';
import type { LinkRefusal } from '../link/types.ts';
import { words } from '../words.ts';
import { tellHeight } from './height.ts';
import { boardOfLink, type KnownBoard, openLink } from './open.ts';

/** What the page hands to its script. */
export type FramePage = Pick<BoardProps, 'ruleAddress' | 'rules'>;

const locale = document.documentElement.lang as Locale;
const part = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-frame-${name}]`);
  if (!found) throw new Error(`the page has no ${name}`);
  return found;
};

/** Words, boards and page of an example; `null` for one that the site does not have. */
const ask = async (example: string): Promise<KnownBoard | null> => {
  const answer = await fetch(`${example}.json`);
  if (answer.ok) return answer.json();
  if (answer.status === 404) return null;
  throw new Error(`no answer for ${example}: ${answer.status}`);
};

const showRefusal = async (refusal: LinkRefusal): Promise<void> => {
  const [{ linkRefusalSentence }, { shareWords }] = await Promise.all([
    import('../link/sentence.ts'),
    import('../share-words.ts'),
    import('../trial-words.ts'),
  ]);
  const problem = part('problem');
  problem.textContent = linkRefusalSentence(await shareWords(locale), words(locale).say, refusal);
  problem.hidden = false;
};

const showFailure = (): void => {
  part('failed').hidden = false;
};

const start = async (): Promise<void> => {
  const link = new URL(location.href).searchParams.get(boardKey);
  if (!link) {
    part('none').hidden = false;
    return;
  }
  const example = exampleOf(link) ?? '';
  const known = example ? await ask(example) : null;
  const { shared, refusal } = openLink(link, known);
  const place = part('board');
  const whole = part('whole') as HTMLAnchorElement;
  const { ruleAddress, rules } = JSON.parse(place.dataset['frameBoard'] ?? '') as FramePage;
  const page = new URL(known?.page ?? whole.href, location.href).href;
  const onLink = (to: string) => {
    if (known) whole.href = withBoard(page, to);
  };
  if (refusal) showRefusal(refusal).catch(showFailure);
  if (!shared) return;
  const board = boardOfLink(shared, known);
  if (board.mode === 'replay') document.documentElement.dataset['face'] = '';
  if (refusal) whole.href = page;
  else onLink(link);
  const { title } = known ?? { title: words(locale).t('board') };
  render(
    <Board
      {...{ locale, example, title, ruleAddress, rules }}
      {...board}
      id="board"
      framed={{ shared, onLink }}
    />,
    place,
  );
};

tellHeight();
start().catch(showFailure);
