import { fileURLToPath } from 'node:url';
import type { MdastPluginEntry } from 'satteri';
import { createProblems } from './problems.ts';

const SITE = /^\/(?:[a-z0-9.-]+\/)*(?:#[a-z0-9-]+)?$/;
const OUTSIDE = /^https:\/\//;
const HERE = /^#[a-z0-9-]+$/;

/**
 * Resolves links between pages. A page links to another as `/guide/some-page/#heading`, without language and
 * base path, so that the link is the same in every language. Also allowed: `#heading` on the same page, and
 * `https://` addresses. Anything else is refused.
 *
 * @param base the path that the site is served under, with or without a slash at its end
 */
export const siteLinks =
  (base: string): MdastPluginEntry =>
  ({ fileURL }) => {
    const problems = createProblems(fileURL);
    const locale = fileURL && /\/content\/([a-z]+)\//.exec(fileURLToPath(fileURL))?.[1];
    return {
      name: 'site-links',
      options: { position: true },
      link(node, ctx) {
        if (OUTSIDE.test(node.url) || HERE.test(node.url)) return;
        if (locale && SITE.test(node.url)) {
          ctx.setProperty(node, 'url', `${base.replace(/\/$/, '')}/${locale}${node.url}`);
        } else {
          problems.add(node, `link "${node.url}": write /section/page/#heading, #heading or https://…`);
        }
      },
      after: () => problems.throwIfAny(),
    };
  };
