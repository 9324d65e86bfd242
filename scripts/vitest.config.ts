import { defineConfig } from 'vitest/config';

// Playwright looks several times for a host before it gives up.
export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: 60_000 } });
