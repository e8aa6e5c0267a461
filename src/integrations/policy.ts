import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { builtPages } from './built-pages.ts';

const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;
const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const HASH = / '(sha256-[^']+)'/g;

/**
 * Astro allows on every page the scripts and styles of all pages. What a page does not have it need not allow: a page's
 * policy keeps the hashes of its own inline parts.
 */
const ownHashes = (html: string): string => {
  const own = new Set(
    [...html.matchAll(INLINE)].map(
      ([, , content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
    ),
  );
  return html.replace(POLICY, (policy) =>
    policy.replace(HASH, (token, hash: string) => (own.has(hash) ? token : '')),
  );
};

/** Shortens the security policy of every built page to what that page needs. */
export function policy(): AstroIntegration {
  return {
    name: 'policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const { at, read } of await builtPages(dir)) await writeFile(at, ownHashes(await read()));
      },
    },
  };
}
