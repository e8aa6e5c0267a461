import type { AstroConfig } from 'astro';

/** Where the site is, with a slash at its end. */
export const homeOf = ({ base, site }: Pick<AstroConfig, 'base' | 'site'>): string =>
  new URL(base.replace(/\/?$/, '/'), site).href;
