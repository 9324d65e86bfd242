import { fixtures } from '@lumavelo/blocks/fixtures';
import type { Page } from '@playwright/test';
import { expect, test, untilAwake } from '../src/gallery.ts';
import { readToTheEnd } from '../src/read-to-the-end.ts';

/** Whoever asks for less motion gets a page on which nothing moves by itself: no spinner, no film, no row of slides. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const type of Object.keys(fixtures)) {
  test(`nothing moves by itself in ${type} with reduced motion`, async ({ openFixture, page }) => {
    // Components that never come are waited for to the end.
    await page.route('**/assets/js/**', () => {});
    await openFixture(type, 'all');
    await readToTheEnd(page);
    await untilAwake(page, '.Carousel-viewport');
    await expect.poll(() => listMovements(page)).toEqual([]);
  });
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
