import type { Page } from '@playwright/test';

/**
 * Stops the clock that steps of undo are told apart by, so that the machine's speed decides nothing.
 * @returns sets it to so many milliseconds after it was stopped
 */
export async function stopClock(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  const begun = await page.evaluate(() => performance.now());
  const set = (milliseconds: number) =>
    page.evaluate((now) => {
      performance.now = () => now;
    }, begun + milliseconds);
  await set(0);
  return set;
}
