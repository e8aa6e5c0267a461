import { normalizeNumber } from '../../catalog/rules/numbers.ts';
import { plain } from './plain.ts';
import type { RuleLookup } from './rule-lookup.ts';

// Looks through all rules by words, and takes a number in any edition and spelling to its page.
const form = document.querySelector<HTMLFormElement>('[data-rules]');
const field = form?.querySelector('input');
const output = form?.querySelector('output');
const results = document.querySelector<HTMLElement>('[data-results]');
const parts = document.querySelector<HTMLElement>('[data-parts]');
let loaded: Promise<RuleLookup> | undefined;

const row = (slug: string, number: string, text: string): HTMLLIElement => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.className = 'rule-number';
  link.href = `${location.pathname}${slug}/`;
  link.textContent = number;
  const said = document.createElement('span');
  said.textContent = text;
  item.append(link, ' ', said);
  return item;
};

/** Shows what fits the field, and gives the first of it; nothing where nothing is asked for, or something else by now. */
const look = async (): Promise<HTMLAnchorElement | null> => {
  if (!form || !field || !output || !results || !parts) return null;
  const asked = field.value;
  loaded ??= fetch(form.dataset['rules'] ?? '').then((response) => response.json() as Promise<RuleLookup>);
  let all: RuleLookup;
  try {
    all = await loaded;
  } catch {
    // Without the list the parts below still lead to every rule.
    loaded = undefined;
    return null;
  }
  if (field.value !== asked) return null;
  const words = plain(asked).split(' ').filter(Boolean);
  const number = normalizeNumber(asked);
  const old = number !== undefined && all.numbers.includes(number) ? number : undefined;
  const fits = all.rules.filter(([, its, text]) =>
    old === undefined
      ? words.every((word) => plain(`${its} ${text}`).includes(word))
      : its === old || its.startsWith(`${old}.`),
  );
  const isCurrent = fits.some(([, its]) => its === old);
  results.replaceChildren(
    ...(old === undefined || isCurrent ? [] : [row(old, old, form.dataset['old'] ?? '')]),
    ...fits.map((rule) => row(...rule)),
  );
  parts.hidden = words.length > 0;
  results.hidden = words.length === 0;
  output.value =
    words.length === 0
      ? ''
      : (form.dataset['shown'] ?? '')
          .replace('#', String(results.children.length))
          .replace('#', String(all.rules.length));
  return words.length === 0 ? null : results.querySelector('a');
};
field?.addEventListener('input', () => void look());
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void look().then((first) => first?.click());
});
// The browser may bring the field back as it was left, and a reader may be quicker than this script.
const lookAgain = () => {
  if (field?.value) void look();
};
addEventListener('pageshow', lookAgain);
lookAgain();
