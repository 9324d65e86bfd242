import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Style sheets are imported as text and measured, so they are processed in tests too.
    css: true,
    include: ['src/**/*.test.{ts,tsx}'],
    // Property tests draw thousands of documents; a busy machine needs room.
    testTimeout: 30_000,
    // Files keep nothing in modules that another would find, and each would read all of them anew.
    isolate: false,
  },
});
