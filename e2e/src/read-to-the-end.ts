import type { Page } from '@playwright/test';

/** Scrolls as a reader does: what wakes when it comes near has the time to see it. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // Less than a window further each time, so that every part comes near before it is in sight.
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo(0, y);
      await frame();
      await frame();
      await frame();
    }
  });
}
