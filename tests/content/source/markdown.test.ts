import { readFileSync } from 'node:fs';
import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { headingIds } from '../../../src/integrations/markdown/heading-ids.ts';
import { plainMdx } from '../../../src/integrations/markdown/plain-mdx.ts';
import { siteLinks } from '../../../src/integrations/markdown/site-links.ts';
import { contentTags } from '../../../src/integrations/markdown/tags.ts';
import { wideTables } from '../../../src/integrations/markdown/wide-tables.ts';

const compile = async (source: string, base = '/') => {
  const { code } = await mdxToJs(source, {
    mdastPlugins: [plainMdx, headingIds, wideTables, siteLinks(base)],
    fileURL: new URL('file:///site/content/fr/guide/a-page.mdx'),
  });
  return code;
};

test('a heading takes the id at its end, and shows the rest', async () => {
  const code = await compile('## Les *tanks* d’abord [#tanks-first]\n\n### Plus [#more]\n');
  expect(code).toContain('id: "tanks-first"');
  expect(code).toContain('" d’abord"');
  expect(code).toContain('id: "more"');
  expect(code).not.toContain('[#');
});

test('a heading ends in a link to itself, called by the heading and without a text of its own', async () => {
  const code = await compile('## Les *tanks* d’abord [#tanks-first]\n');
  expect(code).toContain('href: "#tanks-first"');
  expect(code).toContain('"aria-labelledby": "tanks-first"');
  expect(code.match(/_components\.a, \{[^}]*children/)).toBeNull();
});

test('a table that may not fit a phone can be reached by keyboard, and no other', async () => {
  const table = (columns: number) =>
    ['a', '-', 'b'].map((cell) => `|${` ${cell} |`.repeat(columns)}`).join('\n');
  expect(await compile(table(3))).toContain('tabIndex: "0"');
  expect(await compile(table(2))).not.toContain('tabIndex');
});

test('links between pages get base path and language', async () => {
  expect(await compile('[a](/guide/other/#there)')).toContain('href: "/fr/guide/other/#there"');
  expect(await compile('[a](/guide/other/)', '/some/where/')).toContain(
    'href: "/some/where/fr/guide/other/"',
  );
  expect(await compile('[a](#here)')).toContain('href: "#here"');
  expect(await compile('[a](https://example.com/x)')).toContain('href: "https://example.com/x"');
});

test('the mapped tags and words of another language pass', async () => {
  const tags = '<Rule id="tank-first" /> <Term id="tank">tank</Term> <span lang="en">Might</span>';
  const code = await compile(`${tags}\n\n<WorkedExample id="two-tanks" variant="plain" />\n`);
  expect(code).toContain('id: "two-tanks"');
});

test.each([
  ['a heading without id', '## Tanks', ':1:1 this heading needs an id'],
  ['an id that is not at the end', '## [#tanks] Tanks', 'this heading needs an id'],
  ['a malformed id', '## Tanks [#Tanks_1]', 'heading id "Tanks_1"'],
  ['a repeated id', '## A [#a]\n\n### B [#a]', ':3:1 heading id "a" is already used'],
  ['a second title', '# Tanks [#tanks]', 'a page has one title'],
  ['an import', "import x from './x.ts'", 'no import and no export'],
  ['an export', 'export const x = 1', 'no import and no export'],
  ['an expression', 'a {1 + 1} b', ':1:3 a brace starts an expression'],
  ['an expression on its own', '{1 + 1}', 'a brace starts an expression'],
  ['an unknown tag', '<Board />', '<Board> is not a tag for pages'],
  ['an unknown tag in a line', 'a <Board id="x" /> b', '<Board> is not a tag for pages'],
  ['a fragment', 'a <>b</> c', '<> is not a tag for pages'],
  ['an expression as attribute', '<Rule id={1} />', 'write attributes as name="text"'],
  ['attributes in a bunch', '<Rule {...x} />', 'write attributes as name="text"'],
  ['a link with a language', '[a](/fr/guide)', 'link "/fr/guide"'],
  ['a link without slash', '[a](/guide/page)', 'link "/guide/page"'],
  ['a relative link', '[a](../page/)', 'link "../page/"'],
  ['an insecure link', '[a](http://example.com)', 'link "http://example.com"'],
])('%s is refused, with file and reason', async (_what, source, reason) => {
  const refusal = compile(source);
  await expect(refusal).rejects.toThrow('/site/content/fr/guide/a-page.mdx');
  await expect(refusal).rejects.toThrow(reason);
});

test.each(['need <5 damage', 'a <Rule id="x"> b'])('“%s” does not compile', async (source) => {
  await expect(compile(source)).rejects.toThrow();
});

test('everything wrong of one kind is named at once', async () => {
  await expect(compile('## A\n\n## B\n')).rejects.toThrow(/:1:1 .*\n.*:3:1 /);
});

test('the allowed tags are those that have a component', () => {
  const names = ['tags', 'text-tags'].flatMap((file) => {
    const source = readFileSync(new URL(`../../../src/components/mdx/${file}.ts`, import.meta.url), 'utf8');
    return [...source.matchAll(/^import (\w+) from '.+\.astro';$/gm)].map(([, name]) => name);
  });
  expect(names.sort()).toEqual([...contentTags].sort());
});
