import { fixtures } from '@lumavelo/blocks/fixtures';
import type { Page, Route } from '@playwright/test';
import { isFull, sample } from '../../../scripts/testing/matrix.ts';
import { forgiveNotFound } from '../../src/console-errors.ts';
import { COMPONENTS, expect, refuseComponents, test, untilAwake } from '../../src/gallery.ts';
import { readLayoutShift, watchLayoutShift } from '../../src/layout-shift.ts';
import { readToTheEnd } from '../../src/read-to-the-end.ts';

/**
 * Every sample of every block is read in peace. Nothing moves under a reader's eyes while the page loads, while its fonts
 * come, and while it is read to its end and wakes its scripts; what a press may move is in the tests of each block.
 * Whoever asks for less motion gets a page on which nothing moves by itself. And a page is read by scrolling down alone,
 * however large its text.
 */
const MOST_SHIFT = 0.01;

/** One opening of a page. The letters that stand in for late fonts have the same measures, so nothing moves then either. */
interface Visit {
  width: number;
  fonts: 'late' | 'in time';
  motion: 'reduce' | 'no-preference';
}

/** One answers all questions, for every other block; the others of the full run are other circumstances. */
const VISITS: readonly Visit[] = [
  { width: 390, fonts: 'late', motion: 'reduce' },
  { width: 1440, fonts: 'late', motion: 'no-preference' },
  { width: 390, fonts: 'late', motion: 'no-preference' },
  { width: 1440, fonts: 'in time', motion: 'no-preference' },
  { width: 390, fonts: 'in time', motion: 'no-preference' },
  { width: 1440, fonts: 'in time', motion: 'reduce' },
];

/**
 * On a screen of 1280 × 900 pixels a page is 320 wide at 400 % and 640 × 450 at 200 % (WCAG 1.4.10 and 1.4.4). What is
 * wide by nature, such as a table, scrolls within itself.
 */
const ENLARGED = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
];

const TYPES = Object.keys(fixtures).filter((_, index) => isFull || index % 2 === 0);

for (const type of TYPES) {
  for (const visit of sample(VISITS, 1)) {
    const { width, fonts, motion } = visit;
    test(`${type} is read in peace at ${width} px, fonts ${fonts}, motion ${motion}`, async ({
      galleryUrl,
      page,
      consoleErrors,
    }) => {
      await watchLayoutShift(page);
      await page.emulateMedia({ reducedMotion: motion });
      await page.setViewportSize({ width, height: 900 });
      // Without motion the components never come, and are waited for to the end.
      if (motion === 'reduce') await page.route(COMPONENTS, () => {});
      else await refuseComponents(page);

      await open(page, `${galleryUrl}/gallery/${type}/all`, fonts);
      await readToTheEnd(page);
      await untilAwake(page, '.Carousel-viewport');
      expect(await readLayoutShift(page), 'what moved').toBeLessThanOrEqual(MOST_SHIFT);
      if (motion === 'reduce') await expect.poll(() => listMovements(page)).toEqual([]);

      // What sticks out of the page is cut off at its edge, and nobody could scroll to it.
      await page.locator('.Page').evaluate((element) => {
        element.style.overflowX = 'visible';
      });
      for (const screen of ENLARGED) {
        await page.setViewportSize(screen);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(screen.width);
      }
      forgiveNotFound(consoleErrors, COMPONENTS);
    });
  }
}

/** Opens a page; late fonts come when it has been read for a moment. */
async function open(page: Page, address: string, fonts: Visit['fonts']): Promise<void> {
  if (fonts === 'in time') {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return;
  }
  const held: Route[] = [];
  await page.route('**/*.woff2', (route) => void held.push(route));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(drawTwice);
  await expect.poll(() => held.length, 'fonts under way').toBeGreaterThanOrEqual(2);
  await page.unroute('**/*.woff2');
  for (const route of held) await route.continue();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(drawTwice);
}

/** Waits until the page has been drawn, and what was seen of it is known to its scripts. */
async function drawTwice(): Promise<void> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}

/** What plays now, and will not be over within a blink. */
function listMovements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const animations = document.getAnimations().flatMap(({ effect, playState }) => {
      const isOver = playState !== 'running' || Number(effect?.getComputedTiming().endTime) <= 10;
      return isOver ? [] : [(effect as KeyframeEffect | null)?.target?.className ?? 'unknown'];
    });
    const films = [...document.querySelectorAll('video')].filter(({ paused }) => !paused);
    return [...animations, ...films.map(({ className }) => className || 'video')];
  });
}
