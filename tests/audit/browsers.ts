import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../e2e/host.ts';
import { dist, type Row, root, unmeasured } from './row.ts';

interface Results {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Runs tests of Playwright and counts them. */
export function playwright(
  name: string,
  args: readonly string[],
  report: string,
  env: Readonly<Record<string, string>> = {},
): Row {
  const file = path.join(root, 'reports', report);
  rmSync(file, { force: true });
  const bin = path.join(root, 'node_modules/.bin/playwright');
  spawnSync(bin, ['test', ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (!existsSync(file)) return unmeasured(name, 'did not run', '0 failed');
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as Results;
  const failed = stats.unexpected + stats.flaky;
  return {
    name,
    measured: `${stats.expected} passed, ${failed} failed`,
    limit: '0 failed',
    ok: failed === 0 && stats.expected > 0,
  };
}

const firefoxPath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** Every end-to-end test in Firefox, one after the other. */
export const firefox = (): Row[] =>
  existsSync(firefoxPath)
    ? [
        playwright('End to end in Firefox', ['--project=firefox', '--workers=1'], 'e2e.json', {
          E2E_FIREFOX: '1',
        }),
      ]
    : [unmeasured('End to end in Firefox', 'not here: apt-get install firefox-esr', '0 failed')];

const DRIVER = 'http://127.0.0.1:4455';
const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);

async function call(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(DRIVER + address, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (value && typeof value === 'object' && 'error' in value) throw new Error(JSON.stringify(value));
  return value;
}

/** Walks through a lesson and the search in WebKit, in French; answers with what went wrong. */
async function walk(home: string): Promise<string[]> {
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const run = (script: string) => call('POST', `${session}/execute/sync`, { script, args: [] });
  const faults: string[] = [];
  const until = async (what: string, script: string) => {
    for (let i = 0; i < 300; i++) {
      if (await run(`return !!(${script})`)) return;
      await wait(100);
    }
    faults.push(what);
  };
  const open = async (page: string) => {
    await call('POST', `${session}/url`, { url: home + page });
    await run(`window.faults = [];
      addEventListener('error', (event) => window.faults.push(String(event.message)));
      addEventListener('unhandledrejection', (event) => window.faults.push(String(event.reason)));
      addEventListener('securitypolicyviolation', (event) => window.faults.push(event.violatedDirective));
      const tell = console.error;
      console.error = (...all) => { window.faults.push(all.join(' ')); tell(...all); };`);
  };
  const heard = async () => faults.push(...((await run('return window.faults')) as string[]));
  try {
    await open('fr/learn/where-damage-may-go/');
    for (const [i] of Array.from({ length: 30 }).entries())
      await run(`document.querySelectorAll('astro-island')[${i}]?.scrollIntoView()`);
    await until('a board did not come alive', "!document.querySelector('astro-island[ssr]')");
    const board = "document.querySelector('[data-example=two-tanks]')";
    await run(`${board}.querySelector('[data-go=first]').click()`);
    await run(`window.before = ${board}.querySelector('.said-text').textContent`);
    await run(`${board}.querySelector('[data-go=next]').click()`);
    await until(
      'the replay did not go on',
      `${board}.querySelector('.said-text').textContent !== window.before`,
    );
    await run(`${board}.querySelector('input[name$="-mode"][value=try]').click()`);
    await until('no split could be tried', `${board}.querySelector('.ruling[data-verdict]')`);
    await heard();
    await open('fr/search/?q=degats');
    await until('nothing was found', "document.querySelector('[data-search-results] a')");
    await heard();
  } finally {
    await call('DELETE', session);
  }
  return faults;
}

/** Boards, replay and search in WebKit, by the driver that Debian has. */
export async function webkit(): Promise<Row[]> {
  const name = 'WebKit: boards, replay, search';
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/xvfb-run') || !miniBrowser())
    return [unmeasured(name, 'not here: apt-get install webkit2gtk-driver xvfb xauth', '0 faults')];
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', '-p', '4455'], {
    stdio: 'ignore',
    detached: true,
    // Its own fence needs rights that a container seldom gives.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const host = await serve(dist);
  try {
    for (let i = 0; i < 100; i++) {
      const isThere = await call('GET', '/status').then(
        () => true,
        () => false,
      );
      if (isThere) break;
      await wait(100);
    }
    const faults = await walk(host.home);
    for (const fault of faults) console.log(`WebKit: ${fault}`);
    return [{ name, measured: `${faults.length} faults`, limit: '0 faults', ok: faults.length === 0 }];
  } finally {
    await host.stop();
    if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGTERM');
  }
}
