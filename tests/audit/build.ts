import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { copySite } from '../copy/copy-site.ts';
import { atMost, type Row } from './row.ts';

const SECONDS = 60;
/** How much more the pages that are added may take, as a power of their number: 1 is in proportion. */
const EXPONENT = 1.1;
const TIMES = Number(process.env['AUDIT_TIMES'] ?? 10);

interface Build {
  readonly seconds: number;
  /** Of all cores, and so the same on a busy machine. */
  readonly cpu: number;
  /** The most memory that it held at once. */
  readonly megabytes: number;
  readonly pages: number;
}

/** Builds a copy and watches its time and memory. */
function build(dir: string): Build {
  const script = `
    process.argv.splice(1, 1, 'astro', 'build', '--force');
    process.on('exit', () => {
      const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
      const used = { megabytes: maxRSS / 1024, cpu: (userCPUTime + systemCPUTime) / 1e6 };
      require('node:fs').writeFileSync('used.json', JSON.stringify(used));
    });
    import(${JSON.stringify(path.join(dir, 'node_modules/astro/bin/astro.mjs'))});`;
  const file = path.join(dir, 'measure.cjs');
  writeFileSync(file, script);
  rmSync(path.join(dir, 'dist'), { recursive: true, force: true });
  const start = performance.now();
  const { status } = spawnSync(process.execPath, ['--max-old-space-size=12000', file], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build ended with ${status}.`);
  const used = JSON.parse(readFileSync(path.join(dir, 'used.json'), 'utf8')) as Pick<
    Build,
    'cpu' | 'megabytes'
  >;
  return {
    seconds,
    ...used,
    pages: globSync('dist/**/*.html', { cwd: dir }).length,
  };
}

/** Sets copies of every question beside it, boards and all, until there are so many times the pages. */
function multiply(dir: string, pages: number, times: number): void {
  const questions = globSync('content/en/questions/*.mdx', { cwd: dir });
  const copies = Math.ceil(((times - 1) * pages) / (questions.length * 2));
  // A question without a topic stops the build.
  const topics = path.join(dir, 'src/layouts/topics.ts');
  let places = readFileSync(topics, 'utf8');
  for (const question of questions) {
    const slug = path.basename(question, '.mdx');
    const names = Array.from({ length: copies }, (_, i) => `${slug}-copy-${i + 1}`);
    places = places.replace(`'${slug}'`, [slug, ...names].map((name) => `'${name}'`).join(', '));
    for (const language of ['en', 'fr']) {
      const file = path.join(dir, question.replace('/en/', `/${language}/`));
      const text = readFileSync(file, 'utf8');
      for (const [i, name] of names.entries())
        writeFileSync(
          path.join(path.dirname(file), `${name}.mdx`),
          text.replace(/^(title: .*)$/m, (line) => line.replace(/(["']?)$/, ` ${i + 1}$1`)),
        );
    }
  }
  writeFileSync(topics, places);
}

/** The time of a first and a second build. */
export function building(): Row[] {
  const dir = copySite();
  try {
    const first = build(dir);
    const second = build(dir);
    return [
      atMost(`Build of ${first.pages} pages`, first.seconds, SECONDS, ' s', 1),
      {
        name: 'Processor time of a second build',
        measured: `${second.cpu.toFixed(1)} s, of the first ${first.cpu.toFixed(1)} s`,
        limit: '< the first',
        ok: second.cpu < first.cpu,
      },
    ];
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The site with so many times the pages, built from nothing. */
function builtTimes(times: number, pages: number): Build {
  const dir = copySite();
  try {
    if (times > 1) multiply(dir, pages, times);
    return build(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * How time and memory grow with ten times the pages; `AUDIT_TIMES` says how many else. A page that is added is one with boards and a
 * picture, heavier than most pages of the site, so what is compared is what four tenths of them cost and what all of them cost.
 */
export function growth(): Row[] {
  const site = builtTimes(1, 0);
  const some = builtTimes(0.4 * TIMES, site.pages);
  const all = builtTimes(TIMES, site.pages);
  const pages = [site, some, all].map((built) => built.pages);
  const added = Math.log((all.pages - site.pages) / (some.pages - site.pages));
  const row = (name: string, of: (built: Build) => number, unit: string) => {
    const exponent = Math.log((of(all) - of(site)) / (of(some) - of(site))) / added;
    const figures = [site, some, all].map((built) => of(built).toFixed(0));
    return {
      name: `${name}, ${pages.join(', ')} pages`,
      measured: `${figures.join(', ')} ${unit}: exponent ${exponent.toFixed(2)}`,
      limit: `exponent ≤ ${EXPONENT}`,
      ok: exponent <= EXPONENT,
    };
  };
  return [
    row('Processor time of the build', (built) => built.cpu, 's'),
    row('Memory of the build', (built) => built.megabytes, 'MB'),
  ];
}
