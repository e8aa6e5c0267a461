// On every page: opens the search by its button, by "/" and by Ctrl-K. The search itself comes when it is first opened.
const form = document.querySelector<HTMLFormElement>('[data-search]');
/** What is typed while the search is on its way. */
let typed: string | undefined;

const show = (event: Event): void => {
  event.preventDefault();
  typed ??= '';
  import('./dialog.tsx')
    .then(({ openSearch }) => openSearch(() => typed ?? ''))
    .catch(() => form?.submit())
    .finally(() => {
      typed = undefined;
    });
};

form?.addEventListener('submit', show);
addEventListener('keydown', (event) => {
  const { key, target } = event;
  const isWithControl = event.ctrlKey || event.metaKey;
  const isForField = target instanceof Element && target.closest('input, textarea, select') !== null;
  if (isWithControl ? /^k$/i.test(key) : key === '/' && !isForField) show(event);
  else if (!isWithControl && typed !== undefined && key.length === 1) typed += key;
});

export {};
