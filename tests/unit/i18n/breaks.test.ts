import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
let copy = '';

/** A copy of the dictionaries and of what checks them, away from the project. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'tankline-words-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  writeFileSync(path.join(copy, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

type Tree = { [key: string]: string | Tree };

/** The words afresh, with one change to the file of a language. */
const alter = (locale: 'en' | 'fr', change: (words: Tree) => void): void => {
  cpSync(path.join(root, 'src/i18n'), path.join(copy, 'i18n'), { recursive: true });
  const file = path.join(copy, 'i18n', locale, 'engine.json');
  const words = JSON.parse(readFileSync(file, 'utf8')) as Tree;
  change(words);
  writeFileSync(file, JSON.stringify(words));
};

/** What the build says when it loads the words: nothing if all is well. */
const load = (): string => {
  const index = pathToFileURL(path.join(copy, 'i18n/index.ts')).href;
  const code = `import(${JSON.stringify(index)}).catch((error) => { console.log(error.message); process.exit(1); })`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
};

/** What the type check says of the words: nothing if all is well. */
const typeCheck = (): string => {
  const program = ts.createProgram([path.join(copy, 'i18n/dictionaries.ts')], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    .join('\n');
};

const outcome = (words: Tree): Tree => words['outcome'] as Tree;

test('the copy as it is passes both', () => {
  alter('fr', () => {});
  expect(load()).toBe('');
  expect(typeCheck()).toBe('');
});

test('a missing French key stops both', () => {
  alter('fr', (words) => delete outcome(words)['nobody']);
  expect(load()).toContain('engine, fr: outcome.nobody is missing');
  expect(typeCheck()).toMatch(/nobody\W+ is missing/);
});

test('a missing English key stops both', () => {
  alter('en', (words) => delete outcome(words)['nobody']);
  expect(load()).toContain('engine, en: outcome.nobody is missing');
  expect(typeCheck()).toMatch(/nobody\W+ is missing/);
});

test('a missing French plural stops both', () => {
  alter('fr', (words) => delete outcome(words)['dies_many']);
  expect(load()).toContain('engine, fr: outcome.dies_many is missing');
  expect(typeCheck()).toMatch(/dies_many\W+ is missing/);
});

test('a missing placeholder stops the build', () => {
  alter('fr', (words) => {
    outcome(words)['dies_other'] = 'Des unités meurent.';
  });
  expect(load()).toContain('engine, fr: outcome.dies_other lacks {{names}}');
});

test('an empty text stops the build', () => {
  alter('fr', (words) => {
    outcome(words)['nobody'] = '';
  });
  expect(load()).toContain('engine, fr: outcome.nobody is empty');
});
