import { cpSync, globSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

const sources = [
  'content',
  'public',
  'src',
  'scripts',
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
] as const;

/** A copy of the site's sources that shares its packages and nothing else: no build in it meets another. */
export function copySite(): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'tankline-'));
  for (const name of sources) cpSync(path.join(root, name), path.join(dir, name), { recursive: true });
  mkdirSync(path.join(dir, 'node_modules'));
  for (const name of globSync(['*', '.bin'], { cwd: path.join(root, 'node_modules') }))
    symlinkSync(path.join(root, 'node_modules', name), path.join(dir, 'node_modules', name));
  return dir;
}
