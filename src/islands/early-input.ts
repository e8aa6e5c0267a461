// What a reader does on a board before its script has come is done again when it is there.
type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;
type Early = { readonly target: Control; readonly type: string; readonly value: string };
const early = new Map<Element, Early[]>();

/** The event that tells what was done with a control; a press where nothing else does. */
const telling: Readonly<Record<string, string>> = { text: 'input', range: 'input', 'select-one': 'change' };

const remember = ({ target: at, type }: Event): void => {
  const target = at instanceof Element ? at.closest<Control>('button, input, select') : null;
  const island = target?.closest('astro-island[ssr]');
  if (!target || !island || type !== (telling[target.type] ?? 'click')) return;
  const list = early.get(island) ?? [];
  list.push({ target, type, value: target.value });
  early.set(island, list);
};

const repeat = async (event: Event): Promise<void> => {
  const island = event.target;
  if (!(island instanceof Element)) return;
  const list = early.get(island) ?? [];
  early.delete(island);
  for (const { target, type, value } of list) {
    if (type === 'click') {
      // The press has moved a radio button or a checkbox already; only a move is heard.
      if ('checked' in target) target.checked = target.type === 'checkbox' && !target.checked;
      target.click();
    } else {
      target.value = value;
      target.dispatchEvent(new Event(type, { bubbles: true }));
    }
    // Each one meets the board that the one before it left.
    await new Promise((drawn) => setTimeout(drawn));
  }
};

for (const type of ['click', 'input', 'change']) addEventListener(type, remember, true);
// It does not bubble.
addEventListener('astro:hydrate', repeat, true);
