/** Tests of single blocks: each visits a block's sample, alone on a page of the site (the route /gallery). */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { recordErrors } from './console-errors.ts';
import { serveBuiltSite } from './site.ts';
import { answerTiles } from './tiles.ts';
import { test as base, expect } from './visitor.ts';

interface BlockTest {
  /** Opens a sample of a block, such as `('Tabs', 'full')`, and returns when its page has loaded. */
  openFixture(type: string, name: string): Promise<Page>;
  /** What the page wrote to the console as errors, or threw; a test fails when anything is left here at its end. */
  consoleErrors: string[];
}

/** Where the gallery is that is built with a tile server. */
export const WITH_TILES = 'gallery-react';

export interface GalleryOptions {
  /** Folder of the site that has the gallery, inside `SITES_FOLDER`: the Dutch site itself unless a name is given. */
  galleryFolder: string;
}

export const test = base.extend<BlockTest, GalleryOptions & { galleryUrl: string }>({
  galleryFolder: ['', { option: true, scope: 'worker' }],
  galleryUrl: [
    async ({ galleryFolder }, use) => {
      // GALLERY_URL serves a gallery that runs already, such as the one of `pnpm dev`.
      const running = process.env.GALLERY_URL;
      if (running) return use(running);
      const site = await serveBuiltSite('nl', join(String(process.env.SITES_FOLDER), galleryFolder));
      await use(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const errors = recordErrors(page);
      await use(errors);
      expect(errors, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  async openFixture({ page, galleryFolder, galleryUrl }, use) {
    if (galleryFolder === WITH_TILES) await answerTiles(page);
    await use(async (type, name) => {
      await page.goto(`${galleryUrl}/gallery/${type}/${name}`);
      return page;
    });
  },
});

/**
 * Waits until the scripts of islands have taken over what the site wrote: before that a page looks the same, and a press
 * does what it does without script.
 * @param part selector of something inside those islands
 */
export async function untilAwake(page: Page, part: string): Promise<void> {
  await expect(page.locator(`astro-island[ssr]:has(${part})`)).toHaveCount(0);
}

/** Addresses of the scripts of embedded components. */
export const COMPONENTS = /\/assets\/js\/[^/]+\.js$/;

/**
 * Keeps the scripts of embedded components away, so that their blocks show what they show on their own. The components
 * ask a CMS, and are tested in other places.
 */
export async function refuseComponents(page: Page): Promise<void> {
  await page.route(COMPONENTS, (route) => route.fulfill({ status: 404, body: '' }));
}

export { expect };
