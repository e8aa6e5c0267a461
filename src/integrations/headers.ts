import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { locales } from '../i18n/locales.ts';

/** The one folder of a language whose pages other sites may frame. */
const FRAMED = 'embed';

type Rule = readonly [address: string, headers: readonly string[]];

/**
 * Which headers to send with which addresses. A star stands for whatever follows. Hosts join the headers of all rules
 * that an address meets, so no two rules for one address set the same header.
 *
 * @param base the path that the site is served under, without a slash at its end
 * @param pages the addresses of pages below it, those left out that may be framed
 */
export function headerRules(base: string, pages: readonly string[]): readonly Rule[] {
  const rules: readonly Rule[] = [
    [
      '*',
      [
        'X-Content-Type-Options: nosniff',
        'Referrer-Policy: same-origin',
        'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
        'Cross-Origin-Opener-Policy: same-origin',
        'Strict-Transport-Security: max-age=31536000',
      ],
    ],
    // The rest of the policy is in each page: it knows its own scripts. This cannot be said there.
    ...pages.map((page): Rule => [page, ["Content-Security-Policy: frame-ancestors 'none'"]]),
    ...['_astro', 'pagefind/fragment', 'pagefind/index', 'pagefind/filter'].map(
      (folder): Rule => [`${folder}/*`, ['Cache-Control: public, max-age=31536000, immutable']],
    ),
    ['sw.js', ['Cache-Control: no-cache']],
    ...['conformance', 'engine'].map((folder): Rule => [`${folder}/*`, ['Access-Control-Allow-Origin: *']]),
  ];
  return rules.map(([address, headers]) => [`${base}/${address}`, headers]);
}

/** Writes `_headers`, which Cloudflare Pages, Netlify and others read. */
export function headers(): AstroIntegration {
  let base = '';
  return {
    name: 'headers',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const folders = await Promise.all(
          locales.map(async (locale) => {
            const entries = await readdir(path.join(root, locale), { withFileTypes: true });
            const inside = entries
              .filter((entry) => entry.isDirectory() && entry.name !== FRAMED)
              .map(({ name }) => `${locale}/${name}/*`);
            return [`${locale}/`, ...inside.sort()];
          }),
        );
        const rules = headerRules(base, ['', '404.html', ...folders.flat()]);
        const text = rules.map(([address, lines]) =>
          [address, ...lines.map((line) => `  ${line}`)].join('\n'),
        );
        await writeFile(path.join(root, '_headers'), `${text.join('\n\n')}\n`);
      },
    },
  };
}
