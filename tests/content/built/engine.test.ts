import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import * as face from '../../../src/engine/index.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { engineFiles } from '../../../src/integrations/engine.ts';
import { packed } from '../../weight/weight.ts';
import { codeIn } from '../code.ts';
import { builtSite } from './site.ts';

const file = (name: string) => path.join(builtSite.dir, 'engine', name);
const read = (name: string) => readFileSync(file(name), 'utf8');
const names = Object.keys(face).sort();

/** The names that the declarations export, types too. */
const declared = [
  ...read('v1.d.ts').matchAll(/^export (?:declare )?(?:function|const|interface|type) (\w+)/gm),
]
  .map(([, name = '']) => name)
  .sort();

test('the module for other sites exports what the engine does', async () => {
  const module = (await import(/* @vite-ignore */ file('v1.js'))) as object;
  expect(Object.keys(module).sort()).toEqual(names);
  expect(packed(read('v1.js'))).toBeLessThan(15_000);
  expect(read('v1.js')).toContain('MIT License');
});

test('the same source gives the same module', async () => {
  const home = new URL('/', read('v1.js').match(/https:\/\/\S+/)?.[0]).href;
  for (const [name, text] of await engineFiles(home)) expect(read(name) === text, name).toBe(true);
});

test('its declarations stand alone, and declare what it exports', () => {
  const uses = `import * as engine from './v1.js';
const made: engine.Result<engine.Combat, engine.SetupRefusal> = engine.createCombat({});
export const keys: readonly (keyof typeof engine)[] = ${JSON.stringify(names)};
export const sum: number = made.ok ? engine.total(made.value, 'attacker') : 0;
`;
  const dir = mkdtempSync(path.join(tmpdir(), 'engine-types-'));
  writeFileSync(path.join(dir, 'v1.d.ts'), read('v1.d.ts'));
  writeFileSync(path.join(dir, 'uses.ts'), uses);
  const program = ts.createProgram([path.join(dir, 'uses.ts')], {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2023.d.ts'],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const problems = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
  rmSync(dir, { recursive: true });
  expect(problems).toEqual([]);
});

test.each(locales)('in %s: every export is described', (locale) => {
  const pages = builtSite.pages.filter(({ path }) => path.startsWith(`/${locale}/about/engine-`));
  const described = pages.flatMap(({ root }) =>
    root.querySelectorAll('h3[id]').map((heading) => {
      const words = heading.nextElementSibling;
      const code = words?.nextElementSibling;
      expect(words?.text.trim(), heading.id).toBeTruthy();
      expect(code?.tagName === 'P' || code?.text.includes(heading.id), heading.id).toBe(true);
      return heading.id;
    }),
  );
  expect(described.sort()).toEqual(declared);
  expect(described).toEqual(expect.arrayContaining(names));
});

test.each(locales)('in %s: the example prints in Node what the page says', (locale) => {
  const example = codeIn(locale, 'js', 'engine/v1.js');
  const dir = mkdtempSync(path.join(tmpdir(), 'engine-example-'));
  writeFileSync(path.join(dir, 'v1.js'), read('v1.js'));
  writeFileSync(path.join(dir, 'package.json'), '{ "type": "module" }');
  const script = example.replace(/'https:[^']+\/engine\/v1\.js'/, "'./v1.js'");
  expect(script).not.toBe(example);
  writeFileSync(path.join(dir, 'example.js'), script);
  const { stdout, stderr } = spawnSync(process.execPath, ['example.js'], { cwd: dir, encoding: 'utf8' });
  rmSync(dir, { recursive: true });
  expect(stderr).toBe('');
  expect(stdout).toBe(codeIn(locale, 'text', 'legal:'));
});
