import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Builds two editors and opens them in a browser.
    testTimeout: 120_000,
  },
});
