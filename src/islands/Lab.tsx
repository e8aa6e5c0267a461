import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { fromSetup } from '../engine/index.ts';
import { Board, type BoardProps } from './Board.tsx';
import { boardKey, withBoard } from './board/address.ts';
import type { Extra } from './board/extra.ts';
import { naming } from './board/naming.ts';
import type { Variant } from './board/state.ts';
import { knowAnswer } from './lab/answers.ts';
import { ask, nothingAsked, wishOf } from './lab/asking.ts';
import { Lab as Context, type LabContext, type Other } from './lab/context.ts';
import { fetchList, type LabExample, type Lists } from './lab/data.ts';
import { OnTile } from './lab/OnTile.tsx';
import { Bar, Panel } from './lab/Panel.tsx';
import { Top } from './lab/Top.tsx';
import type { WishAnswer } from './lab/wish-answer.ts';
import { labWords } from './lab/words.ts';
import { decodeBoard, encodeBoard, exampleOf } from './link/link.ts';
import type { LinkRefusal, Shared } from './link/types.ts';
import { words } from './words.ts';

/** The name of boards made here, where a link names an example. */
const own = 'lab';
/** The query key of the board that is set beside the one on the table. */
const otherKey = 'with';

interface Props extends Pick<BoardProps, 'locale' | 'ruleAddress' | 'rules'> {
  /** The board that lies there when nothing else is asked for. */
  readonly start: Variant;
  /** What it answers before anything is wished for: found by the server, so that the page has less to do when it wakes. */
  readonly answer: WishAnswer;
  readonly lists: Lists;
  /** The first board in words, drawn by the server. */
  readonly text?: ComponentChildren;
}

type Made = Pick<BoardProps, 'example' | 'title' | 'description' | 'variants' | 'names'>;

/** What lies on the table. */
interface Table {
  /** Counts the boards that were put there: each is a board of its own. */
  readonly nth: number;
  readonly made: Made;
  readonly shared: Shared | null;
}

const empty: Shared = {
  example: own,
  variant: own,
  setup: {
    v: 1,
    attacker: { units: [{ id: 'a1', might: 3 }] },
    defender: { units: [{ id: 'd1', might: 3 }] },
  },
  splits: {
    attacker: { amounts: { d1: 3 }, choices: {} },
    defender: { amounts: { a1: 3 }, choices: {} },
  },
  mode: 'change',
  side: 'attacker',
};

const asked = (key: string): string | null => new URL(location.href).searchParams.get(key);

/** A board of one's own, from nothing, an example or cards, and the questions that it can be asked. */
export const Lab = ({ locale, ruleAddress, rules, start, answer, lists, text }: Props) => {
  const w = labWords(locale);
  const { t, say } = words(locale);
  const ours = (variant: Variant): Made => ({
    example: own,
    title: w('board.title'),
    description: w('board.description'),
    variants: [variant],
    names: {},
  });
  const [table, setTable] = useState<Table>(() => {
    const combat = fromSetup(start.setup);
    knowAnswer(answer, combat, 'attacker', wishOf(nothingAsked, combat, 'attacker'));
    return { nth: 0, made: ours(start), shared: null };
  });
  const [asking, act] = useReducer(ask, nothingAsked);
  const [before, setBefore] = useState<string | null>(null);
  const [other, setOther] = useState<Other | null>(null);
  const [said, setSaid] = useState('');
  /** The address has been looked at: the board that it asks for lies there. */
  const [isReady, setReady] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** What is wrong with the link of the other board. */
  const [otherProblem, setOtherProblem] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  /** Where the focus goes on, from a control that goes with its board. */
  const goesOnAt = useRef<string>();

  const startLink = () =>
    encodeBoard({ ...empty, setup: start.setup, splits: start.splits, variant: start.id, mode: 'ask' });
  const keepLink = (link: string) =>
    history.replaceState(history.state, '', withBoard(location.href, link === startLink() ? null : link));

  const whyNot = async (refusal: LinkRefusal): Promise<string> => {
    const [{ linkRefusalSentence }, { shareWords }] = await Promise.all([
      import('./link/sentence.ts'),
      import('./share-words.ts'),
    ]);
    return linkRefusalSentence(await shareWords(locale), say, refusal);
  };

  /** The board of a link with what its example is called; or the sentence that says why there is none. */
  const read = async (link: string): Promise<{ shared: Shared; made: Made } | string> => {
    const named = exampleOf(link);
    let example: LabExample | undefined;
    if (named !== undefined && named !== own) {
      try {
        example = (await fetchList<LabExample>(lists.examples)).find(({ id }) => id === named);
      } catch {
        return w('top.failed');
      }
    }
    // A link that carries its board whole needs no example.
    const decoded = decodeBoard(link, () => ({ variants: example?.variants ?? [] }));
    if (!decoded.ok) {
      const [refusal] = decoded.refusals;
      return refusal ? whyNot(refusal).catch(() => t('missing')) : '';
    }
    const shared = decoded.value;
    if (example) return { shared, made: { ...example, example: example.id } };
    const { setup, splits } = shared;
    const variant: Variant = { id: own, label: '', setup, splits, orders: [] };
    return { shared: { ...shared, example: own, variant: own }, made: ours(variant) };
  };

  const show = async (link: string, from: string | null): Promise<void> => {
    const found = await read(link);
    if (typeof found === 'string') {
      setProblem(found);
      return;
    }
    setProblem(null);
    // The board that lay there meanwhile may have left its own.
    keepLink(link);
    if (from !== null) {
      setBefore(from);
      setSaid(w('top.loaded', { title: found.made.title }));
      const pressed = document.activeElement;
      if (root.current?.contains(pressed))
        goesOnAt.current = pressed?.closest('.lab-ask') ? '.lab-bar :checked' : '[data-act=start]';
    }
    act({ type: 'clear' });
    setTable(({ nth }) => ({ ...found, nth: nth + 1 }));
  };

  const setBeside = async (link: string | null): Promise<void> => {
    const url = new URL(location.href);
    if (link === null) url.searchParams.delete(otherKey);
    else url.searchParams.set(otherKey, link);
    history.replaceState(history.state, '', url.href);
    const found = link === null ? null : await read(link);
    setOtherProblem(typeof found === 'string' ? found : null);
    if (found === null || link === null || typeof found === 'string') {
      setOther(null);
      return;
    }
    const { shared, made } = found;
    const combat = fromSetup(shared.setup);
    setOther({
      title: made.example === own ? w('compare.kept') : made.title,
      link,
      combat,
      splits: shared.splits,
      name: naming(combat, made.names, t),
    });
  };

  useEffect(() => {
    const [link, beside] = [asked(boardKey), asked(otherKey)];
    const look = async () => {
      if (link !== null) await show(link, null);
      if (beside !== null) {
        act({ type: 'question', question: 'compare' });
        await setBeside(beside);
      }
    };
    void look().finally(() => setReady(true));
  }, []);

  useEffect(() => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    if (goesOnAt.current) (find(goesOnAt.current) ?? find('[data-act=start]'))?.focus();
    goesOnAt.current = undefined;
  }, [table.nth]);

  const context: LabContext = {
    w,
    lists,
    origin: table.made.example,
    asking,
    ask: act,
    show,
    empty,
    before,
    said,
    tell: setSaid,
    other,
    setOther: setBeside,
  };
  const showsSplits = asking.question === 'compare';
  const extra = useMemo<Extra>(
    () => ({ label: w('ask'), Top, Bar, Panel, OnTile, shared: table.shared, showsSplits, onLink: keepLink }),
    [table, showsSplits],
  );
  return (
    <Context.Provider value={context}>
      <div ref={root} class="lab-table" aria-busy={!isReady}>
        {(problem || otherProblem) && (
          <p class="problem lab-problem" role="alert">
            {problem || otherProblem}
          </p>
        )}
        {/* It outlives the boards: what is told while it is made is not read aloud. */}
        <p class="vh" role="status">
          {said}
        </p>
        <Board
          key={table.nth}
          {...table.made}
          id={own}
          locale={locale}
          variant={table.shared?.variant ?? table.made.variants[0]?.id ?? own}
          mode="ask"
          ruleAddress={ruleAddress}
          rules={rules}
          extra={extra}
          {...(table.nth === 0 && { text })}
        />
      </div>
    </Context.Provider>
  );
};
