import { defineConfig } from '@playwright/test';

/** Run by `pnpm test stranger`, which packs what is installed here. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  // Two installs by npm, and two builds of Strapi's admin.
  timeout: 20 * 60_000,
  retries: 0,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  outputDir: '../test-results/stranger',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 120_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: process.env.TRACE === 'true' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] },
  },
});
