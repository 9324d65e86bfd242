/** What a page pushes for analytics. */
import type { Page } from '@playwright/test';

/** Keeps presses on links from leading away, so that what they pushed can be read. */
export async function stayOnPage(page: Page): Promise<void> {
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
}

/** Everything pushed so far. */
export function readDataLayer(page: Page): Promise<Record<string, string>[]> {
  return page.evaluate(() => (window as Window & { dataLayer?: Record<string, string>[] }).dataLayer ?? []);
}
