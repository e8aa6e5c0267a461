// Builds the site into dist/. With --if-needed it does nothing when neither the inputs nor the settings changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.dirname(import.meta.dirname);
const stamp = path.join(root, 'node_modules', '.cache', 'build-stamp');
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };

const inputs = [
  'src/**',
  'content/**',
  'public/**',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];
const hash = createHash('sha256').update(JSON.stringify([env.SITE_URL, env.BASE_PATH, process.version]));
for (const file of globSync(inputs, { cwd: root }).sort()) {
  const full = path.join(root, file);
  if (statSync(full).isFile()) hash.update(`${file}\0`).update(readFileSync(full)).update('\0');
}
const want = hash.digest('hex');

const isBuilt = existsSync(path.join(root, 'dist', 'index.html')) && existsSync(stamp);
if (process.argv.includes('--if-needed') && isBuilt && readFileSync(stamp, 'utf8') === want) {
  console.log('build: dist/ is up to date');
} else {
  rmSync(stamp, { force: true });
  // Astro leaves pages there that no longer exist.
  rmSync(path.join(root, 'dist'), { recursive: true, force: true });
  // --force: Astro's content cache does not notice that a module imported by content.config.ts changed.
  const astro = path.join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const { status } = spawnSync(process.execPath, [astro, 'build', '--force'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, want);
}
