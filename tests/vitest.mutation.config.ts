import { defineConfig } from 'vitest/config';

/** What mutation testing runs: the tests of the engine, its properties with few boards that are always the same. */
export default defineConfig({
  test: {
    include: ['tests/unit/{engine,engine-extra,oracle}/**/*.test.ts'],
    exclude: ['tests/unit/oracle/self.test.ts', 'tests/unit/engine-extra/titles.test.ts'],
    env: { PROOF_RUNS: '0.5', PROOF_SEED: '1' },
  },
});
