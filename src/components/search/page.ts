import { isLocale } from '../../i18n/locales.ts';
import { isKind } from './kinds.ts';
import { mountSearch, resultsPath } from './Search.tsx';

// The page of results: what is asked for stands in its address, so that it can be kept, sent and come back to.
const form = document.querySelector<HTMLFormElement>('[data-search-page]');
const field = form?.querySelector('input');
const root = document.querySelector<HTMLElement>('[data-search-results]');
const failed = document.querySelector<HTMLElement>('[data-search-failed]');
const { lang } = document.documentElement;

if (form && field && root && failed && isLocale(lang)) {
  const asked = new URLSearchParams(location.search);
  const kind = asked.get('kind');
  // What was typed before this script came stays.
  if (field.value === '') field.value = asked.get('q') ?? '';
  if (field.value === '') field.focus();
  const title = document.title;
  form.addEventListener('submit', (event) => event.preventDefault());
  const mount = async (): Promise<void> => {
    try {
      await mountSearch({
        locale: lang,
        field,
        root,
        heading: 'h2',
        few: 5,
        kind: isKind(kind) ? kind : undefined,
        isDialog: false,
        onAsk: (query, chosen) => {
          history.replaceState(history.state, '', resultsPath(lang, query, chosen));
          document.title = query === '' ? title : `${query} · ${title}`;
        },
      });
      failed.hidden = true;
    } catch {
      failed.hidden = false;
      field.addEventListener('input', mount, { once: true });
    }
  };
  void mount();
}
