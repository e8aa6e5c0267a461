// Runs every check, shows what each prints, goes on after one that failed, and closes with "N passed, N failed".
import { spawnSync } from 'node:child_process';
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

/** A stage is one check, unless it writes a report: then each test in it counts. */
const stages = [
  { name: 'format and lint', command: [bin('biome'), 'ci', '--error-on-warnings'] },
  { name: 'unused code and circular imports', command: [bin('knip'), '--no-progress', '--no-config-hints'] },
  { name: 'types', command: [bin('astro'), 'check', '--minimumFailingSeverity', 'hint'] },
  { name: 'types of the engine', command: [bin('tsc'), '-p', 'src/engine'] },
  { name: 'types of the service worker', command: [bin('tsc'), '-p', 'src/offline'] },
  {
    name: 'unit and content',
    command: vitest('unit', 'tests/unit', 'tests/content/source'),
    report: 'unit.json',
  },
  { name: 'build', command: node('scripts/build.mjs') },
  {
    name: 'built site',
    command: vitest('built', 'tests/content/built'),
    report: 'built.json',
    needs: 'build',
  },
  { name: 'browser', command: node('scripts/browser.mjs'), needs: 'build' },
  { name: 'end to end', command: [bin('playwright'), 'test'], report: 'e2e.json', needs: 'browser' },
];

/** Passed, failed and skipped tests in a report of Vitest or Playwright. */
function countsIn(report) {
  const json = JSON.parse(readFileSync(path.join(reports, report), 'utf8'));
  return json.stats
    ? [json.stats.expected, json.stats.unexpected + json.stats.flaky, json.stats.skipped]
    : [json.numPassedTests, json.numFailedTests, json.numPendingTests + json.numTodoTests];
}

function run({ command, report, needs }) {
  if (results.find(({ name }) => name === needs)?.failed > 0) {
    console.log(`Not run: ${needs} failed.`);
    return [0, 1, 0];
  }
  const [file, ...args] = command;
  const { status, error } = spawnSync(file, args, { cwd: root, env, stdio: 'inherit' });
  if (error) console.error(String(error));
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
const results = [];
for (const stage of stages) {
  console.log(`\n== ${stage.name}`);
  const start = performance.now();
  const [passed, failed, skipped] = run(stage);
  results.push({ name: stage.name, passed, failed, skipped, seconds: (performance.now() - start) / 1000 });
}

console.log('');
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${failed ? 'failed' : 'passed'}  ${name}: ${passed} of ${passed + failed} in ${seconds.toFixed(1)} s`,
  );
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') > 0 ? 1 : 0);
