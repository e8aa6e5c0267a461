// Installs the packages of package-lock.json if they are not there yet. Plain JavaScript for any Node from 18 on:
// it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, 'node_modules', '.bin');
const bundledName = `node-${process.platform}-${process.arch}`;

const packagesOf = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
const wanted = packagesOf('package-lock.json');
const bundledNode = wanted[`node_modules/${bundledName}`];

function isAtLeast(version, major, minor) {
  const [x, y] = version.split('.').map(Number);
  return x > major || (x === major && y >= minor);
}

/** npm writes what it installed beside the packages, at the very end. */
function isInstalled() {
  if (!existsSync(path.join(root, 'node_modules', '.package-lock.json'))) return false;
  if (bundledNode && !existsSync(path.join(bin, 'node'))) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([where, { version, optional }]) => where === '' || optional || installed[where]?.version === version,
  );
}

function npm(node, args, env = {}) {
  const cli = process.env.npm_execpath;
  const [command, all] = cli ? [node, [cli, ...args]] : ['npm', args];
  const { status } = spawnSync(command, all, {
    cwd: root,
    // What is started next may read this input and be read itself.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...env },
    shell: !cli && process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function install() {
  console.error('setup: installing the packages of package-lock.json');
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (isAtLeast(process.versions.node, 20, 19) || !bundledNode || !process.env.npm_execpath) {
    npm(process.execPath, ['ci', ...quiet]);
    return;
  }
  // npm leaves out optional native parts whose engines refuse the Node that runs npm: fetch the pinned Node first.
  const dir = mkdtempSync(path.join(os.tmpdir(), 'setup-node-'));
  npm(process.execPath, [
    'install',
    '--prefix',
    dir,
    '--no-save',
    ...quiet,
    `${bundledName}@${bundledNode.version}`,
  ]);
  const fetched = path.join(dir, 'node_modules', '.bin');
  npm(path.join(fetched, 'node'), ['ci', ...quiet], {
    NODE_PATH: '/usr/share/nodejs:/usr/lib/nodejs',
    PATH: `${fetched}:${process.env.PATH}`,
  });
  rmSync(dir, { recursive: true, force: true });
}

if (!isInstalled()) install();

const node = existsSync(path.join(bin, 'node')) ? path.join(bin, 'node') : process.execPath;
const { stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
if (!isAtLeast(stdout?.trim() || '0.0', 22, 12)) {
  console.error(
    'setup: this Node is too old. Install Node 24. (On Linux x64 with glibc npm brings it along.)',
  );
  process.exit(1);
}
