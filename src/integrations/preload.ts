import type { Plugin } from 'vite';

/**
 * What Vite puts on every page to fetch the parts of a script that comes later, and its styles, in a third of the bytes:
 * for browsers that know modules, without events of its own.
 */
const helper = `
export const __vitePreload = (load, parts = []) =>
  Promise.all(parts.map((part) => {
    const { href } = new URL('../' + part, import.meta.url);
    if ([...document.querySelectorAll('link')].some((link) => link.href === href)) return;
    const isStyle = part.endsWith('.css');
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.href = href;
    // Without its styles a part still works.
    const settled = isStyle && new Promise((done) => { link.onload = link.onerror = done; });
    document.head.append(link);
    return settled;
  })).then(load);
`;

/** Of what every page names only the large parts of the search are fetched ahead: each name is bytes on each page. */
const resolveDependencies = (file: string, parts: readonly string[]): string[] =>
  parts.filter((part) => !/\/(?:dialog|keep)\./.test(file) || /\/(?:Search|view)\./.test(part));

export const smallPreload: Plugin = {
  name: 'small-preload',
  enforce: 'pre',
  // Here, as Astro takes no such setting.
  config: () => ({ build: { modulePreload: { resolveDependencies } } }),
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => helper },
};
