// Finds or installs a Chromium and writes node_modules/.cache/browser.json for playwright.config.ts.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from 'playwright';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const cache = path.join(root, 'node_modules', '.cache');
const works = async (how, o) => {
  if (!o.executablePath && !o.channel) return false;
  if (o.executablePath && !fs.existsSync(o.executablePath)) return false;
  try {
    const b = await chromium.launch({ ...o, env: { ...process.env, ...o.env } });
    const version = b.version();
    await b.close();
    fs.mkdirSync(cache, { recursive: true });
    fs.writeFileSync(path.join(cache, 'browser.json'), JSON.stringify(o));
    console.log(`browser: Chromium ${version} (${how})`);
    return true;
  } catch (e) {
    console.log(
      `browser: ${how} does not start: ${
        String(e)
          .split('\n')
          .find((l) => /error while loading|ERR|Error/.test(l)) ?? e
      }`,
    );
    return false;
  }
};
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return {};
  let bin;
  try {
    bin = path.join(path.dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin');
  } catch {
    return {};
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(bin, '..', 'package.json'), 'utf8'));
  const dir = path.join(cache, `chromium-${version}`);
  if (!fs.existsSync(path.join(dir, 'done'))) {
    fs.mkdirSync(dir, { recursive: true });
    await pipeline(
      fs.createReadStream(path.join(bin, 'chromium.br')),
      createBrotliDecompress({ chunkSize: 1 << 22 }),
      fs.createWriteStream(path.join(dir, 'chromium'), { mode: 0o755 }),
    );
    for (const f of ['al2023', 'fonts', 'swiftshader']) {
      const tar = path.join(dir, `${f}.tar`);
      await pipeline(
        fs.createReadStream(path.join(bin, `${f}.tar.br`)),
        createBrotliDecompress(),
        fs.createWriteStream(tar),
      );
      execFileSync('tar', ['-xf', tar, '-C', dir]);
      fs.rmSync(tar);
    }
    fs.writeFileSync(
      path.join(dir, 'fonts.conf'),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${path.join(dir, 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${path.join(dir, 'fontcache')}</cachedir></fontconfig>`,
    );
    fs.writeFileSync(path.join(dir, 'done'), '');
  }
  return {
    executablePath: path.join(dir, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(dir, 'lib'), FONTCONFIG_FILE: path.join(dir, 'fonts.conf') },
  };
}
const system = () => ({
  executablePath:
    ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((p) =>
      fs.existsSync(p),
    ) ?? '',
});
const pw = (...a) =>
  spawnSync(process.execPath, [path.join(root, 'node_modules/playwright/cli.js'), ...a], { stdio: 'inherit' })
    .status === 0;
const steps = [
  () => works('CHROMIUM_PATH', { executablePath: process.env.CHROMIUM_PATH ?? '' }),
  async () => works('from npm', await fromNpm()),
  () => works("Playwright's own", { executablePath: chromium.executablePath() }),
  () => works('system', system()),
  () => works('Google Chrome', { channel: 'chrome' }),
  () =>
    pw('install', '--only-shell', 'chromium') &&
    works('playwright install', { executablePath: chromium.executablePath() }),
  () =>
    process.getuid?.() === 0 &&
    fs.existsSync('/usr/bin/apt-get') &&
    spawnSync('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0 &&
    works('apt', system()),
];
for (const s of steps) if (await s()) process.exit(0);
console.error('browser: none found. Install Chromium or Google Chrome, or set CHROMIUM_PATH.');
process.exit(1);
