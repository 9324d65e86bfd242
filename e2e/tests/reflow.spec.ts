import { fixtures } from '@lumavelo/blocks/fixtures';
import { expect, forgiveNotFound, refuseComponents, test } from '../src/gallery.ts';

/**
 * At 400 % on a screen of 1280 pixels a page is 320 wide (WCAG 1.4.10): it is read by scrolling down alone. What is wide
 * by nature, such as a table, scrolls within itself.
 */
const NARROWEST = 320;

for (const type of Object.keys(fixtures)) {
  test(`${type} is read without scrolling sideways, however large`, async ({ openFixture, page, consoleErrors }) => {
    await refuseComponents(page);
    await page.setViewportSize({ width: NARROWEST, height: 640 });
    await openFixture(type, 'all');
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST);
    forgiveNotFound(consoleErrors);
  });
}
