import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // Property tests draw thousands of documents; a busy machine needs room.
    testTimeout: 30_000,
  },
});
