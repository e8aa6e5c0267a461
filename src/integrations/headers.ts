import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { locales } from '../i18n/locales.ts';

/** The one folder of a language whose pages other sites may frame. */
const FRAMED = 'embed';

const FOREVER = 'Cache-Control: public, max-age=31536000, immutable';
const FOR_ALL = 'Access-Control-Allow-Origin: *';

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
    // A frame whose page took its origin away (`sandbox`) may still fetch scripts, fonts and boards.
    ['_astro/*', [FOREVER, FOR_ALL]],
    ...['fragment', 'index', 'filter'].map((part): Rule => [`pagefind/${part}/*`, [FOREVER]]),
    ['sw.js', ['Cache-Control: no-cache']],
    ...['conformance', 'engine', ...locales.map((locale) => `${locale}/${FRAMED}`)].map(
      (folder): Rule => [`${folder}/*`, [FOR_ALL]],
    ),
  ];
  return rules.map(([address, headers]) => [`${base}/${address}`, headers]);
}

/** The headers that a text in the form of `_headers` sends with an address, as hosts read it. */
export function headersFor(text: string, pathname: string): readonly (readonly [string, string])[] {
  return text.split('\n\n').flatMap((block) => {
    const [address = '', ...lines] = block.split('\n').map((line) => line.trim());
    const isMet = address.endsWith('*') ? pathname.startsWith(address.slice(0, -1)) : pathname === address;
    return isMet ? lines.filter(Boolean).map((line) => line.split(/: (.*)/, 2) as [string, string]) : [];
  });
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
