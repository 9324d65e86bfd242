/** How far the content of a page moved by itself, as browsers measure it (cumulative layout shift). */
import type { Page } from '@playwright/test';

/** Starts measuring; call it before the page is opened. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = { total: 0 };
    Object.assign(window, { layoutShift: record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all shifts so far, those right after a click or a key included. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as Window & { layoutShift?: { total: number } }).layoutShift?.total ?? Number.NaN);
}
