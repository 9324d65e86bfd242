import type { Page } from '@playwright/test';

/**
 * Stops the clock that steps of undo are told apart by, so that the machine's speed decides nothing. It is the clock
 * of the page that is open: another one has its own.
 * @returns sets it to so many milliseconds after it was stopped
 * @throws when no page is open yet
 */
export async function stopClock(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  if (page.url() === 'about:blank') throw new Error('No page is open whose clock could be stopped.');
  const begun = await page.evaluate(() => performance.now());
  const set = (milliseconds: number) =>
    page.evaluate((now) => {
      performance.now = () => now;
    }, begun + milliseconds);
  await set(0);
  return set;
}
