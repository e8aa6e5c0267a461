import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '../e2e/host.ts';
import { dist, type Row, root, unmeasured } from './row.ts';

interface Results {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
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
    measured: `${stats.expected} passed, ${stats.skipped} skipped, ${failed} failed`,
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
/** In milliseconds: for one answer of the driver, for what a page has to do, and for the whole walk. */
const ANSWER = 30_000;
const PATIENCE = 15_000;
const WALK = 120_000;
const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);

type Call = (method: string, address: string, body?: object) => Promise<unknown>;

/** Speaks with the driver until the signal, and waits for none of its answers without end. */
const caller =
  (end: AbortSignal): Call =>
  async (method, address, body) => {
    const what = `${method} ${address.replace(/^\/session\/[^/]+/, '')}`;
    const response = await fetch(DRIVER + address, {
      method,
      signal: AbortSignal.any([end, AbortSignal.timeout(ANSWER)]),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }).catch((error: unknown) => {
      throw new Error(`no answer to ${what}`, { cause: error });
    });
    const { value } = (await response.json()) as { value: unknown };
    if (value && typeof value === 'object' && 'error' in value)
      throw new Error(`${what}: ${JSON.stringify(value)}`);
    return value;
  };

/** Tells the errors of a page from then on. */
const listening = `window.faults = [];
  addEventListener('error', (event) => window.faults.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => window.faults.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => window.faults.push(event.violatedDirective));
  const tell = console.error;
  console.error = (...all) => { window.faults.push(all.join(' ')); tell(...all); };`;

/** Walks through a lesson and the search in WebKit, in French, up to the first thing that does not happen. */
async function walk(home: string, call: Call, tell: (fault: string) => void): Promise<void> {
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        timeouts: { script: PATIENCE, pageLoad: PATIENCE },
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const run = (script: string) => call('POST', `${session}/execute/sync`, { script, args: [] });
  const until = async (what: string, script: string) => {
    const last = Date.now() + PATIENCE;
    while (!(await run(`return !!(${script})`))) {
      if (Date.now() > last) throw new Error(what);
      await wait(100);
    }
  };
  const open = async (page: string) => {
    await call('POST', `${session}/url`, { url: home + page });
    await run(listening);
  };
  const heard = async () => {
    for (const fault of (await run('return window.faults')) as string[]) tell(fault);
  };

  await open('fr/learn/where-damage-may-go/');
  const boards = Number(await run("return document.querySelectorAll('astro-island .board').length"));
  for (let i = 0; i < boards; i++) {
    const board = `document.querySelectorAll('astro-island .board')[${i}]`;
    // An island itself has no box that could be moved into view.
    await run(`${board}.scrollIntoView()`);
    await until(`board ${i} does not come alive`, `!${board}.closest('astro-island[ssr]')`);
  }
  const board = "document.querySelector('[data-example=two-tanks]')";
  await run(`${board}.querySelector('[data-go=first]').click()`);
  await run(`window.before = ${board}.querySelector('.said-text').textContent`);
  await run(`${board}.querySelector('[data-go=next]').click()`);
  await until(
    'the replay does not go on',
    `${board}.querySelector('.said-text').textContent !== window.before`,
  );
  await run(`${board}.querySelector('input[name$="-mode"][value=try]').click()`);
  await until('no split can be tried', `${board}.querySelector('.ruling[data-verdict]')`);
  await heard();
  await open('fr/search/?q=degats');
  await until('nothing is found', "document.querySelector('[data-search-results] a')");
  await heard();
}

/** Boards, replay and search in WebKit, by the driver that Debian has. */
export async function webkit(): Promise<Row[]> {
  const name = 'WebKit: boards, replay, search';
  const tools = ['WebKitWebDriver', 'xvfb-run', 'xauth'].map((tool) => `/usr/bin/${tool}`);
  if (!tools.every((tool) => existsSync(tool)) || !miniBrowser())
    return [unmeasured(name, 'not here: apt-get install webkit2gtk-driver xvfb xauth', '0 faults')];
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', '-p', new URL(DRIVER).port], {
    stdio: 'ignore',
    detached: true,
    // Its own fence needs rights that a container seldom gives.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const host = await serve(dist);
  const faults: string[] = [];
  try {
    const call = caller(AbortSignal.timeout(WALK));
    const isThere = () =>
      call('GET', '/status').then(
        () => true,
        () => false,
      );
    for (let i = 0; i < 100 && !(await isThere()); i++) await wait(100);
    await walk(host.home, call, (fault) => faults.push(fault));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  } finally {
    await host.stop();
    // The screen, the driver and the browser are of one group.
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid, 'SIGTERM');
  }
  for (const fault of faults) console.log(`WebKit: ${fault}`);
  return [{ name, measured: `${faults.length} faults`, limit: '0 faults', ok: faults.length === 0 }];
}
