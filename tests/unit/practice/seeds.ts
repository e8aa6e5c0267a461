import { vi } from 'vitest';
import { type Kind, kinds } from '../../../src/practice/kinds.ts';
import { createProblem } from '../../../src/practice/problem.ts';
import { mixesOf, type Seed } from '../../../src/practice/seed.ts';
import { kindsOf, topicIds } from '../../../src/practice/topics.ts';
import type { Problem } from '../../../src/practice/types.ts';

const factor = Number(process.env['PROOF_RUNS'] ?? 1);

/** 1,000 seeds a kind; `PROOF_RUNS` times as many where that is set, as for the engine's properties. */
export const seedsAKind = Math.ceil(1000 * factor);

// A slow machine gets its time: what is tested here is what is right, not how fast.
vi.setConfig({ testTimeout: 60_000 * Math.max(1, factor) });

/**
 * Seeds of a kind: every other one of a single topic, the rest of mixes of two and three, each in turn, so that a
 * thousand of them meet every single topic and hundreds of mixes.
 */
export function* seedsOf(kind: Kind, many = seedsAKind): Generator<Seed & { kind: Kind }> {
  const singles = topicIds.filter((id) => kindsOf([id]).includes(kind)).map((id) => [id]);
  const mixes = mixesOf(kind);
  for (let i = 0; i < many; i++) {
    const from = i % 2 === 0 || mixes.length === 0 ? singles : mixes;
    const topics = from[Math.floor(i / 2) % from.length] ?? [];
    // Far apart, and the same in every run.
    yield { kind, topics, number: (i * 48_271) % 2_147_483_647 };
  }
}

const made = new Map<string, readonly Problem[]>();

/** The problems of those seeds; made once. */
export const problemsOf = <K extends Kind>(
  kind: K,
  many = seedsAKind,
): readonly (Problem & { kind: K })[] => {
  const key = `${kind} ${many}`;
  const known = made.get(key) ?? [...seedsOf(kind, many)].map(createProblem);
  made.set(key, known);
  return known as readonly (Problem & { kind: K })[];
};

export { kinds };
