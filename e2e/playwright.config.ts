import { defineConfig } from '@playwright/test';
import { isFull } from '../scripts/testing/matrix.ts';
import { type GalleryOptions, WITH_TILES } from './src/gallery.ts';

/**
 * The blocks that a framework drives, on a gallery built with `VISITOR_RUNTIME=react`, in the full run. That gallery has a
 * tile server in its settings, so the dealer map runs with tiles here, and draws borders by itself everywhere else.
 */
const ISLANDS = [
  /blocks\/(Slider|SliderWithPricing|LogoSliderBlock|ReviewsSlider|BikeComparison)\.spec\.ts$/,
  /dealers\/(map|position|search)\.spec\.ts$/,
];
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  // One process for all pages of an address, see `worker-profile.ts`.
  '--process-per-site',
  // A page of a test lives for seconds, which is too short to get back what the optimizing compilers take.
  '--js-flags=--no-opt --no-maglev',
];

/** Chromium without the window around pages, where there is such a one; the canvas is compared with the site in the whole. */
const withoutWindow = { executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH, args: ARGUMENTS };

const TILES = /dealers\/tiles\.spec\.ts$/;

/** Pages of the built sites and of the gallery. Nothing here changes what the CMS has, so these run beside all others. */
const SITE = /tests\/(blocks|dealers|samples|site)\//;

/** The page editor on its host in memory. */
const MEMORY = /tests\/memory\//;

/** The page editor in the admin. Its tests make pages of their own and look at no others. */
const EDITOR = /tests\/editor\/(?!parity)/;

/** Run by `pnpm test e2e`, which builds and starts what these tests visit. */
export default defineConfig<object, GalleryOptions>({
  testDir: './tests',
  globalSetup: process.env.GALLERY_URL ? undefined : './src/log-in.ts',
  workers: 2,
  timeout: 120_000,
  // A test that fails now and then is mended, not tried again.
  retries: 0,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // What `@full` marks asks the same of a part in a second way, or what unit tests ask too.
  grepInvert: isFull ? undefined : /@full/,
  projects: [
    // Tests of one project share what they list, upload and publish in one CMS, and so follow each other.
    { name: 'editor', testMatch: EDITOR, workers: 1, use: { launchOptions: withoutWindow } },
    { name: 'admin', testIgnore: [SITE, EDITOR, MEMORY], workers: 1 },
    { name: 'memory', testMatch: MEMORY, use: { launchOptions: withoutWindow } },
    { name: 'site', testMatch: SITE, testIgnore: TILES, use: { launchOptions: withoutWindow } },
    {
      name: 'react',
      testMatch: isFull ? [...ISLANDS, TILES] : [],
      use: { galleryFolder: WITH_TILES, launchOptions: withoutWindow },
    },
  ],
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  outputDir: './test-results',
  use: {
    baseURL: process.env.CMS_URL,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // A trace of every step costs a third of a test's time, so it is written only when somebody looks for a cause.
    trace: process.env.TRACE === 'true' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ARGUMENTS,
    },
  },
});
