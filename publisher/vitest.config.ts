import { configDefaults, defineConfig } from 'vitest/config';
import { findCaddyVersion } from './src/testing/find-caddy.ts';

/** The web server's test runs where that is installed. */
const isServed = findCaddyVersion() !== undefined;
if (!isServed) process.stdout.write('Caddy is not installed, so its test did not run. Debian: apt-get install caddy\n');

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isServed ? [] : ['src/web-server.test.ts'])],
    // These run the real build, several times one after the other.
    testTimeout: 200_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
