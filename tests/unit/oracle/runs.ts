/**
 * How many boards a property tries: a short run by default, `PROOF_RUNS` times as many when it is set
 * (`PROOF_RUNS=50 npx vitest run tests/unit/oracle`). The time limit of a test grows with it.
 */
const factor = Math.max(1, Number(process.env['PROOF_RUNS'] ?? 1));

export const runs = (usual: number): { numRuns: number } => ({ numRuns: Math.ceil(usual * factor) });

export const timeout = 20_000 * factor;
