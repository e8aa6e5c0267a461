import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Format } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { boardKey, sharedOf, withBoard } from './address.ts';
import type { Action, BoardState, Variant } from './state.ts';

/** The address follows the board once it has been still for this long. */
const quietFor = 300;

interface Wanted {
  readonly locale: Locale;
  readonly example: string;
  readonly variants: readonly Variant[];
  readonly root: RefObject<HTMLElement>;
  readonly say: Format<'engine'>;
  readonly state: BoardState;
  /** Nothing differs from how the board came. */
  readonly isAsItCame: boolean;
  readonly dispatch: (action: Action) => void;
  /** Is told the link of the board in place of the address, which then means nothing to the board. */
  readonly onLink: ((link: string) => void) | undefined;
  /** Is told where what reads a link could not be fetched. */
  readonly onMissing: (isMissing: boolean) => void;
}

/**
 * Shows the board of the address, and keeps the address at the board that the reader changed last. Gives the sentence
 * that says why a link shows no board, or `null`.
 */
export const useAddress = (wanted: Wanted): string | null => {
  const { locale, example, variants, root, say, state, isAsItCame, dispatch, onLink, onMissing } = wanted;
  const [problem, setProblem] = useState<string | null>(null);
  const isReady = useRef(false);

  useEffect(() => {
    const link = new URL(location.href).searchParams.get(boardKey);
    if (link === null || onLink) return;
    import('./open-link.ts')
      .then(({ openLink }) => openLink(link, { root: root.current, example, variants, locale, say }))
      .then((found) => {
        if (typeof found === 'string') setProblem(found);
        else if (found) {
          const { mode } = found;
          // What one page adds to its board no other board has.
          dispatch({ type: 'open', shared: { ...found, mode: mode === 'ask' ? 'try' : mode } });
        }
      })
      .catch(() => onMissing(true));
  }, []);

  const place = JSON.stringify([
    state.variant,
    state.combat,
    state.splits,
    state.mode,
    state.side,
    state.step,
  ]);
  useEffect(() => {
    // The first draw is the example, or will be the board of the address: neither is the reader's doing.
    if (!isReady.current) {
      isReady.current = true;
      return undefined;
    }
    const timer = setTimeout(async () => {
      const codec = await import('../link/link.ts').catch(() => null);
      // The next change asks for it again.
      if (!codec) return;
      const { encodeBoard } = codec;
      if (onLink) {
        onLink(encodeBoard(sharedOf(example, state)));
        return;
      }
      const link = isAsItCame ? null : encodeBoard(sharedOf(example, state), { variants });
      history.replaceState(history.state, '', withBoard(location.href, link));
    }, quietFor);
    return () => clearTimeout(timer);
  }, [place]);

  return problem;
};
