/** The screens that both sides are looked at on, and taking pictures of them. */
import type { Frame, Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** Names of the screens in the editor, and their widths in pixels. */
export const SCREENS = [
  ['Mobile', 390],
  ['Tablet', 834],
  ['Desktop', 1440],
] as const;

/** Height of a screen, in pixels, where the page is not higher. */
export const LEAST_HEIGHT = 900;

/** Blocks that stand on the screen: the page below them is empty. */
const FIXED: ReadonlySet<string> = new Set(['FloatingActionButton', 'MobileMenuBlock']);

/** What a picture of a block's page is taken of. */
export function pictured(type: string): string {
  return FIXED.has(type) ? 'html' : 'main.Page';
}

/** What one side shows: its picture, and the versions of its pictures that a browser may choose from. */
export interface Sight {
  picture: PNG;
  versions: string[];
}

let looks = 0;

/** How long one look may wait for a page, in milliseconds. A look that got stuck says at what, and is taken again. */
const PATIENCE = 12_000;

/**
 * Brings a page into the state that a picture shows: fonts and pictures there, films on their first frame.
 * @returns for each picture the versions it offers. Which one a browser takes depends on those it has from earlier
 * pages, so the pictures themselves are drawn from the whole file on both sides. What it has of that file from earlier
 * pages shows in a small picture's pixels too, and the editor had many; so each picture of each look has an address of
 * its own.
 */
export function settle(page: Page | Frame): Promise<string[]> {
  looks += 1;
  return page.evaluate(
    async ({ look, patience }) => {
      const late = async (what: () => string) => {
        await new Promise((resolve) => setTimeout(resolve, patience));
        throw new Error(`Not there after ${patience} ms: ${what()}.`);
      };
      await Promise.race([document.fonts.ready, late(() => 'fonts')]);
      const images = [...document.images];
      for (const [index, image] of images.entries()) {
        // Pictures beside the visible part of a row would wait for a scroll that never comes.
        image.loading = 'eager';
        if (image.srcset) {
          image.dataset.versions = `${image.srcset} at ${image.sizes}`;
          image.srcset = '';
        }
        if (!/^https?:/.test(image.src)) continue;
        const address = new URL(image.src);
        address.searchParams.set('look', `${look}.${index}`);
        image.src = address.href;
      }
      const waiting = new Set(images);
      const decode = async (image: HTMLImageElement) => {
        await image.decode().catch(() => undefined);
        waiting.delete(image);
      };
      await Promise.race([Promise.all(images.map(decode)), late(() => [...waiting].map(({ src }) => src).join(', '))]);
      for (const video of document.querySelectorAll('video')) {
        video.pause();
        video.currentTime = 0;
      }
      return images.map(({ dataset }) => dataset.versions ?? '');
    },
    { look: looks, patience: PATIENCE },
  );
}

/** Looks at an element of a page; the picture of one that draws nothing at all is a speck. */
export async function see(page: Page | Frame, selector: string): Promise<Sight> {
  const versions = await settle(page);
  const element = page.locator(selector);
  const box = await element.boundingBox({ timeout: PATIENCE });
  if (!box?.height) return { picture: new PNG({ width: 1, height: 1 }), versions };
  return { picture: PNG.sync.read(await element.screenshot({ animations: 'disabled', timeout: PATIENCE })), versions };
}

/** Calls that leave the machine are answered on neither side. */
export async function refuseStrangers(page: Page): Promise<void> {
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ status: 404, body: '' }),
  );
}
