import { useEffect, useRef, useState } from 'preact/hooks';
import type { Locale } from '../i18n/locales.ts';
import { createProblem } from '../practice/problem.ts';
import { chooseNext } from '../practice/progress/choose.ts';
import { isTaught } from '../practice/progress/types.ts';
import { createRandom } from '../practice/random.ts';
import { dayOf, largestNumber, readSeed, type Seed, writeSeed } from '../practice/seed.ts';
import { kindsOf, type TopicId, topicIds } from '../practice/topics.ts';
import type { Problem } from '../practice/types.ts';
import { Icon } from './board/Icon.tsx';
import { useLate } from './board/use-late.ts';
import { type Addresses, Card } from './practice/Card.tsx';
import { progressSentence, seedSentence } from './practice/sentences.ts';
import { useProgress } from './practice/use-progress.ts';
import { practiceWords } from './practice/words.ts';

/** The query keys of a problem, and of the problem of today. */
const problemKey = 'problem';
const dailyKey = 'daily';

export interface PracticeProps {
  readonly locale: Locale;
  readonly addresses: Addresses;
}

/** The problem that is shown. */
interface Shown {
  readonly problem: Problem;
  readonly isNew: boolean;
  readonly isMissed: boolean;
  /** Why the address showed none. */
  readonly trouble: string | null;
  readonly isFirst: boolean;
}

const addressOf = (seed: string): string => {
  const url = new URL(location.href);
  url.searchParams.delete(dailyKey);
  url.searchParams.set(problemKey, seed);
  return url.href;
};

const today = (): Seed => ({ day: dayOf(new Date()) });

/** Chance that differs from visit to visit; what comes of it is kept in the seed. */
const chance = () => createRandom(crypto.getRandomValues(new Uint32Array(4)).join('-'));

/** Problems one by one, judged at once; what was missed comes back. */
export const Practice = ({ locale, addresses }: PracticeProps) => {
  const p = practiceWords(locale);
  const kept = useProgress();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const panel = useLate(isOpen, () => import('./practice/Panel.tsx'), setMissing);
  const last = useRef<string>();
  const noted = useRef<Promise<void>>();
  const box = useRef<HTMLDetailsElement>(null);
  // It may have been opened before this script was there.
  useEffect(() => setOpen(box.current?.open === true), []);

  const isShown = (seed: Seed): boolean => writeSeed(seed) === last.current;
  const show = (seed: Seed, trouble: string | null = null): void => {
    // A way back within the page shows nothing anew.
    if (isShown(seed) && trouble === null) return;
    setMissing(false);
    const { topics, missed } = kept.now();
    const problem = createProblem(seed);
    setShown({
      problem,
      isNew: problem.topics.length === 1 && problem.topics.every((id) => !topics[id]),
      isMissed: Object.hasOwn(missed, problem.seed),
      trouble,
      isFirst: last.current === undefined,
    });
    last.current = problem.seed;
  };
  const choose = (): Seed => chooseNext(kept.now(), new Date(), chance(), last.current);
  /** Goes on to another problem: the way back leads to this one. */
  const goTo = (seed: Seed): void => {
    if (isShown(seed)) return;
    history.pushState(null, '', addressOf(writeSeed(seed)));
    show(seed);
  };
  /** Shows the problem of the address; where there is none, one that fits the reader's progress. */
  const open = (): void => {
    const query = new URL(location.href).searchParams;
    const text = query.get(problemKey);
    const read = text === null ? null : readSeed(text);
    const seed = read?.ok ? read.seed : query.has(dailyKey) && !read ? today() : choose();
    const trouble = read && !read.ok ? p('seed.bad', { why: seedSentence(p, read) }) : null;
    history.replaceState(history.state, '', addressOf(writeSeed(seed)));
    show(seed, trouble);
  };
  useEffect(() => {
    open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, []);

  const { progress, trouble } = kept;
  const notice = (() => {
    if (trouble === null) return null;
    if (trouble === 'not-kept') return p('progress.notKept');
    return trouble === 'full'
      ? p('progress.full')
      : p('progress.unreadable', { why: progressSentence(p, trouble.unreadable) });
  })();
  const taught = topicIds.filter((id) => isTaught(progress, id)).length;
  const { day } = progress;
  // The server knows neither the day nor the reader: the first draw is the same for all.
  const isToday = shown !== null && day?.day === dayOf(new Date());
  const daily = isToday ? (day.isRight ? 'dailyRight' : 'dailyWrong') : 'daily';
  return (
    <div class="practice" data-ready={shown ? '' : undefined}>
      {notice && (
        <p class="problem" role="alert">
          <Icon name="refused" />
          {notice}
        </p>
      )}
      {shown?.trouble && (
        <p class="problem" role="alert">
          <Icon name="refused" />
          {shown.trouble}
        </p>
      )}
      {shown ? (
        <Card
          key={shown.problem.seed}
          locale={locale}
          p={p}
          problem={shown.problem}
          addresses={addresses}
          isNew={shown.isNew}
          isMissed={shown.isMissed}
          takesFocus={!shown.isFirst}
          isMissing={isMissing}
          onMissing={setMissing}
          onAnswer={(isRight) => {
            noted.current = kept.note(shown.problem, isRight).catch(() => setMissing(true));
          }}
          onNext={async () => {
            const from = last.current;
            await noted.current;
            // Not once more for each press that came while the answer was being noted.
            if (last.current === from) goTo(choose());
          }}
        />
      ) : (
        <p class="loading">{p('loading')}</p>
      )}
      <div class="practice-foot">
        <p class="keys">
          <a
            class="key is-small"
            href={`${addresses.practice}?${dailyKey}`}
            onClick={(e) => {
              if (e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return;
              e.preventDefault();
              goTo(today());
            }}
          >
            {isToday && <Icon name={day.isRight ? 'done' : 'refused'} />}
            <span>{p(daily)}</span>
          </a>
        </p>
        <details ref={box} class="practice-progress" onToggle={(e) => setOpen(e.currentTarget.open)}>
          <summary>
            <b>{p('progress.title')}</b>{' '}
            <span>{p('progress.summary', { taught, all: topicIds.length })}</span>
          </summary>
          {panel && (
            <panel.Panel
              p={p}
              kept={kept}
              lessons={addresses.lessons}
              onPractise={(id: TopicId) => {
                const random = chance();
                goTo({
                  kind: random.pick(kindsOf([id])),
                  topics: [id],
                  number: random.whole(0, largestNumber),
                });
              }}
            />
          )}
        </details>
      </div>
    </div>
  );
};
