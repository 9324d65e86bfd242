/** The page of a block's samples is read to its end, in different circumstances. */
import type { Page, Route } from '@playwright/test';
import { COMPONENTS, expect, refuseComponents, untilAwake } from '../gallery.ts';
import { readLayoutShift, watchLayoutShift } from '../layout-shift.ts';
import { readToTheEnd } from '../read-to-the-end.ts';

const MOST_SHIFT = 0.01;

/** One opening of a page. The letters that stand in for late fonts have the same measures, so nothing moves then either. */
export interface Visit {
  width: number;
  fonts: 'late' | 'in time';
  motion: 'reduce' | 'no-preference';
}

/**
 * On a screen of 1280 × 900 pixels a page is 320 wide at 400 % and 640 × 450 at 200 % (WCAG 1.4.10 and 1.4.4). What is
 * wide by nature, such as a table, scrolls within itself.
 */
const ENLARGED = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
];

/**
 * Opens the page and reads it to its end. Nothing moves under a reader's eyes while the page loads, while its fonts come,
 * and while its scripts wake; for whoever asks for less motion nothing moves by itself.
 */
export async function readInPeace(page: Page, address: string, { width, fonts, motion }: Visit): Promise<void> {
  await watchLayoutShift(page);
  await page.emulateMedia({ reducedMotion: motion });
  await page.setViewportSize({ width, height: 900 });
  // Without motion the components never come, and are waited for to the end.
  if (motion === 'reduce') await page.route(COMPONENTS, () => {});
  else await refuseComponents(page);

  await open(page, address, fonts);
  await readToTheEnd(page);
  await untilAwake(page, '.Carousel-viewport');
  expect.soft(await readLayoutShift(page), 'what moved').toBeLessThanOrEqual(MOST_SHIFT);
  if (motion === 'reduce') await expect.soft.poll(() => listMovements(page)).toEqual([]);
}

/** The open page is read by scrolling down alone, however large its text. */
export async function readEnlarged(page: Page): Promise<void> {
  // What sticks out of the page is cut off at its edge, and nobody could scroll to it.
  const root = page.locator('.Page');
  await root.evaluate((element) => {
    element.style.overflowX = 'visible';
  });
  for (const screen of ENLARGED) {
    await page.setViewportSize(screen);
    await expect.soft
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${screen.width} px`)
      .toBeLessThanOrEqual(screen.width);
  }
  await root.evaluate((element) => {
    element.style.overflowX = '';
  });
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
