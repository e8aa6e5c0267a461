import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests with boards written by hand are quick and tell most mutants; properties come after them, the largest last. */
const order = ['/engine/', '/engine-extra/', '/oracle/setup', '/oracle/order', '/oracle/', '/oracle/large'];

const placeOf = ({ moduleId }: TestSpecification): number =>
  order.findLastIndex((part) => moduleId.includes(part));

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** What mutation testing runs: the tests of the engine, its properties with few boards that are always the same. */
export default defineConfig({
  test: {
    include: ['tests/unit/{engine,engine-extra,oracle}/**/*.test.ts'],
    exclude: ['tests/unit/oracle/self.test.ts', 'tests/unit/engine-extra/titles.test.ts'],
    // One worker a run instead of one a file: a mutant costs the time of its tests alone.
    isolate: false,
    sequence: { sequencer: QuickFirst },
    env: { PROOF_RUNS: '0.5', PROOF_SEED: '1' },
  },
});
