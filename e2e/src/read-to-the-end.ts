import type { Page } from '@playwright/test';
import type { Traffic } from './traffic.ts';

/**
 * Scrolls as a reader does: what wakes when it comes near has the time to see it.
 * @param traffic of the page, when each screen is looked at until all that it asks for has come; what loads only while
 *   it is in sight may need longer than the frames that pass otherwise
 */
export async function readToTheEnd(page: Page, traffic?: Traffic): Promise<void> {
  for (let screen = 0, isAtEnd = false; !isAtEnd; screen += 1) {
    isAtEnd = await page.evaluate(async (scrolled) => {
      const frame = () => new Promise(requestAnimationFrame);
      // Less than a window further each time, so that every part comes near before it is in sight.
      const step = window.innerHeight * 0.8;
      window.scrollTo(0, scrolled * step);
      await frame();
      await frame();
      await frame();
      return (scrolled + 1) * step >= document.body.scrollHeight;
    }, screen);
    await traffic?.settle();
  }
}
