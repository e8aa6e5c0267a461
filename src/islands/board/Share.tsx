import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { checkLegality } from '../../engine/index.ts';
import { path } from '../../i18n/routes.ts';
import styles from '../../styles/share.css?url';
import { dress } from '../dress.ts';
import type { Edition } from '../edition.ts';
import { frameHeight, frameSnippet } from '../embed/snippet.ts';
import { fixes } from '../heavy/fixes.ts';
import { isHeavy } from '../heavy/is-heavy.ts';
import { useAnswer } from '../heavy/use-answer.ts';
import { encodeBoard } from '../link/link.ts';
import { rulingCard } from '../ruling-card/ruling-card.ts';
import { shareWords } from '../share-words.ts';
import '../trial-words.ts';
import { useDress } from '../use-dress.ts';
import { sharedOf, withBoard } from './address.ts';
import { cameraCode } from './camera-code.ts';
import { useBoard } from './context.ts';
import { useLate } from './use-late.ts';

// Without its styles it still works.
await dress(styles).catch(() => {});

interface Props {
  readonly example: string;
  readonly title: string;
  readonly rules: Edition;
}

/** The board as a link, a picture of the link for the next phone, and a text for chats and forums. */
export const Share = ({ example, title, rules }: Props) => {
  const { t, say, combat, state, name, uid, onMissing } = useBoard();
  useDress(styles);
  const { side } = state;
  const split = state.splits[side];
  const share = useLate(true, () => shareWords(t.locale), onMissing);
  /** The field whose text was copied, or was not, and what is said of it. */
  const [done, setDone] = useState({ part: '', text: '' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It goes while a number cannot be read, and comes back while the reader types on.
    if (!document.activeElement?.matches('input')) heading.current?.focus({ preventScroll: true });
  }, [share]);
  // Whole, so that the link shows this board for ever, whatever becomes of the example.
  const code = encodeBoard(sharedOf(example, state));
  const link = withBoard(location.origin + location.pathname, code);
  useEffect(() => setDone({ part: '', text: '' }), [link]);
  const picture = useMemo(() => cameraCode(link), [link]);
  const asked = useMemo(
    () => (checkLegality(combat, side, split.amounts, split.choices).ok ? {} : { [side]: split }),
    [combat, side, split],
  );
  const answer = useAnswer('fixes', fixes, [combat, asked], side in asked && isHeavy(combat, side));
  const card = useMemo(
    () =>
      share &&
      rulingCard(
        share,
        { t, say },
        { title, combat, side, split, fix: answer?.found[side], name, rules, link },
      ),
    [share, combat, side, split, answer, link],
  );
  if (!share || !card) return null;

  const lab = path(t.locale, 'lab');
  const frame = withBoard(location.origin + path(t.locale, 'embed'), code);
  const copy = async (part: string, text: string) => {
    // Said again only where it changes.
    setDone({ part, text: '' });
    try {
      await navigator.clipboard.writeText(text);
      setDone({ part, text: share('panel.copied') });
    } catch {
      // Without leave to write to the clipboard the reader can still take the text from its field.
      setDone({ part, text: share('panel.notCopied') });
    }
  };
  const field = (part: string, label: string, text: string, rows: number) => (
    <div class="share-field">
      <label for={uid(part)}>{label}</label>
      <textarea id={uid(part)} readOnly rows={rows} onFocus={(e) => e.currentTarget.select()}>
        {text}
      </textarea>
      <button type="button" class="key is-small" data-copy={part} onClick={() => void copy(part, text)}>
        <span>{share('panel.copy')}</span>
      </button>
      {done.part === part && (
        <p class="hint" aria-hidden="true">
          {done.text}
        </p>
      )}
    </div>
  );
  return (
    <section class="share" aria-labelledby={uid('share')}>
      <h4 id={uid('share')} ref={heading} tabIndex={-1}>
        {share('panel.title')}
      </h4>
      <p class="vh" role="status">
        {done.text}
      </p>
      {field('link', share('panel.link'), link, 3)}
      {'share' in navigator && (
        <button
          type="button"
          class="key"
          onClick={() => {
            // A reader who closes the sheet has not failed at anything.
            navigator.share({ title, url: link }).catch(() => {});
          }}
        >
          <span>{share('panel.native')}</span>
        </button>
      )}
      {location.pathname !== lab && (
        <p>
          <a href={withBoard(location.origin + lab, code)} data-act="lab">
            {share('panel.lab')}
          </a>
        </p>
      )}
      {picture === null ? (
        <p class="hint">{share('panel.noCode')}</p>
      ) : (
        <figure class="share-code">
          <div dangerouslySetInnerHTML={{ __html: picture }} />
          <figcaption>{share('panel.code')}</figcaption>
        </figure>
      )}
      {!answer && <p class="hint">{t('counting')}</p>}
      {field('plain', share('panel.plain'), card.plain, 8)}
      {field('markdown', share('panel.markdown'), card.markdown, 8)}
      {field('frame', share('panel.frame'), frameSnippet(frame, title, frameHeight(state)), 4)}
      <p class="hint">
        <a href={`${path(t.locale, 'about', 'developers')}#frame`}>{share('panel.frameMore')}</a>
      </p>
    </section>
  );
};
