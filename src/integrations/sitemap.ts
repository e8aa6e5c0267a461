import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const CANONICAL = /<link rel="canonical" href="([^"]+)">/;
const NOINDEX = '<meta name="robots" content="noindex">';
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
        const home = new URL(config.base.replace(/\/?$/, '/'), config.site).href;
        robots = `User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`;
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        const entries: string[] = [];
        for (const file of files.sort()) {
          const html = await readFile(path.join(root, file), 'utf8');
          const canonical = CANONICAL.exec(html)?.[1];
          if (canonical === undefined || html.includes(NOINDEX)) continue;
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
