// Runs every check, shows what each prints, goes on after one that failed, and closes with "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.dirname(import.meta.dirname);
const reports = path.join(root, 'reports');
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };

const node = (...args) => [process.execPath, ...args];
const vitest = (report, ...dirs) => [
  bin('vitest'),
  'run',
  ...dirs,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=reports/${report}.json`,
];

/**
 * A stage is one check, unless it writes a report: then each test in it counts. It waits for what it needs, and for what
 * it comes after whatever came of that.
 */
const stages = [
  { name: 'build', command: node('scripts/build.mjs') },
  { name: 'format and lint', command: [bin('biome'), 'ci', '--error-on-warnings'] },
  { name: 'unused code and circular imports', command: [bin('knip'), '--no-progress', '--no-config-hints'] },
  { name: 'types of the engine', command: [bin('tsc'), '-p', 'src/engine'] },
  { name: 'types of the service worker', command: [bin('tsc'), '-p', 'src/offline'] },
  {
    name: 'unit and content',
    command: vitest('unit', 'tests/unit', 'tests/content/source'),
    report: 'unit.json',
  },
  {
    name: 'built site',
    command: vitest('built', 'tests/content/built'),
    report: 'built.json',
    needs: 'build',
  },
  {
    name: 'types',
    // The build has written the types of the content.
    command: [bin('astro'), 'check', '--noSync', '--minimumFailingSeverity', 'hint'],
    after: 'build',
  },
  { name: 'browser', command: node('scripts/browser.mjs'), needs: 'build' },
  {
    name: 'end to end',
    command: [bin('playwright'), 'test'],
    report: 'e2e.json',
    needs: 'browser',
    alone: true,
  },
];
/** As many at once: nearly all of them keep one core busy. */
const AT_ONCE = 2;

/** Passed, failed and skipped tests in a report of Vitest or Playwright. */
function countsIn(report) {
  const json = JSON.parse(readFileSync(path.join(reports, report), 'utf8'));
  return json.stats
    ? [json.stats.expected, json.stats.unexpected + json.stats.flaky, json.stats.skipped]
    : [json.numPassedTests, json.numFailedTests, json.numPendingTests + json.numTodoTests];
}

/** Runs a command; what it prints comes at its end, in one piece, unless it runs alone. */
function execute([file, ...args], isAlone) {
  return new Promise((done) => {
    const stdio = ['ignore', ...(isAlone ? ['inherit', 'inherit'] : ['pipe', 'pipe'])];
    const child = spawn(file, args, { cwd: root, env, stdio });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part));
    const end = (status) => done({ status, output: Buffer.concat(output) });
    child.on('close', end);
    child.on('error', (error) => {
      output.push(Buffer.from(`${error}\n`));
      end(1);
    });
  });
}

async function run({ name, command, report, needs, alone }) {
  const title = `\n== ${name}`;
  if (results.get(needs)?.failed > 0) {
    console.log(`${title}\nNot run: ${needs} failed.`);
    return [0, 1, 0];
  }
  if (alone) console.log(title);
  const { status, output } = await execute(command, alone);
  if (!alone) process.stdout.write(`${title}\n${output}`);
  if (!report) return status === 0 ? [1, 0, 0] : [0, 1, 0];
  try {
    const [passed, failed, skipped] = countsIn(report);
    // A suite that could not be loaded fails without a failed test; one without tests proves nothing.
    const broken = failed === 0 && (status !== 0 || passed === 0);
    return [passed, broken ? 1 : failed, skipped];
  } catch {
    console.error(`No report: ${report}`);
    return [0, 1, 0];
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const results = new Map();
const running = new Map();

async function watch(stage) {
  const start = performance.now();
  const [passed, failed, skipped] = await run(stage);
  results.set(stage.name, { passed, failed, skipped, seconds: (performance.now() - start) / 1000 });
  running.delete(stage.name);
}

const waiting = [...stages];
const isReady = ({ needs, after, alone }) =>
  alone
    ? running.size === 0 && waiting.length === 1
    : [needs, after].every((name) => !name || results.has(name));
while (waiting.length > 0 || running.size > 0) {
  const next = running.size < AT_ONCE ? waiting.find(isReady) : undefined;
  if (next) {
    waiting.splice(waiting.indexOf(next), 1);
    running.set(next.name, watch(next));
  } else await Promise.race(running.values());
}

console.log('');
for (const [name, { passed, failed, seconds }] of results) {
  console.log(
    `${failed ? 'failed' : 'passed'}  ${name}: ${passed} of ${passed + failed} in ${seconds.toFixed(1)} s`,
  );
}
const sum = (key) => [...results.values()].reduce((total, result) => total + result[key], 0);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') > 0 ? 1 : 0);
