import type { MdastPluginEntry } from 'satteri';
import { homeOf } from '../home.ts';

/** How pages write the address of the site in code. */
const WRITTEN = 'https://tankline.example';

/**
 * Puts the address that the site is built for where code names it, so that what readers copy works.
 *
 * @param site origin of the site
 * @param base the path that it is served under, with or without a slash at its end
 */
export const siteAddress = (site: string, base: string): MdastPluginEntry => {
  const home = new URL(homeOf({ base, site }));
  const here = (text: string) => text.replaceAll(`${WRITTEN}/`, home.href).replaceAll(WRITTEN, home.origin);
  return () => ({
    name: 'site-address',
    code: (node, ctx) => ctx.setProperty(node, 'value', here(node.value)),
    inlineCode: (node, ctx) => ctx.setProperty(node, 'value', here(node.value)),
  });
};
