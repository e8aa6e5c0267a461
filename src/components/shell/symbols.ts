/** The site's icons: `Sprite.astro` inlines them once a page, `<use href="#i-name">` draws them. */
const line = 'fill="none" stroke="currentColor"';
const fill = 'fill="currentColor"';

export const symbols = {
  mark: `<path d="M12 1v22" ${line} stroke-width="2.5"/><circle cx="12" cy="7" r="4" ${fill}/><circle cx="12" cy="17" r="3" fill="var(--paper)" stroke="currentColor" stroke-width="2.2"/>`,
  theme: `<circle cx="12" cy="12" r="8.5" ${line} stroke-width="2.2"/><path d="M12 3.500a8.500 8.500 0 0 1 0 17z" ${fill}/>`,
  tank: `<path d="M4 3h5v18H4z" ${fill}/><circle cx="16.5" cy="12" r="4" ${line} stroke-width="2.2"/>`,
  backline: `<path d="M4 4v16M9 7v10" ${line} stroke-width="2.2"/><circle cx="17.5" cy="12" r="4.2" ${fill}/>`,
  assault: `<path d="M4 4l7 8-7 8M12 4l7 8-7 8" ${line} stroke-width="2.6"/>`,
  shield: `<path d="M4 4h16v8c0 5-4 8-8 9.500-4-1.500-8-4.500-8-9.500z" ${line} stroke-width="2.4"/>`,
  stun: `<path d="M12.500 12.500a1.800 1.800 0 1 1-1.800-2.300c3 0 4.800 2 4.800 4.600 0 3-2.500 5-5.500 5-3.800 0-6.500-3-6.500-7C3.500 7 7.500 3.500 12.500 3.500c4 0 7 2 8 5" ${line} stroke-width="2.2" stroke-linecap="round"/>`,
  prevent: `<path d="M3 10v2a9 9 0 0 0 18 0v-2" ${line} stroke-width="2.4"/><circle cx="12" cy="8" r="4" ${fill}/>`,
  double: `<circle cx="8.500" cy="12" r="5.500" ${fill}/><circle cx="16.500" cy="12" r="5.200" ${line} stroke-width="2.2"/>`,
  immune: `<circle cx="12" cy="12" r="4" ${fill}/><circle cx="12" cy="12" r="9" ${line} stroke-width="2.2"/>`,
  lethal: `<path d="M5 3h6l-2.500 8 3.500 2.500L9.500 21H5zM14 3h5v18h-6l2.500-8-3.500-2.500z" ${fill}/>`,
  refused: `<circle cx="12" cy="12" r="9" ${line} stroke-width="2.6"/><path d="M5.500 18.500l13-13" ${line} stroke-width="2.6"/>`,
  waits: `<path d="M5 3h14M5 21h14M7 3c0 6 10 12 10 18M17 3c0 6-10 12-10 18" ${line} stroke-width="2.2"/>`,
  search: `<circle cx="10.500" cy="10.500" r="6.500" ${line} stroke-width="2.2"/><path d="M15.500 15.500L21 21" ${line} stroke-width="2.6"/>`,
  prev: `<path d="M15 4l-8 8 8 8" ${line} stroke-width="2.6"/>`,
  next: `<path d="M9 4l8 8-8 8" ${line} stroke-width="2.6"/>`,
  first: `<path d="M5 4v16M18 4l-8 8 8 8" ${line} stroke-width="2.6"/>`,
  last: `<path d="M19 4v16M6 4l8 8-8 8" ${line} stroke-width="2.6"/>`,
  play: `<path d="M7 3.500v17l13-8.500z" ${fill}/>`,
  pause: `<path d="M6 4h4.500v16H6zM13.500 4H18v16h-4.500z" ${fill}/>`,
  undo: `<path d="M4 9h10a5.500 5.500 0 0 1 0 11H8M9 4L4 9l5 5" ${line} stroke-width="2.4"/>`,
  done: `<path d="M4 12.500l5.500 5.500L20 6.500" ${line} stroke-width="2.8"/>`,
  move: `<path d="M21 16H8a5 5 0 0 1 0-10h5M10 2L14 6l-4 4" ${line} stroke-width="2.4"/><circle cx="20" cy="16" r="2.800" ${fill}/>`,
  minus: `<path d="M5 12h14" ${line} stroke-width="2.6"/>`,
  plus: `<path d="M5 12h14M12 5v14" ${line} stroke-width="2.6"/>`,
  chip: '<path d="M41 5L31 13l2 6-11 5 1 8-12 9h30z" fill="var(--mat)"/><path d="M41 5L31 13l2 6-11 5 1 8-12 9" fill="none" stroke="var(--lethal)" stroke-width="2"/>',
} as const;

export type SymbolName = keyof typeof symbols;

/** The icons of the page furniture, needed on every page. */
export const shellSymbols = [
  'mark',
  'search',
  'theme',
  'prev',
  'next',
] as const satisfies readonly SymbolName[];

/** The icons of a board that stands alone. */
export const boardSymbols: readonly SymbolName[] = (Object.keys(symbols) as SymbolName[]).filter(
  (name) => name !== 'search' && name !== 'theme',
);

/** Symbols are drawn on a square of this many units. */
export const sizeOf = (name: SymbolName): number => (name === 'chip' ? 40 : 24);
