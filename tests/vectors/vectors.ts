import fc from 'fast-check';
import { createCombat, type RuleId } from '../../src/engine/index.ts';
import { type Example, exampleIds, findExample } from '../../src/examples/index.ts';
import { combats, small } from '../unit/oracle/arbitraries.ts';
import { type Vector, vectorOf } from './vector.ts';

/** Boards that are drawn to choose from; the same ones every time. */
const drawn = { seed: 20260716, numRuns: 6000 };
const generatedAtLeast = 300;

export interface VectorFile {
  readonly v: 1;
  /** The Core Rules that decide. */
  readonly rules: string;
  /** The SPDX name of the licence that the file is under. */
  readonly license: 'MIT';
  readonly vectors: readonly Vector[];
}

const pairsOf = (rules: readonly RuleId[]): string[] =>
  rules.flatMap((a, i) => rules.slice(i).map((b) => `${a} ${b}`));

const ofExamples = (): Vector[] =>
  exampleIds
    .map((id) => findExample(id) as Example)
    .flatMap(({ id, variants }) =>
      variants.map((variant) => {
        const made = createCombat(variant.combat);
        if (!made.ok) throw new Error(`${id} is impossible`);
        return vectorOf(variants.length > 1 ? `${id}/${variant.id}` : id, made.value);
      }),
    );

/**
 * Every worked example, then generated boards: each that shows a pair of rules together which no board before it does,
 * and more up to 300, those that speak of the most rules first.
 */
export const allVectors = (): { readonly file: VectorFile; readonly pairs: ReadonlySet<string> } => {
  const examples = ofExamples();
  const candidates = fc.sample(combats(small), drawn).map((combat, i) => vectorOf(`board-${i + 1}`, combat));
  const covered = new Set<string>();
  const chosen: Vector[] = [];
  const left: Vector[] = [];
  for (const vector of candidates) {
    const fresh = pairsOf(vector.rules).filter((pair) => !covered.has(pair));
    for (const pair of fresh) covered.add(pair);
    (fresh.length > 0 ? chosen : left).push(vector);
  }
  const more = left
    .toSorted((a, b) => b.rules.length - a.rules.length)
    .slice(0, Math.max(0, generatedAtLeast - chosen.length));
  return {
    file: { v: 1, rules: '1.4', license: 'MIT', vectors: [...examples, ...chosen, ...more] },
    pairs: covered,
  };
};
