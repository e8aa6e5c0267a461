import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const file = new URL('../components/shell/theme-early.js', import.meta.url);

/** What the content security policy must allow for the one script that runs before the first paint. */
export const themeHash =
  `sha256-${createHash('sha256').update(readFileSync(file, 'utf8').trim()).digest('base64')}` as const;
