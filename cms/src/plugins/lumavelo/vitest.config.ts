import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{admin,server}/**/*.test.{ts,tsx}'],
    // Files keep nothing in modules that another would find, and each would read all of them anew.
    isolate: false,
  },
});
