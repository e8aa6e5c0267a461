/** Prints every figure with its limit: `npm run audit`, or `npm run audit -- lighthouse build` for some of them. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { firefox, playwright, webkit } from './browsers.ts';
import { building, growth } from './build.ts';
import { bytes } from './bytes.ts';
import { lighthouse } from './lighthouse.ts';
import { type Row, root, unmeasured } from './row.ts';

/** Each gives rows of the table; what is built and which browser there is are settled before. */
const stages: Readonly<Record<string, () => readonly Row[] | Promise<readonly Row[]>>> = {
  bytes,
  pages: () => [
    playwright(
      'Every page: axe, console, 360 and 320 px, targets',
      ['-c', 'tests/audit'],
      'audit-pages.json',
    ),
  ],
  languages: () => [playwright('End to end, everything in both languages', [], 'e2e.json', { E2E_ALL: '1' })],
  visual: () => [playwright('Pictures of key views', ['-c', 'tests/visual'], 'visual.json')],
  lighthouse,
  webkit,
  firefox,
  build: building,
  growth,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}
for (const script of [['scripts/build.mjs', '--if-needed'], ['scripts/browser.mjs']]) {
  const { status } = spawnSync(process.execPath, script, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const rows: Row[] = [];
for (const [name, stage] of Object.entries(stages)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n== ${name}`);
  try {
    rows.push(...(await stage()));
  } catch (error) {
    console.error(error);
    rows.push(unmeasured(name, error instanceof Error ? error.message : String(error)));
  }
}

const table = [
  '| what | measured | limit | |',
  '| --- | --- | --- | --- |',
  ...rows.map(
    ({ name, measured, limit, ok }) => `| ${name} | ${measured} | ${limit} | ${ok ? 'ok' : 'over'} |`,
  ),
].join('\n');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
const [cpu] = os.cpus();
const machine = `${os.availableParallelism()} × ${cpu?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
console.log(`\nTankline ${version} on ${machine}\n\n${table}`);
const reports = path.join(root, 'reports');
if (!existsSync(reports)) mkdirSync(reports);
writeFileSync(path.join(reports, 'audit.md'), `${table}\n`);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
