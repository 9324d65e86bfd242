/** Tests of single blocks: each visits a block's sample, alone on a page of the site (the route /gallery). */
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { serveBuiltSite } from './site.ts';

interface BlockTest {
  /** Opens a sample of a block, such as `('Tabs', 'full')`, and returns when its page has loaded. */
  openFixture(type: string, name: string): Promise<Page>;
  /** What the page wrote to the console as errors, or threw; a test fails when anything is left here at its end. */
  consoleErrors: string[];
}

export const test = base.extend<BlockTest, { galleryUrl: string }>({
  galleryUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      // GALLERY_URL serves a gallery that runs already, such as the one of `pnpm dev`.
      const running = process.env.GALLERY_URL;
      if (running) return use(running);
      const site = await serveBuiltSite('nl', join(String(process.env.SITES_FOLDER), 'gallery'));
      await use(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      expect(errors, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  async openFixture({ page, galleryUrl }, use) {
    await use(async (type, name) => {
      await page.goto(`${galleryUrl}/gallery/${type}/${name}`);
      return page;
    });
  },
});

export { expect };
