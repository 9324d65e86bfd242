import { fixtures } from '@lumavelo/blocks/fixtures';
import { forgiveNotFound } from '../src/console-errors.ts';
import { COMPONENTS, expect, refuseComponents, test, untilAwake } from '../src/gallery.ts';
import { readLayoutShift, watchLayoutShift } from '../src/layout-shift.ts';
import { readToTheEnd } from '../src/read-to-the-end.ts';

/**
 * Nothing moves under a reader's eyes: every sample of every block while its page loads, is read to its end and wakes
 * its scripts. What a press may move is in the tests of each block.
 */
const MOST = 0.01;

for (const type of Object.keys(fixtures)) {
  test(`${type} stands still while its page loads and scrolls`, async ({ openFixture, page, consoleErrors }) => {
    await watchLayoutShift(page);
    await refuseComponents(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openFixture(type, 'all');
      await readToTheEnd(page);
      await page.evaluate(() => document.fonts.ready);
      await untilAwake(page, '.Carousel-viewport');
      expect(await readLayoutShift(page), `${width} px`).toBeLessThanOrEqual(MOST);
    }
    forgiveNotFound(consoleErrors, COMPONENTS);
  });
}
