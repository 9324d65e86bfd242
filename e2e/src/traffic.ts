/** What a page asks of servers, and the moment from which it asks nothing more by itself. */
import { expect, type Page, type Request } from '@playwright/test';

export interface Traffic {
  /** Addresses asked so far. */
  readonly asked: readonly string[];
  /**
   * Waits until the page has loaded, its scripts have had the time to ask for more, and everything asked has come. What a
   * page does later, by a clock of its own, is not waited for.
   */
  settle(): Promise<void>;
}

/** Watches a page; call it before the page is opened. */
export function watchTraffic(page: Page): Traffic {
  const asked: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    asked.push(request.url());
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const settle = async () => {
    await page.waitForLoadState('load');
    const countAfterRest = async () => {
      await rest(page);
      return underWay.size;
    };
    await expect.poll(countAfterRest, 'requests under way').toBe(0);
  };
  return { asked, settle };
}

/** Lets everything happen that scripts of the page have put off until there is time. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }));
  });
}
