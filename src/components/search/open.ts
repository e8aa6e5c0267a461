// On every page: opens the search by its button, by "/" and by Ctrl-K. The search itself comes when it is first opened.
const form = document.querySelector<HTMLFormElement>('[data-search]');
const onPage = document.querySelector<HTMLInputElement>('[data-search-page] input');
let typed: string | undefined;

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

const show = async (): Promise<void> => {
  if (onPage) {
    onPage.select();
    onPage.focus();
    return;
  }
  typed ??= '';
  try {
    const { openSearch } = await import('./dialog.ts');
    await openSearch(() => typed ?? '');
  } catch {
    form?.submit();
  }
  typed = undefined;
};

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void show();
});
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey;
  if (
    ((ctrlKey || metaKey) && key.toLowerCase() === 'k') ||
    (key === '/' && isLetter && !isTypedInto(event.target))
  ) {
    if (!form || typed !== undefined) return;
    event.preventDefault();
    void show();
  } else if (typed !== undefined && isLetter) typed += key;
});

export {};
