import { fixtures } from '@lumavelo/blocks/fixtures';
import { test } from '@playwright/test';
import { isFull, sample } from '../../../scripts/testing/matrix.ts';
import { ParityCanvas } from '../../src/parity/canvas.ts';
import { comparePictures } from '../../src/parity/compare-pictures.ts';
import { listPages } from '../../src/parity/pages.ts';
import { SCREENS } from '../../src/parity/screens.ts';
import { ParitySite } from '../../src/parity/site.ts';
import { type ServedSite, serveBuiltSite } from '../../src/site.ts';

/**
 * The canvas shows exactly what visitors get: every sample of every block, drawn by the editor's preview and by the
 * site, pixel by pixel on three screens, with the same files and the same answers behind both. One editor shows all of
 * them, each pasted in place of the one before. The full run compares every sample on every screen; else one block of
 * each kind is compared on one screen.
 */

// What differs is left as pictures.
test.use({ screenshot: 'off' });

let gallery: ServedSite;
let canvas: ParityCanvas;
let site: ParitySite;

test.beforeAll(async ({ browser }) => {
  gallery = await serveBuiltSite('nl');
  canvas = await ParityCanvas.open(browser, gallery.url);
  site = await ParitySite.open(browser, gallery.url);
});

test.afterAll(async () => {
  await canvas?.close();
  await site?.close();
  await gallery?.close();
});

type BlockType = keyof typeof fixtures;

/** Words, an area, and what an element of the visitor's draws. */
const ONE_OF_EACH_KIND: BlockType[] = ['Text', 'Container', 'StoryTellerBlock'];
const types = isFull ? (Object.keys(fixtures) as BlockType[]) : ONE_OF_EACH_KIND;

for (const [index, type] of types.entries()) {
  const screens = isFull ? SCREENS : SCREENS.slice(index % SCREENS.length).slice(0, 1);
  for (const compared of sample(listPages(type), 1)) {
    test(`${type} looks the same on the canvas and on the site: ${compared.page}`, async () => {
      await site.show(compared);
      await canvas.show(compared);
      for (const [screen, width] of screens) {
        await canvas.useScreen(screen);
        await comparePictures(`${type}-${compared.page}-${width}`, async () => {
          // Each time anew: the page grows once its calculators have drawn.
          await canvas.setHeight(await site.useWidth(width));
          return Promise.all([canvas.capture(), site.capture()]);
        });
      }
      canvas.expectNoErrors();
    });
  }
}
