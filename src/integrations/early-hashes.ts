import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const hashOf = (file: string) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(new URL(file, import.meta.url), 'utf8').trim())
    .digest('base64')}` as const;

/** What the content security policy must allow for the scripts that run before the first paint, one a page. */
export const earlyHashes = [
  hashOf('../components/shell/theme-early.js'),
  hashOf('../components/embed/early.js'),
] as const;
