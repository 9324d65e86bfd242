import { fixtures } from '@lumavelo/blocks/fixtures';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/gallery.ts';

/** Whoever asks for less motion gets a page on which nothing moves by itself: no spinner, no film, no row of slides. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const type of Object.keys(fixtures)) {
  test(`nothing moves by itself in ${type} with reduced motion`, async ({ openFixture, page }) => {
    // Components that never come are waited for to the end.
    await page.route('**/assets/js/**', () => {});
    await openFixture(type, 'all');
    await readToTheEnd(page);
    await expect(page.locator('astro-island[ssr]:has(.Carousel-viewport)')).toHaveCount(0);
    await expect.poll(() => listMovements(page)).toEqual([]);
  });
}

/** Scrolls past everything, which wakes what waits to be seen. */
function readToTheEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
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
