import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** Who may import whom, besides itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  catalog: ['engine'],
  practice: ['engine', 'catalog'],
  examples: ['engine', 'catalog'],
  i18n: ['engine', 'catalog', 'examples'],
  islands: ['engine', 'practice', 'i18n'],
  components: ['engine', 'catalog', 'practice', 'examples', 'i18n', 'islands'],
  layouts: ['engine', 'catalog', 'practice', 'examples', 'i18n', 'islands', 'components'],
  pages: ['engine', 'catalog', 'practice', 'examples', 'i18n', 'islands', 'components', 'layouts'],
  integrations: ['engine', 'catalog', 'examples', 'i18n', 'components'],
  cli: ['engine', 'catalog', 'examples', 'i18n'],
};
const layers = Object.keys(mayImport);
const root = path.resolve(import.meta.dirname, '../../..');
const copy = mkdtempSync(path.join(tmpdir(), 'fences-'));
copyFileSync(path.join(root, 'biome.json'), path.join(copy, 'biome.json'));
afterAll(() => rmSync(copy, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), text);
};

/** The files of the copy in which an import is refused. */
function refused(): string[] {
  const args = ['lint', 'src', '--vcs-enabled=false', '--reporter=json'];
  const flags = ['--max-diagnostics=none', '--only=style/noRestrictedImports'];
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/biome'), [...args, ...flags], {
    cwd: copy,
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    diagnostics: { category: string; location: { path: string | { file: string } } }[];
  };
  return report.diagnostics
    .filter(({ category }) => category === 'lint/style/noRestrictedImports')
    .map(({ location }) => (typeof location.path === 'string' ? location.path : location.path.file))
    .sort();
}

test('an import against the order of the layers is refused, every other passes', () => {
  const forbidden: string[] = [];
  for (const from of layers) {
    for (const to of layers.filter((layer) => layer !== from)) {
      const isAllowed = mayImport[from]?.includes(to) ?? false;
      const file = `src/${from}/uses-${to}.${from === 'islands' ? 'tsx' : 'ts'}`;
      write(file, `import { value } from '../${to}/index.ts';\nexport const used = value;\n`);
      if (!isAllowed) forbidden.push(file);
      // Deeper files reach out by longer paths, Astro files by their front matter.
      const deep = `src/${from}/deep/uses-${to}.astro`;
      write(deep, `---\nimport { value } from '../../${to}/index.ts';\n---\n\n<p>{value}</p>\n`);
      if (!isAllowed) forbidden.push(deep);
    }
    write(`src/${from}/uses-itself.ts`, "import { value } from './other.ts';\nexport const used = value;\n");
  }
  expect(refused()).toEqual(forbidden.sort());
});

test('the engine has no package, no Node module, no re-export and no lazy import from outside', () => {
  rmSync(path.join(copy, 'src'), { recursive: true, force: true });
  write('src/engine/package.ts', "import { h } from 'preact';\nexport const used = h;\n");
  write('src/engine/node.ts', "import { readFileSync } from 'node:fs';\nexport const used = readFileSync;\n");
  write('src/engine/passes-on.ts', "export { rules } from '../catalog/rules.ts';\n");
  write('src/engine/lazy.ts', "export const used = import('../i18n/index.ts');\n");
  write('src/engine/fine.ts', "import type { Combat } from './types.ts';\nexport type Used = Combat;\n");
  expect(refused()).toEqual(['lazy', 'node', 'package', 'passes-on'].map((name) => `src/engine/${name}.ts`));
});

test('no file of the project breaks a fence', () => {
  const run = () =>
    execFileSync(
      path.join(root, 'node_modules/.bin/biome'),
      ['lint', '--only=style/noRestrictedImports', 'src'],
      {
        cwd: root,
        stdio: 'pipe',
      },
    );
  expect(run).not.toThrow();
});
