import { plain } from './plain.ts';

// A field that leaves, of the entries of a list, those that have all its words.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-filter]')) {
  const field = form.querySelector('input');
  const output = form.querySelector('output');
  const list = document.getElementById(form.dataset['filter'] ?? '');
  if (!field || !output || !list) continue;
  const groups = [...list.querySelectorAll<HTMLElement>('[data-group]')];
  let entries: { readonly item: HTMLElement; readonly text: string }[] = [];
  const apply = () => {
    // Read at the first letter: until then nobody waits for it.
    if (entries.length === 0)
      entries = [...list.querySelectorAll<HTMLElement>('[data-entry]')].map((item) => ({
        item,
        text: plain(`${item.textContent} ${item.dataset['entry']}`),
      }));
    const words = plain(field.value).split(' ').filter(Boolean);
    let shown = 0;
    for (const { item, text } of entries) {
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) shown += 1;
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-entry]:not([hidden])');
    list.toggleAttribute('data-filtered', words.length > 0);
    output.value =
      words.length === 0
        ? ''
        : (form.dataset['shown'] ?? '').replace('#', String(shown)).replace('#', String(entries.length));
  };
  field.addEventListener('input', apply);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const left = entries.filter(({ item }) => !item.hidden);
    if (left.length === 1) left[0]?.item.querySelector('a')?.click();
  });
  // The browser may bring the field back as it was left.
  addEventListener('pageshow', () => {
    if (field.value !== '') apply();
  });
}
