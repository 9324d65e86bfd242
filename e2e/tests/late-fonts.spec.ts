import { fixtures } from '@lumavelo/blocks/fixtures';
import type { Route } from '@playwright/test';
import { forgiveNotFound } from '../src/console-errors.ts';
import { COMPONENTS, expect, refuseComponents, test } from '../src/gallery.ts';
import { readLayoutShift, watchLayoutShift } from '../src/layout-shift.ts';

/**
 * On a slow line a page is read before its fonts are there. The letters that stand in for them have the same measures,
 * so what is being read stays where it is when they come.
 */
const MOST = 0.01;

for (const type of Object.keys(fixtures)) {
  test(`${type} stands still when its fonts come late`, async ({ galleryUrl, page, consoleErrors }) => {
    await watchLayoutShift(page);
    await refuseComponents(page);
    for (const width of [390, 1440]) {
      const held: Route[] = [];
      await page.route('**/*.woff2', (route) => void held.push(route));
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${galleryUrl}/gallery/${type}/all`, { waitUntil: 'domcontentloaded' });
      await page.evaluate(drawTwice);
      await expect.poll(() => held.length, 'fonts under way').toBeGreaterThanOrEqual(2);
      await page.unroute('**/*.woff2');
      for (const route of held) await route.continue();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('load');
      await page.evaluate(drawTwice);
      expect(await readLayoutShift(page), `${width} px`).toBeLessThanOrEqual(MOST);
    }
    forgiveNotFound(consoleErrors, COMPONENTS);
  });
}

/** Waits until the page has been drawn, and what was seen of it is known to its scripts. */
async function drawTwice(): Promise<void> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}
