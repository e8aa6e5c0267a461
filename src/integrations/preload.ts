import type { Plugin } from 'vite';

/**
 * What Vite puts on every page to fetch the parts of a script that comes later, in a third of the bytes: for browsers that
 * know modules, without events of its own.
 */
const helper = `
export const __vitePreload = (load, parts = []) => {
  for (const part of parts) {
    const { href } = new URL('../' + part, import.meta.url);
    if ([...document.querySelectorAll('link')].some((link) => link.href === href)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  return load();
};
`;

/** Of what every page names only the large parts of the search are fetched ahead: each name is bytes on each page. */
const resolveDependencies = (file: string, parts: readonly string[]): string[] => {
  const styles = parts.find((part) => part.endsWith('.css'));
  if (styles)
    throw new Error(`${file} comes late and imports ${styles}: src/islands/dress.ts fetches late styles`);
  return parts.filter((part) => !/\/(?:dialog|keep)\./.test(file) || /\/(?:Search|view)\./.test(part));
};

export const smallPreload: Plugin = {
  name: 'small-preload',
  enforce: 'pre',
  // Here, as Astro takes no such setting.
  config: () => ({ build: { modulePreload: { resolveDependencies } } }),
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => helper },
};
