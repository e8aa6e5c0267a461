// An entry of the lists at the foot of the page, shown as a card beside the text that names it. Without this script,
// and for whatever has no entry there, the same links lead to the entry's own page.
const kinds: Readonly<Record<string, string>> = {
  rules: 'rule',
  glossary: 'term',
  cards: 'card',
  readings: 'reading',
};
const blocks = 'p, li, dd, dt, td, th, summary, h2, h3';
const OPEN_AFTER = 150;
const CLOSE_AFTER = 300;

const card = document.createElement('div');
card.className = 'card';
card.tabIndex = -1;
card.setAttribute('role', 'group');
card.setAttribute('aria-labelledby', 'card-text');
// Where the browser has no popovers it is an element on top of the page, without the top layer.
if ('popover' in card) card.popover = 'manual';
const text = document.createElement('div');
text.className = 'card-text';
text.id = 'card-text';
const more = document.createElement('a');
more.className = 'card-more';
card.append(text, more);

let from: HTMLAnchorElement | undefined;
let block: HTMLElement | undefined;
let by: 'hover' | 'focus' | 'touch' = 'hover';
let timer: ReturnType<typeof setTimeout> | undefined;
let pointer = '';
/** Focus that comes back from the card does not open it again. */
let isQuiet = false;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a.rule, a.term, a.reading') : null;
  return link && !card.contains(link) ? link : undefined;
};

/** Until its styles are there a link leads to the entry's own page. */
const styles = document.querySelector<HTMLLinkElement>('#card-styles');

const entryOf = ({ pathname, hash }: HTMLAnchorElement): HTMLElement | null => {
  const [, kind = '', id] =
    /\/(rules|glossary|cards|readings)\/(?:(?:totals|others)\/)?#?([a-z0-9-]+)\/?$/.exec(pathname + hash) ??
    [];
  return id === undefined || !styles?.sheet ? null : document.getElementById(`${kinds[kind]}-${id}`);
};

const close = (): void => {
  clearTimeout(timer);
  if (!from) return;
  const hadFocus = card.contains(document.activeElement);
  delete block?.dataset['card'];
  delete from.dataset['cardLine'];
  from.removeAttribute('aria-describedby');
  const back = from;
  from = undefined;
  if (hadFocus) {
    isQuiet = true;
    back.focus({ preventScroll: true });
    isQuiet = false;
  }
  card.remove();
};

const open = (link: HTMLAnchorElement, how: typeof by): void => {
  const entry = entryOf(link);
  close();
  if (!entry) return;
  from = link;
  by = how;
  block = link.closest<HTMLElement>(blocks) ?? link;
  block.dataset['card'] = '';
  link.dataset['cardLine'] = '';
  text.replaceChildren(...[...entry.childNodes].map((node) => node.cloneNode(true)));
  // Its link to the page stands below.
  const own = text.querySelector('a');
  own?.replaceWith(...own.childNodes);
  more.href = link.href;
  more.textContent = entry.closest<HTMLElement>('[data-open]')?.dataset['open'] ?? '';
  card.dataset['half'] = link.getBoundingClientRect().top < innerHeight / 2 ? 'upper' : 'lower';
  document.body.append(card);
  card.showPopover?.();
  const { right } = block.getBoundingClientRect();
  card.toggleAttribute('data-margin', card.getBoundingClientRect().left > right);
  // Read once: on the link that has focus, or by giving focus to the card.
  if (how === 'touch') card.focus({ preventScroll: true });
  else link.setAttribute('aria-describedby', text.id);
};

/** Whether the pointer is on its way: in the paragraph, on the card, or between them. */
const isNear = ({ clientX: x, clientY: y }: PointerEvent): boolean => {
  const [a, b] = [block ?? card, card].map((element) => element.getBoundingClientRect());
  return (
    !!a &&
    !!b &&
    x >= Math.min(a.left, b.left) &&
    x <= Math.max(a.right, b.right) &&
    y >= Math.min(a.top, b.top) &&
    y <= Math.max(a.bottom, b.bottom)
  );
};

/** What the pointer asks for: a link's card, no card, or (undefined) what is there. */
let wanted: HTMLAnchorElement | null | undefined;

document.addEventListener('pointermove', (event) => {
  if (event.pointerType === 'touch') return;
  const link = linkAt(event.target);
  const keeps = !from || by !== 'hover' || isNear(event);
  const want = link && link !== from ? link : link || keeps ? undefined : null;
  if (want === wanted) return;
  wanted = want;
  clearTimeout(timer);
  if (want) timer = setTimeout(open, OPEN_AFTER, want, 'hover');
  else if (want === null) timer = setTimeout(close, CLOSE_AFTER);
});
document.addEventListener('focusin', ({ target }) => {
  const link = linkAt(target);
  if (isQuiet) return;
  if (link?.matches(':focus-visible')) open(link, 'focus');
  else if (from && by !== 'hover' && link !== from && !card.contains(target as Node)) close();
});
addEventListener(
  'pointerdown',
  ({ target, pointerType }) => {
    pointer = pointerType;
    if (from && linkAt(target) !== from && !card.contains(target as Node)) close();
  },
  true,
);
addEventListener('click', (event) => {
  const link = linkAt(event.target);
  if (!link || pointer !== 'touch' || !entryOf(link)) return;
  event.preventDefault();
  if (link === from) close();
  else open(link, 'touch');
});
addEventListener(
  'keydown',
  (event) => {
    pointer = '';
    if (event.key !== 'Escape' || !from) return;
    // One Escape closes one thing.
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  },
  true,
);
addEventListener('pagehide', close);

export {};
