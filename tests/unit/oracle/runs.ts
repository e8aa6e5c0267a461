import { vi } from 'vitest';

/**
 * How many boards a property tries: a short run by default, `PROOF_RUNS` times as many where that is set
 * (`PROOF_RUNS=50 npx vitest run tests/unit/oracle`). The time limit of a test grows with it. `PROOF_SEED` makes every
 * run try the same boards and stop at the first failure, as mutation testing needs it.
 */
const factor = Number(process.env['PROOF_RUNS'] ?? 1);
const seed = process.env['PROOF_SEED'];

interface Parameters {
  readonly numRuns: number;
  readonly seed?: number;
  readonly endOnFailure?: boolean;
}

export const runs = (usual: number): Parameters => ({
  numRuns: Math.ceil(usual * factor),
  ...(seed === undefined ? {} : { seed: Number(seed), endOnFailure: true }),
});

// A slow machine gets its time: what is tested here is what is right, not how fast.
vi.setConfig({ testTimeout: 60_000 * Math.max(1, factor) });
