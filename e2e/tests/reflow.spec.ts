import { fixtures } from '@lumavelo/blocks/fixtures';
import { forgiveNotFound } from '../src/console-errors.ts';
import { COMPONENTS, expect, refuseComponents, test } from '../src/gallery.ts';

/**
 * On a screen of 1280 × 900 pixels a page is 320 wide at 400 % and 640 × 450 at 200 % (WCAG 1.4.10 and 1.4.4): it is read
 * by scrolling down alone. What is wide by nature, such as a table, scrolls within itself.
 */
const SCREENS = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
];

for (const type of Object.keys(fixtures)) {
  test(`${type} is read without scrolling sideways, however large`, async ({ openFixture, page, consoleErrors }) => {
    await refuseComponents(page);
    await openFixture(type, 'all');
    await page.evaluate(() => document.fonts.ready);
    // Pages cut off what is too wide for them, which would hide it from this measure.
    await page.addStyleTag({ content: '.Page { overflow-x: visible; }' });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(screen.width);
    }
    forgiveNotFound(consoleErrors, COMPONENTS);
  });
}
