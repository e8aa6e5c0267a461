import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { locales } from '../i18n/locales.ts';

/** The one folder of a language whose pages other sites may frame. */
const FRAMED = 'embed';

const FOR_GOOD = 'Cache-Control: public, max-age=31536000, immutable';
const FROM_ANYWHERE = 'Access-Control-Allow-Origin: *';

/** Which headers to send with which addresses; each header is set by one rule alone for any address, as hosts join them. */
export function headerRules(
  base: string,
  pages: readonly string[],
): readonly (readonly [address: string, headers: readonly string[]])[] {
  const everywhere = [
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: same-origin',
    'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy: same-origin',
    'Strict-Transport-Security: max-age=31536000',
  ];
  return [
    ['*', everywhere],
    // The rest of the policy is in each page: it knows its own scripts. This cannot be said there.
    ...pages.map((page) => [page, ["Content-Security-Policy: frame-ancestors 'none'"]] as const),
    ['_astro/*', [FOR_GOOD]],
    ['pagefind/fragment/*', [FOR_GOOD]],
    ['pagefind/index/*', [FOR_GOOD]],
    ['pagefind/filter/*', [FOR_GOOD]],
    ['sw.js', ['Cache-Control: no-cache']],
    ['conformance/*', [FROM_ANYWHERE]],
    ['engine/*', [FROM_ANYWHERE]],
  ].map(([address, headers]) => [`${base}/${address}`, headers as readonly string[]] as const);
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
