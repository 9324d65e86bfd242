/** Tests of single blocks: each visits a block's sample, alone on a page of the site (the route /gallery). */
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { serveBuiltSite } from './site.ts';
import { answerTiles } from './tiles.ts';

interface BlockTest {
  /** Opens a sample of a block, such as `('Tabs', 'full')`, and returns when its page has loaded. */
  openFixture(type: string, name: string): Promise<Page>;
  /** What the page wrote to the console as errors, or threw; a test fails when anything is left here at its end. */
  consoleErrors: string[];
}

export interface GalleryOptions {
  /** Folder of the built gallery, inside `SITES_FOLDER`. */
  galleryFolder: string;
}

export const test = base.extend<BlockTest, GalleryOptions & { galleryUrl: string }>({
  galleryFolder: ['gallery', { option: true, scope: 'worker' }],
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
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
      expect(errors, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  async openFixture({ page, galleryUrl }, use) {
    await answerTiles(page);
    await use(async (type, name) => {
      await page.goto(`${galleryUrl}/gallery/${type}/${name}`);
      return page;
    });
  },
});

/**
 * Keeps the scripts of embedded components away, so that their blocks show what they show on their own. The components
 * ask a CMS, and are tested in other places.
 */
export async function refuseComponents(page: Page): Promise<void> {
  await page.route('**/assets/js/*.umd.js', (route) => route.fulfill({ status: 404, body: '' }));
}

/**
 * Forgives answers of 404, which browsers report on the console by themselves: pages that are meant to be missing, and
 * the scripts of embedded components that were refused. Every other error stays.
 */
export function forgiveNotFound(consoleErrors: string[]): void {
  const others = consoleErrors.filter((text) => !text.includes('the server responded with a status of 404'));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}

export { expect };
