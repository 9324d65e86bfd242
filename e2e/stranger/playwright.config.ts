import { defineConfig } from '@playwright/test';

/** Run by `pnpm test stranger`, which packs what is installed here. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  // Two installs by npm, an admin that Vite prepares, and a build of a site.
  timeout: 20 * 60_000,
  retries: 0,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  outputDir: '../test-results/stranger',
  use: {
    // In development each visit of the admin loads hundreds of files.
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: process.env.TRACE === 'true' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] },
  },
});
