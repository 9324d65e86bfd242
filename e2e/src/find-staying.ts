import type { Page } from '@playwright/test';

/** Classes of what stays on the screen while the page is scrolled, but for what is not shown. */
export function findStaying(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .map((element) => element.className),
  );
}
