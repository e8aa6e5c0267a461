// What a reader does on a board before its script has come is done again when it is there.
type Early = { readonly target: HTMLElement; readonly value?: string };
const early = new Map<Element, Early[]>();

const remember = (event: Event): void => {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button, input') : null;
  const island = target?.closest('astro-island[ssr]');
  if (!target || !island) return;
  const isText = target instanceof HTMLInputElement && target.type === 'text';
  if ((event.type === 'input') !== isText) return;
  const list = early.get(island) ?? [];
  list.push(isText ? { target, value: target.value } : { target });
  early.set(island, list);
};

const repeat = async (event: Event): Promise<void> => {
  const island = event.target;
  if (!(island instanceof Element)) return;
  const list = early.get(island) ?? [];
  early.delete(island);
  for (const { target, value } of list) {
    if (value === undefined) {
      // The press has moved a radio button or a checkbox already; only a move is heard.
      if (target instanceof HTMLInputElement) target.checked = target.type === 'checkbox' && !target.checked;
      target.click();
    } else if (target instanceof HTMLInputElement) {
      target.value = value;
      target.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    // Each one meets the board that the one before it left.
    await new Promise((drawn) => setTimeout(drawn));
  }
};

addEventListener('click', remember, true);
addEventListener('input', remember, true);
// It does not bubble.
addEventListener('astro:hydrate', repeat, true);
