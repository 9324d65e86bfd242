import { defineConfig } from '@playwright/test';
import { isFull } from '../../scripts/testing/matrix.ts';
import type { EngineOptions } from './src/fixtures.ts';

/**
 * The journeys in stock Firefox and in WebKitGTK, which Playwright does not drive itself: it only runs them here. The same
 * servers as for the tests in Chromium. A smoke of them by default, all in the full run.
 */
export default defineConfig<object, EngineOptions>({
  testDir: './tests',
  // E2E_TOKEN is a session that is open already.
  globalSetup: process.env.E2E_TOKEN ? undefined : '../src/log-in.ts',
  grep: isFull ? undefined : /@smoke/,
  workers: 2,
  timeout: 120_000,
  retries: 0,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  projects: [
    { name: 'firefox', workers: 1, use: { engine: 'firefox' } },
    { name: 'webkit', workers: 1, use: { engine: 'webkit' } },
  ],
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  outputDir: '../test-results/browsers',
  // Chromium logs in once for all.
  use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] } },
});
