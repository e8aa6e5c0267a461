import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPages, isListed } from './built-pages.ts';
import { homeOf } from './home.ts';

const CANONICAL = /<link rel="canonical" href="([^"]+)">/;
const ALTERNATE = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g;

/**
 * Writes `sitemap.xml` and `robots.txt` from the built pages: every page that search engines may list is there
 * once, with the same language links as in its head, so the two cannot disagree.
 */
export function sitemap(): AstroIntegration {
  let robots = '';
  return {
    name: 'sitemap',
    hooks: {
      'astro:config:done': ({ config }) => {
        robots = `User-agent: *\nAllow: /\n\nSitemap: ${homeOf(config)}sitemap.xml\n`;
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const entries: string[] = [];
        for (const { read } of await builtPages(dir)) {
          const html = await read();
          const canonical = CANONICAL.exec(html)?.[1];
          if (canonical === undefined || !isListed(html)) continue;
          const links = [...html.matchAll(ALTERNATE)].map(
            ([, language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
          );
          entries.push(`<url><loc>${canonical}</loc>${links.join('')}</url>`);
        }
        const open =
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
        await writeFile(
          path.join(root, 'sitemap.xml'),
          `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join('\n')}\n</urlset>\n`,
        );
        await writeFile(path.join(root, 'robots.txt'), robots);
      },
    },
  };
}
