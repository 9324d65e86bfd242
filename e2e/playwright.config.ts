import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { GalleryOptions } from './src/gallery.ts';

/**
 * The blocks that a framework drives, on a gallery built with `VISITOR_RUNTIME=react`. That gallery has a tile server in
 * its settings, so the dealer map runs with tiles here, and draws borders by itself everywhere else.
 */
const ISLANDS = [
  /blocks\/(Slider|SliderWithPricing|LogoSliderBlock|ReviewsSlider|BikeComparison)\.spec\.ts$/,
  /dealers\/(map|position|search|tiles)\.spec\.ts$/,
];
const TILES = /dealers\/tiles\.spec\.ts$/;
const REACT_GALLERY = 'gallery-react';
const hasReactGallery = existsSync(join(process.env.SITES_FOLDER ?? '', REACT_GALLERY));

/** Run by `pnpm test e2e`, which builds and starts what these tests visit. */
export default defineConfig<object, GalleryOptions>({
  testDir: './tests',
  globalSetup: process.env.GALLERY_URL ? undefined : './src/log-in.ts',
  workers: 1,
  timeout: 120_000,
  // Hundreds of tests drive a real CMS and a real browser. One that fails is tried once more, and reported as flaky when it
  // passes then.
  retries: 1,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  projects: [
    { name: 'preact', testIgnore: TILES },
    ...(hasReactGallery ? [{ name: 'react', testMatch: ISLANDS, use: { galleryFolder: REACT_GALLERY } }] : []),
  ],
  reporter: [['list']],
  outputDir: './test-results',
  use: {
    baseURL: process.env.CMS_URL,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    },
  },
});
