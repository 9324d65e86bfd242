import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './src/fixtures.ts';

/**
 * The journeys in stock Firefox and in WebKitGTK, which Playwright does not drive itself: it only runs them here. The same
 * servers as for the tests in Chromium. A smoke of them by default, all with `TEST_MATRIX=full`.
 */
export default defineConfig<object, EngineOptions>({
  testDir: './tests',
  // E2E_TOKEN is a session that is open already.
  globalSetup: process.env.E2E_TOKEN ? undefined : '../src/log-in.ts',
  grep: process.env.TEST_MATRIX === 'full' ? undefined : /@smoke/,
  workers: 1,
  timeout: 120_000,
  retries: 0,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  reporter: [['list']],
  outputDir: '../test-results/browsers',
  // Chromium logs in once for all.
  use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] } },
});
