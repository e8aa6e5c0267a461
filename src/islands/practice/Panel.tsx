import { useEffect, useRef, useState } from 'preact/hooks';
import { longestProgress } from '../../practice/progress/read.ts';
import { isTaught, type Progress } from '../../practice/progress/types.ts';
import type { TopicId } from '../../practice/topics.ts';
import { topicIds } from '../../practice/topics.ts';
import { Icon } from '../board/Icon.tsx';
import { progressSentence } from './sentences.ts';
import type { Kept } from './use-progress.ts';
import type { PracticeWords } from './words.ts';

interface Props {
  readonly p: PracticeWords;
  readonly kept: Kept;
  readonly lessons: Readonly<Record<TopicId, string>>;
  readonly onPractise: (topic: TopicId) => void;
}

type Standing = 'fresh' | 'begun' | 'taught' | 'due';

const standingOf = (progress: Progress, id: TopicId, now: number): Standing => {
  const known = progress.topics[id];
  if (!known) return 'fresh';
  if (!isTaught(progress, id)) return 'begun';
  return known.memory.due <= now ? 'due' : 'taught';
};

const saveFile = (text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'tankline-practice.json';
  link.click();
  // A browser that asks where to put it takes its time.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** How far the reader is with each rule, and what can be done with that. */
export const Panel = ({ p, kept, lessons, onPractise }: Props) => {
  const { progress } = kept;
  const [note, setNote] = useState<{ readonly text: string; readonly isBad: boolean } | null>(null);
  const [isSure, setSure] = useState(false);
  const forget = useRef<HTMLButtonElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), [isSure]);
  const now = Date.now();
  const missed = Object.keys(progress.missed).length;
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const bad = (why: string) => setNote({ text: p('progress.fileUnreadable', { why }), isBad: true });
    // A file that is far too long is not read at all.
    if (file.size > 4 * longestProgress) return bad(p('problem.too-long', { max: longestProgress }));
    const text = await file.text().catch(() => null);
    if (text === null) return bad(p('progress.fileGone'));
    const why = kept.add(text);
    if (why) return bad(progressSentence(p, why));
    setNote({ text: p('progress.imported'), isBad: false });
  };
  return (
    <div class="panel">
      <p class="hint">{p('progress.intro')}</p>
      <ul class="standings">
        {topicIds.map((id) => {
          const { right = 0, wrong = 0 } = progress.topics[id] ?? {};
          const standing = standingOf(progress, id, now);
          return (
            <li key={id} data-topic={id} data-standing={standing}>
              <a href={lessons[id]}>{p(`topic.${id}`)}</a>
              <span class="standing">
                {standing === 'taught' && <Icon name="done" />}
                {standing === 'due' && <Icon name="waits" />}
                {p(`progress.${standing}`)}
              </span>
              <span class="score">
                {right + wrong > 0 && p('progress.score', { right, all: right + wrong })}
              </span>
              <button
                type="button"
                class="key is-small"
                aria-label={p('progress.practiseThis', { topic: p(`topic.${id}`) })}
                onClick={() => onPractise(id)}
              >
                <span>{p('progress.practise')}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {missed > 0 && <p class="hint">{p('progress.missed', { count: missed })}</p>}
      <p class="keys">
        <button
          type="button"
          class="key is-small"
          data-act="export"
          onClick={() => saveFile(JSON.stringify(progress))}
        >
          <span>{p('progress.export')}</span>
        </button>
        <label class="key is-small file">
          <input
            type="file"
            accept="application/json,.json"
            data-act="import"
            onChange={(e) => {
              void load(e.currentTarget.files?.[0]);
              // The same file may be chosen again.
              e.currentTarget.value = '';
            }}
          />
          <span>{p('progress.import')}</span>
        </label>
        {isSure ? (
          <>
            <span class="sure">{p('progress.forgetSure')}</span>
            <button
              type="button"
              class="key is-small"
              data-act="forget-yes"
              ref={yes}
              onClick={() => {
                kept.forget();
                setSure(false);
                setNote({ text: p('progress.forgotten'), isBad: false });
                queueMicrotask(() => forget.current?.focus());
              }}
            >
              <span>{p('progress.forgetYes')}</span>
            </button>
            <button
              type="button"
              class="key is-small"
              onClick={() => {
                setSure(false);
                queueMicrotask(() => forget.current?.focus());
              }}
            >
              <span>{p('progress.forgetNo')}</span>
            </button>
          </>
        ) : (
          <button
            ref={forget}
            type="button"
            class="key is-small"
            data-act="forget"
            onClick={() => setSure(true)}
          >
            <span>{p('progress.forget')}</span>
          </button>
        )}
      </p>
      <p class={note?.isBad ? 'problem' : 'hint'} role="status" data-note={note ? '' : undefined}>
        {note?.isBad && <Icon name="refused" />}
        {note?.text}
      </p>
    </div>
  );
};
