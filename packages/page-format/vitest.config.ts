import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // Property tests draw thousands of documents; a busy machine needs room.
    testTimeout: 30_000,
    // Files keep nothing in modules that another would find, and each would read all of them anew.
    isolate: false,
  },
});
