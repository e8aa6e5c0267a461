import { render } from 'preact';
import { isLocale } from '../../i18n/locales.ts';
import { dress } from '../../islands/dress.ts';
import styles from '../../styles/search.css?url';
import { HIT } from './Results.tsx';
import { mountSearch } from './Search.tsx';
import { searchWords } from './words.ts';

const FEW = 3;

/** Opens the first result, as soon as those for the field's text are there. */
function goOn(root: HTMLElement, field: HTMLInputElement): void {
  const asked = field.value.trim();
  const go = () => {
    if (root.querySelector<HTMLElement>('[data-settled]')?.dataset['settled'] !== asked) return false;
    root.querySelector<HTMLElement>(`[${HIT}]`)?.click();
    return true;
  };
  if (asked === '' || go()) return;
  const observer = new MutationObserver(() => {
    const isClosed = !root.closest('dialog')?.open;
    if (isClosed || field.value.trim() !== asked || go()) observer.disconnect();
  });
  observer.observe(root, { attributes: true, childList: true, subtree: true });
}

async function make() {
  const { lang } = document.documentElement;
  if (!isLocale(lang)) throw new Error(`no search in ${lang}`);
  const [t] = await Promise.all([searchWords(lang), dress(styles)]);

  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.setAttribute('aria-label', t('title'));
  render(
    <>
      <search>
        <form class="search-bar">
          <input
            type="search"
            class="search-field"
            aria-label={t('label')}
            placeholder={t('label')}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            enterkeyhint="go"
          />
          <button type="button" class="search-close" onClick={() => dialog.close()}>
            {t('close')}
          </button>
        </form>
      </search>
      <div class="search-found" />
    </>,
    dialog,
  );
  document.body.append(dialog);
  const form = dialog.querySelector('form');
  const field = dialog.querySelector('input');
  const root = dialog.querySelector<HTMLElement>('.search-found');
  if (!form || !field || !root) throw new Error('the search was not drawn');

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    goOn(root, field);
  });
  dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const isOutside = target === dialog;
    // A result may be on this very page.
    const isLeaving = target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey;
    if (isOutside || isLeaving) dialog.close();
  });
  await mountSearch({ locale: lang, field, root, heading: 'h3', few: FEW, isDialog: true });
  return { dialog, field };
}

let made: ReturnType<typeof make> | undefined;

/**
 * Shows the search, ready to be typed into; on the page of results its own field is made ready instead.
 *
 * @param typed what came while the search was on its way
 */
export async function openSearch(typed: () => string): Promise<void> {
  const onPage = document.querySelector<HTMLInputElement>('[data-search-page] input');
  if (onPage) {
    onPage.select();
    onPage.focus();
    return;
  }
  made ??= make().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  const { dialog, field } = await made;
  if (!dialog.open) dialog.showModal();
  const early = typed();
  if (early !== '') {
    field.value = early;
    field.dispatchEvent(new InputEvent('input'));
  } else field.select();
  field.focus();
}
