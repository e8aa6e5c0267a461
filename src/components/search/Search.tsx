import { render } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Format } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { path } from '../../i18n/routes.ts';
import { type Found, find } from './find.ts';
import { type Kind, kinds } from './kinds.ts';
import { HIT, Results } from './Results.tsx';
import { searchWords } from './words.ts';

/** The address of the page of results for a query. */
export const resultsPath = (locale: Locale, query: string, kind: Kind | undefined): string => {
  const asked = new URLSearchParams({ ...(query !== '' && { q: query }), ...(kind && { kind }) }).toString();
  return path(locale, 'search') + (asked === '' ? '' : `?${asked}`);
};

/** Where a search stands and how it behaves there. */
export interface Place {
  readonly locale: Locale;
  /** The field, which is there before this. */
  readonly field: HTMLInputElement;
  readonly root: HTMLElement;
  readonly heading: 'h2' | 'h3';
  /** How many results of each kind are shown as long as no kind is chosen. */
  readonly few: number;
  readonly kind?: Kind | undefined;
  /** Whether the page of results is led to: not from itself. */
  readonly isDialog: boolean;
  /** What is asked for has changed. */
  readonly onAsk?: (query: string, kind: Kind | undefined) => void;
}

// Long enough that a quick typist asks once a word.
const PAUSE = 90;
const tries = ['order', 'stun', 'excess', 'both', 'number'] as const;

interface Answer {
  readonly query: string;
  readonly found: Found | 'failed';
}

function Search({ t, place }: { readonly t: Format<'search'>; readonly place: Place }) {
  const { locale, field, isDialog, heading, few, onAsk } = place;
  const [query, setQuery] = useState(field.value.trim());
  const [kind, setKind] = useState(place.kind);
  const [answer, setAnswer] = useState<Answer>();

  // Before anything else can be typed.
  useLayoutEffect(() => {
    const read = () => setQuery(field.value.trim());
    field.addEventListener('input', read);
    return () => field.removeEventListener('input', read);
  }, [field]);

  useEffect(() => {
    onAsk?.(query, kind);
    if (query === '') {
      setAnswer(undefined);
      return;
    }
    let isStale = false;
    const ask = async () => {
      const shown = (one: Kind) => (kind === undefined ? few : one === kind ? Number.POSITIVE_INFINITY : 0);
      const found = await find(locale, query, shown).catch(() => 'failed' as const);
      if (!isStale) setAnswer({ query, found });
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query, kind, locale, few, onAsk]);

  const askFor = (text: string) => {
    field.value = text;
    field.focus();
    setKind(undefined);
    setQuery(text);
  };
  const found = answer?.found === 'failed' ? undefined : answer?.found;
  const shownKinds = kinds.filter((one) => one === kind || found?.groups.some((group) => group.kind === one));
  const countOf = (one: Kind) => found?.groups.find((group) => group.kind === one)?.count ?? 0;
  const isEmpty = found?.count === 0 && found.numbers.length === 0;
  const status = () => {
    if (answer === undefined) return '';
    if (found === undefined) return t('failed');
    if (isEmpty) return t('none', { query: answer.query });
    const numbers = found.numbers.filter(({ meanings }) => meanings.length > 0).length;
    return t('count', { count: numbers + (kind ? countOf(kind) : found.count) });
  };

  return (
    <div class="search-body" data-settled={answer?.query ?? ''}>
      {shownKinds.length > 0 && (
        <fieldset class="search-kinds">
          <legend class="vh">{t('show')}</legend>
          {[undefined, ...shownKinds].map((one) => (
            <label key={one ?? 'all'}>
              <input type="radio" name="search-kind" checked={one === kind} onChange={() => setKind(one)} />
              <span>
                {t(`kind.${one ?? 'all'}`)} <small>{one ? countOf(one) : (found?.count ?? 0)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p class="search-status" role="status">
        {status()}
      </p>
      {found && found.meant.length > 0 && (
        <p class="search-meant">
          {t('meant')}{' '}
          {found.meant.map((text) => (
            <button key={text} type="button" onClick={() => askFor(text)}>
              {text}
            </button>
          ))}
        </p>
      )}
      {found && <Results t={t} found={found} kind={kind} heading={heading} onKind={setKind} />}
      {(answer === undefined || isEmpty) && (
        <p class="search-try">
          {t('try')}{' '}
          {tries.map((name) => (
            <button key={name} type="button" onClick={() => askFor(t(`tries.${name}`))}>
              {t(`tries.${name}`)}
            </button>
          ))}
        </p>
      )}
      <p class="search-ways">
        {isDialog && <a href={resultsPath(locale, query, kind)}>{t('all')}</a>}
        <a href={path(locale, 'a-z')}>{t('az')}</a>
        <span>{t('hint')}</span>
      </p>
    </div>
  );
}

/** Arrow keys go from the field through the results and back; a letter typed on a result goes into the field. */
const walk = (event: KeyboardEvent, { field, root }: Place): void => {
  const hits = [...root.querySelectorAll<HTMLElement>(`[${HIT}]`)];
  const { target, key } = event;
  const at = hits.indexOf(target as HTMLElement);
  if (at < 0 && target !== field) return;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = at + (key === 'ArrowDown' ? 1 : -1);
    if (target === field && next < 0) return;
    event.preventDefault();
    (next < 0 ? field : hits[Math.min(next, hits.length - 1)])?.focus();
    return;
  }
  const isLetter = /^\S$/u.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isLetter) field.focus();
};

/** Brings a search to life: reads the field, shows below it what is found. */
export async function mountSearch(place: Place): Promise<void> {
  const t = await searchWords(place.locale);
  for (const element of [place.field, place.root])
    element.addEventListener('keydown', (event) => walk(event, place));
  render(<Search t={t} place={place} />, place.root);
}
