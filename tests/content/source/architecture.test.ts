import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

type Graph = Map<string, Set<string>>;

const root = path.resolve(import.meta.dirname, '../../..');
const src = path.join(root, 'src');

const add = (graph: Graph, from: string, to: string) => {
  graph.set(from, (graph.get(from) ?? new Set()).add(to));
};

/** Which folder of `src` imports which. */
function imports(): Graph {
  const graph: Graph = new Map();
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    const [from = '', ...below] = file.split(path.sep);
    if (below.length === 0 || !/\.(?:ts|tsx|astro)$/.test(file)) continue;
    for (const { fileName } of ts.preProcessFile(readFileSync(path.join(src, file), 'utf8')).importedFiles) {
      const [to = ''] = path.relative(src, path.resolve(src, path.dirname(file), fileName)).split(path.sep);
      if (fileName.startsWith('.') && to !== from && to !== '..') add(graph, from, to);
    }
  }
  return graph;
}

/** The arrows of the drawing. */
function drawn(): Graph {
  const graph: Graph = new Map();
  const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  for (const [, from = '', to = ''] of text.matchAll(/^ {2}(\w+) --> (\w+)$/gm)) add(graph, from, to);
  return graph;
}

/** Whether a folder is reached from another by one arrow or more. */
const reaches = (graph: Graph, from: string, to: string): boolean =>
  [...(graph.get(from) ?? [])].some((next) => next === to || reaches(graph, next, to));

const arrows = (graph: Graph) =>
  [...graph].flatMap(([from, all]) => [...all].map((to) => `${from} --> ${to}`)).sort();

test('the drawing of the architecture has the imports between folders, those that follow from others left out', () => {
  const graph = imports();
  const needed: Graph = new Map();
  for (const [from, all] of graph)
    for (const to of all)
      if (![...all].some((other) => other !== to && reaches(graph, other, to))) add(needed, from, to);
  expect(arrows(drawn())).toEqual(arrows(needed));
});
