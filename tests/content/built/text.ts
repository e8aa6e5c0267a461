import { type HTMLElement, type Node, NodeType, type TextNode } from 'node-html-parser';

/** A run of text as a reader sees it on one line: a paragraph, a list item, a button. */
export interface Run {
  readonly lang: string;
  readonly text: string;
}

const inline = new Set(
  'A ABBR B CITE DATA DEL DFN EM I INS MARK OUTPUT Q S SMALL SPAN STRONG SUB SUP SVG TIME U VAR WBR'.split(
    ' ',
  ),
);
const silent = new Set(['SCRIPT', 'STYLE', 'SVG', 'TEMPLATE', 'NOSCRIPT']);
/** What a machine reads: no words. */
const literal = new Set(['CODE', 'KBD', 'PRE', 'SAMP']);
const spoken = ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription', 'aria-valuetext'];

/** Stands for code, or for words of another language, inside a run. */
const FOREIGN = 'x';

/** The runs of text of a page, its title, description and the names that are only read aloud, by language. */
export function runsOf(root: HTMLElement): readonly Run[] {
  const runs: Run[] = [];
  const push = (lang: string, text: string) => {
    // A browser shows any number of spaces and line ends as one space; no-break spaces it keeps.
    const seen = text.replace(/[ \t\n]+/g, ' ').trim();
    if (seen !== '') runs.push({ lang, text: seen });
  };

  const walk = (element: HTMLElement, lang: string, open: { text: string }): void => {
    for (const node of element.childNodes as Node[]) {
      if (node.nodeType === NodeType.TEXT_NODE) open.text += (node as TextNode).text;
      if (node.nodeType !== NodeType.ELEMENT_NODE) continue;
      const child = node as HTMLElement;
      const own = child.getAttribute('lang') ?? lang;
      for (const name of spoken) push(own, child.getAttribute(name) ?? '');
      if (silent.has(child.tagName)) continue;
      if (literal.has(child.tagName)) {
        open.text += FOREIGN;
        continue;
      }
      if (inline.has(child.tagName) && own === lang) {
        walk(child, lang, open);
        continue;
      }
      const inner = { text: '' };
      walk(child, own, inner);
      push(own, inner.text);
      if (inline.has(child.tagName)) open.text += FOREIGN;
      else {
        push(lang, open.text);
        open.text = '';
      }
    }
  };

  const lang = root.querySelector('html')?.getAttribute('lang') ?? '';
  const body = root.querySelector('body');
  if (body) {
    const open = { text: '' };
    walk(body, lang, open);
    push(lang, open.text);
  }
  // The pages in both languages at once have a title and a description of both.
  const isMixed = root.querySelector('section[lang]') !== null;
  if (!isMixed) {
    push(lang, root.querySelector('title')?.text ?? '');
    push(lang, root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '');
  }
  return runs;
}

/** What is wrong with the typography of a run, one line each. */
export function typographyFaults({ lang, text }: Run): string[] {
  const faults: string[] = [];
  const rule = (pattern: RegExp, fault: string) => {
    const found = pattern.exec(text);
    if (found) faults.push(`${fault}: “${text.slice(Math.max(0, found.index - 20), found.index + 20)}”`);
  };
  rule(/['"]/, 'straight quote or apostrophe');
  rule(/[ \u00a0\u202f]{2}/, 'two spaces');
  rule(/[ \u00a0\u202f\n][,.](?!\d|[a-z]\.)/, 'space before comma or full stop');
  if (lang === 'fr') {
    rule(/(?<![\u202f?!])[;!?]/, 'U+202F is missing before ; ! ?');
    rule(/(?<!\u00a0):(?![\d/])/, 'U+00A0 is missing before :');
    rule(/«(?!\u00a0)|(?<!\u00a0)»/, 'U+00A0 is missing inside « »');
  } else {
    rule(/\s[;:!?]/, 'space before ; : ! ?');
    rule(/[«»]/, 'French quotation mark');
  }
  return faults;
}
