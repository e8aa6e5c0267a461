import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { engineRules } from '../../../src/engine/index.ts';
import { allVectors } from '../../vectors/vectors.ts';
import { textOf, vectorsPath } from '../../vectors/write.ts';

const folder = fileURLToPath(new URL('../../../public/conformance/v1/', import.meta.url));
const published = readFileSync(vectorsPath, 'utf8');
const { file, pairs } = allVectors();

const run = (...engine: readonly string[]) =>
  spawnSync(process.execPath, [`${folder}run.mjs`, `${folder}vectors.json`, ...engine], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });

describe('the published vectors', () => {
  test('are what the engine says: `npm run vectors` writes them again', () => {
    expect(published === textOf(file)).toBe(true);
  });

  test('obey their schema', () => {
    const schema = JSON.parse(readFileSync(`${folder}schema.json`, 'utf8'));
    const validate = new Ajv2020({ allErrors: true }).compile(schema);
    expect(validate(JSON.parse(published)) || validate.errors).toBe(true);
    expect(validate({ v: 1, rules: '1.4', license: 'MIT', vectors: [{ id: 'empty' }] })).toBe(false);
  });

  test('hold every worked example and at least 300 other boards, each with an id of its own', () => {
    const ids = file.vectors.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith('board-')).length).toBeGreaterThanOrEqual(300);
  });

  test('show every rule that a board can speak of, and every pair of rules that any drawn board shows together', () => {
    const shown = new Set(file.vectors.flatMap(({ rules }) => rules));
    // That requirements are obeyed if able is said by what Tank and Backline refuse.
    const silent = ['requirements-if-able'];
    expect(Object.keys(engineRules).filter((rule) => !shown.has(rule as never))).toEqual(silent);
    const together = new Set(
      file.vectors.flatMap(({ rules }) => rules.flatMap((a, i) => rules.slice(i).map((b) => `${a} ${b}`))),
    );
    expect([...pairs].filter((pair) => !together.has(pair))).toEqual([]);
  });
});

describe('the runner', () => {
  test('is short enough to be read before it is run', () => {
    expect(readFileSync(`${folder}run.mjs`, 'utf8').trim().split('\n').length).toBeLessThanOrEqual(30);
  });

  test('finds nothing wrong with this engine', () => {
    const { stdout, status } = run(
      process.execPath,
      fileURLToPath(new URL('../../../src/cli/judge.ts', import.meta.url)),
    );
    expect(stdout).toMatch(/^\d+ right, 0 wrong\n$/);
    expect(status).toBe(0);
  });

  test('tells an engine that allows everything what it gets wrong', () => {
    const yes =
      "require('node:readline').createInterface(process.stdin).on('line', () => console.log('{\"ok\":true}'))";
    const { stdout, status } = run(process.execPath, '-e', yes);
    expect(stdout).toMatch(/^two-tanks: .*"side":"attacker"/m);
    expect(stdout).toMatch(/[1-9]\d* wrong\n$/);
    expect(status).toBe(1);
  });
});
