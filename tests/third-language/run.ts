import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addLanguage } from './add.ts';

// Adds a made-up language to a copy of the project, in the steps of CONTRIBUTING, and tries that copy: types, words,
// build, links, and in the browser that nothing is wider than a phone or left in English.
// THIRD_LANGUAGE_COPY: a folder for the copy, which is kept.

const root = path.resolve(import.meta.dirname, '../..');
const kept = process.env['THIRD_LANGUAGE_COPY'];
const copy = kept ?? mkdtempSync(path.join(tmpdir(), 'tankline-third-language-'));
const modules = path.join(copy, 'node_modules');

/** The project without what is built of it; its packages as links, so that caches are the copy's own. */
function copyProject(): void {
  mkdirSync(copy, { recursive: true });
  for (const name of ['src', 'content', 'public', 'tests', 'scripts']) {
    rmSync(path.join(copy, name), { recursive: true, force: true });
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  for (const name of readdirSync(root))
    if (/\.(?:json|mjs|ts)$/.test(name)) copyFileSync(path.join(root, name), path.join(copy, name));
  mkdirSync(path.join(modules, '.cache'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (!/^\.(?!bin$)/.test(name) && !existsSync(path.join(modules, name)))
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  const browser = '.cache/browser.json';
  copyFileSync(path.join(root, 'node_modules', browser), path.join(modules, browser));
}

/** Runs a tool of the project in the copy. */
function run(what: string, tool: string, ...args: string[]): boolean {
  console.log(`third language: ${what}`);
  const { PATH, ...env } = process.env;
  const { status } = spawnSync(path.join(modules, '.bin', tool), args, {
    cwd: copy,
    stdio: 'inherit',
    env: {
      ...env,
      PATH: [path.join(modules, '.bin'), path.dirname(process.execPath), PATH].join(path.delimiter),
      ASTRO_TELEMETRY_DISABLED: '1',
      E2E_ALL: '1',
    },
  });
  return status === 0;
}

/** What uses the words, as far as the compiler alone can read it. */
const typed = ['i18n', 'islands', 'components/search', 'cli'].map((folder) => `src/${folder}/**/*`);

copyProject();
addLanguage(copy);
const config = { extends: './tsconfig.json', include: ['.astro/types.d.ts', 'src/env.d.ts', ...typed] };
writeFileSync(path.join(copy, 'tsconfig.words.json'), JSON.stringify(config));

const tests = [
  'unit/i18n/parity',
  'unit/i18n/format',
  ...['pages', 'search', 'offline', 'headers'].map((name) => `content/built/${name}`),
];
const steps = [
  () => run('build', 'astro', 'build', '--force', '--silent'),
  () => run('types', 'tsc', '--noEmit', '-p', 'tsconfig.words.json'),
  () => run('words, pages and links', 'vitest', 'run', ...tests.map((name) => `tests/${name}.test.ts`)),
  () => run('pages in the browser', 'playwright', 'test', '-c', 'tests/third-language/playwright.config.ts'),
];
// In this order: the build also writes types that the compiler needs.
const failed = steps.findIndex((step) => !step());
if (kept === undefined && failed < 0) rmSync(copy, { recursive: true });
else console.log(`third language: the copy is ${copy}`);
console.log(failed < 0 ? 'third language: all is well' : 'third language: failed');
process.exit(failed < 0 ? 0 : 1);
