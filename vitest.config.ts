import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,content}/**/*.test.ts'],
    // Some tests start a compiler or a linter; a busy machine takes its time over that.
    testTimeout: 60_000,
  },
});
