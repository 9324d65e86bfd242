import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // These run the real build, several times one after the other; two files run beside each other, because they wait much.
    testTimeout: 200_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
