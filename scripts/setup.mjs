// Plain JavaScript for any Node >= 18: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const lock = readFileSync(path.join(root, 'package-lock.json'));
const stamp = path.join(root, 'node_modules', '.cache', 'setup-stamp');
const want = createHash('sha256').update(lock).digest('hex');
const atLeast = (v, a, b) => {
  const [x, y] = v.split('.').map(Number);
  return x > a || (x === a && y >= b);
};
const npm = (node, args, env = {}) => {
  const cli = process.env.npm_execpath;
  const r = cli
    ? spawnSync(node, [cli, ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (r.status !== 0) process.exit(r.status ?? 1);
};
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== want) {
  console.log('setup: installing the packages of package-lock.json');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const name = `node-${process.platform}-${process.arch}`;
  const version = JSON.parse(lock).packages[`node_modules/${name}`]?.version;
  if (!atLeast(process.versions.node, 20, 19) && version && process.env.npm_execpath) {
    // npm drops optional native parts whose engines refuse the Node that runs npm: fetch the pinned Node first.
    const dir = mkdtempSync(path.join(os.tmpdir(), 'setup-node-'));
    npm(process.execPath, ['install', '--prefix', dir, '--no-save', ...quiet, `${name}@${version}`]);
    npm(path.join(dir, 'node_modules', '.bin', 'node'), ['ci', ...quiet], {
      NODE_PATH: '/usr/share/nodejs:/usr/lib/nodejs',
      PATH: `${path.join(dir, 'node_modules', '.bin')}:${process.env.PATH}`,
    });
    rmSync(dir, { recursive: true, force: true });
  } else npm(process.execPath, ['ci', ...quiet]);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, want);
}
const bundled = path.join(root, 'node_modules', '.bin', 'node');
const v =
  spawnSync(existsSync(bundled) ? bundled : process.execPath, ['-p', 'process.versions.node'], {
    encoding: 'utf8',
  }).stdout?.trim() || '0.0';
if (!atLeast(v, 22, 12)) {
  console.error(
    `setup: Node ${v} is too old here. Install Node 24 (on Linux x64 and arm64 with glibc it comes with the packages).`,
  );
  process.exit(1);
}
