import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,content}/**/*.test.ts'],
    // Nothing here changes what another file sees: each module, and the built site, is read once a worker.
    pool: 'threads',
    isolate: false,
    // Some tests start a compiler or a linter; a busy machine takes its time over that.
    testTimeout: 60_000,
  },
});
