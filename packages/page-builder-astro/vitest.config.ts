import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The build tests run the real build.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
