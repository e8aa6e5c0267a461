// Finds a Chromium that starts, or gets one, and writes how to start it to node_modules/.cache/browser.json for
// playwright.config.ts. The one that npm brings needs no root and no system library.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from 'playwright';

const root = path.dirname(import.meta.dirname);
const cache = path.join(root, 'node_modules', '.cache');

async function starts(name, launch) {
  if (!launch.executablePath && !launch.channel) return false;
  if (launch.executablePath && !fs.existsSync(launch.executablePath)) return false;
  try {
    const browser = await chromium.launch({ ...launch, env: { ...process.env, ...launch.env } });
    console.log(`browser: Chromium ${browser.version()} (${name})`);
    await browser.close();
  } catch (error) {
    const lines = String(error).split('\n');
    const reason = lines.find((line) => /error while loading|ERR|Error/.test(line)) ?? lines[0];
    console.log(`browser: ${name} does not start: ${reason}`);
    return false;
  }
  fs.mkdirSync(cache, { recursive: true });
  fs.writeFileSync(path.join(cache, 'browser.json'), JSON.stringify(launch));
  return true;
}

const unpack = (from, to, options) =>
  pipeline(
    fs.createReadStream(from),
    createBrotliDecompress({ chunkSize: 1 << 22 }),
    fs.createWriteStream(to, options),
  );

/** Unpacks Chromium with its libraries and fonts, once a version. */
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return {};
  let packed;
  try {
    packed = path.join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '..', '..', 'bin');
  } catch {
    return {};
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(packed, '..', 'package.json'), 'utf8'));
  const dir = path.join(cache, `chromium-${version}`);
  const done = path.join(dir, 'done');
  if (!fs.existsSync(done)) {
    fs.mkdirSync(dir, { recursive: true });
    await unpack(path.join(packed, 'chromium.br'), path.join(dir, 'chromium'), { mode: 0o755 });
    for (const name of ['al2023', 'fonts', 'swiftshader']) {
      const tar = path.join(dir, `${name}.tar`);
      await unpack(path.join(packed, `${name}.tar.br`), tar);
      execFileSync('tar', ['-xf', tar, '-C', dir]);
      fs.rmSync(tar);
    }
    // Without this a machine that has no fonts shows no text.
    const fonts = ['fonts', 'fontcache'].map((name) => path.join(dir, name));
    fs.writeFileSync(
      path.join(dir, 'fonts.conf'),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts[0]}</dir><dir>/usr/share/fonts</dir><cachedir>${fonts[1]}</cachedir></fontconfig>`,
    );
    fs.writeFileSync(done, '');
  }
  return {
    executablePath: path.join(dir, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(dir, 'lib'), FONTCONFIG_FILE: path.join(dir, 'fonts.conf') },
  };
}

const fromSystem = () => ({
  executablePath: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
    fs.existsSync(file),
  ),
});

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const ways = [
  () => starts('CHROMIUM_PATH', { executablePath: process.env.CHROMIUM_PATH }),
  async () => starts('from npm', await fromNpm()),
  () => starts("Playwright's own", { executablePath: chromium.executablePath() }),
  () => starts('of the system', fromSystem()),
  () => starts('Google Chrome', { channel: 'chrome' }),
  () => {
    const cli = path.join(root, 'node_modules', 'playwright', 'cli.js');
    const got = run(process.execPath, [cli, 'install', '--only-shell', 'chromium']);
    return got && starts('playwright install', { executablePath: chromium.executablePath() });
  },
  () => {
    if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return false;
    const install = 'apt-get update && apt-get install -y --no-install-recommends chromium';
    return run('sh', ['-c', install], { DEBIAN_FRONTEND: 'noninteractive' }) && starts('apt', fromSystem());
  },
];

let found = false;
for (const way of ways) found ||= await way();
if (!found) {
  console.error('browser: none found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.');
  process.exit(1);
}
